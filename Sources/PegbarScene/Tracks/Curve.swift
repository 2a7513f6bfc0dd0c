/// How a value moves from one key to the next.
public enum Curve: Hashable, Sendable {
  /// At constant speed.
  case linear
  /// Not at all: the value stays and jumps at the next key.
  case hold
  /// Along a cubic Bézier from (0, 0) to (1, 1).
  case bezier(TimingCurve)
  /// As a mass on a spring is pulled there; at the next key it is let go of.
  case spring(SpringCurve)
}

/// A mass on a spring that is pulled from 0 to 1 (`CASpringAnimation`); its time is in seconds.
public struct SpringCurve: Hashable, Sendable {
  /// The mass, above 0.
  public var mass: Double
  /// How hard the spring pulls, above 0.
  public var stiffness: Double
  /// How hard it is braked, not below 0.
  public var damping: Double
  /// How fast the mass is at the start, in ranges a second.
  public var velocity: Double

  /// Makes a spring.
  public init(mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity
  }

  /// How hard it is braked against how hard it would have to be not to swing; below 1 it swings.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Whether it is a spring at all.
  public var isValid: Bool {
    mass > 0 && stiffness > 0 && damping >= 0 && velocity.isFinite && mass.isFinite
      && stiffness.isFinite && damping.isFinite
  }
}

/// The two control points of an easing curve from (0, 0) to (1, 1), as `CAMediaTimingFunction` takes them.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point's share of the time, 0…1.
  public var x1: Double
  /// The first control point's share of the change; outside 0…1 it overshoots.
  public var y1: Double
  /// The second control point's share of the time, 0…1.
  public var x2: Double
  /// The second control point's share of the change; outside 0…1 it overshoots.
  public var y2: Double

  /// Makes a curve from its control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The same motion played backwards.
  public var reversed: TimingCurve { TimingCurve(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
}
