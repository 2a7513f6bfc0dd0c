// Required only for sine, cosine, and the exponential function.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#else
  #error("unknown C library")
#endif

/// A mass on a spring that is pulled from 0 to 1 (`CASpringAnimation`), with time in seconds.
public struct SpringCurve: Hashable, Sendable {
  /// The mass, above 0.
  public var mass: Double
  /// The stiffness of the spring, above 0.
  public var stiffness: Double
  /// The damping, at least 0.
  public var damping: Double
  /// The initial velocity, as a multiple of the total distance per second.
  public var velocity: Double

  /// Creates a spring.
  public init(mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity
  }

  /// The damping relative to critical damping; below 1, the spring oscillates.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// A Boolean value that indicates whether the damping is above critical damping.
  ///
  /// `CASpringAnimation` plays such a spring with critical damping unless `allowsOverdamping` is
  /// set, which requires iOS 17. Therefore, such springs are played as keyframes.
  public var isOverdamped: Bool { dampingRatio > 1 + 1e-9 }

  /// A Boolean value that indicates whether the spring is valid.
  public var isValid: Bool {
    mass > 0 && stiffness > 0 && damping >= 0 && velocity.isFinite && mass.isFinite
      && stiffness.isFinite && damping.isFinite
  }
}

extension SpringCurve {
  /// Returns the progress of the mass from start to end after some seconds; it can be beyond the
  /// end.
  ///
  /// - Source: CASpringAnimation.h; m x'' + c x' + k (x − 1) = 0 with x(0) = 0, x'(0) = velocity.
  package func progress(after seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    guard isValid else { return min(seconds, 1) }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = dampingRatio
    if abs(ratio - 1) < 1e-9 {
      return 1 + exp(-frequency * seconds) * ((velocity - frequency) * seconds - 1)
    }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (velocity - ratio * frequency) / swing
      return 1 + exp(-ratio * frequency * seconds)
        * (sine * sin(swing * seconds) - cos(swing * seconds))
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (root - ratio * frequency, -root - ratio * frequency)
    let share = (velocity + slow) / (fast - slow)
    return 1 - (1 + share) * exp(slow * seconds) + share * exp(fast * seconds)
  }

  /// Returns the spring that first overshoots by a fraction of the distance after some seconds.
  package static func swinging(over share: Double, after seconds: Double) -> SpringCurve? {
    guard share > 0, share < 1, seconds > 0 else { return nil }
    let logarithm = log(share)
    let ratio = -logarithm / (Double.pi * Double.pi + logarithm * logarithm).squareRoot()
    let frequency = Double.pi / seconds / (1 - ratio * ratio).squareRoot()
    return SpringCurve(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }
}
