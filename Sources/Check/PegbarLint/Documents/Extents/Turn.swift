#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Glibc)
  internal import Glibc
#else
  #error("unknown C library")
#endif

/// The trigonometry of rotations.
enum Turn {
  /// Returns the sine and the cosine of an angle in degrees.
  static func parts(of degrees: Double) -> (sine: Double, cosine: Double) {
    let radians = degrees * .pi / 180
    return (sin(radians), cos(radians))
  }
}
