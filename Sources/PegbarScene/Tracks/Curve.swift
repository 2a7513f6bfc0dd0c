/// How a value moves from one key to the next.
public enum Curve: Hashable, Sendable {
  /// At constant speed.
  case linear
  /// Not at all: the value stays and jumps at the next key.
  case hold
  /// Along a cubic Bézier from (0, 0) to (1, 1).
  case bezier(TimingCurve)
}

/// The two control points of an easing curve from (0, 0) to (1, 1), as `CAMediaTimingFunction` takes them.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point's share of the time, 0…1.
  public var x1: Double
  /// The first control point's share of the way; outside 0…1 it overshoots.
  public var y1: Double
  /// The second control point's share of the time, 0…1.
  public var x2: Double
  /// The second control point's share of the way; outside 0…1 it overshoots.
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
