// For powers alone.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A base that is not negative, raised to a power.
func power(_ base: Double, _ exponent: Double) -> Double {
  exponent == 1 ? base : pow(max(base, 0), exponent)
}
