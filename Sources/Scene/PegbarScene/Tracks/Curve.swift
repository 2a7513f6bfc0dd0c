public import PegbarGeometry

/// How a value moves from one key to the next.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum Curve: Hashable, Sendable {
  /// At constant speed.
  case linear
  /// Not at all: the value stays and jumps at the next key.
  case hold
  /// Along a cubic Bézier from (0, 0) to (1, 1).
  case bezier(TimingCurve)
  /// Along a spring; the value jumps to that of the next key if the spring is still moving there.
  case spring(SpringCurve)
}

extension Curve {
  /// How far the value is from one key to the next, after a share (0…1) of the segment's time.
  ///
  /// 0 at the start and 1 at the end; in between it may overshoot.
  ///
  /// - Parameters:
  ///   - fraction: The share of the time.
  ///   - seconds: How long the segment lasts; only springs have a time of their own.
  @usableFromInline
  package func progress(at fraction: Double, of seconds: Double = 1) -> Double {
    switch self {
    case .linear: min(max(fraction, 0), 1)
    case .hold: fraction >= 1 ? 1 : 0
    case .bezier(let curve): curve.progress(at: fraction)
    case .spring(let spring): fraction >= 1 ? 1 : spring.progress(after: fraction * seconds)
    }
  }

  /// Whether the value goes from one key to the next without turning back or overshooting; a path can
  /// be travelled along such curves alone.
  package var goesOneWay: Bool {
    switch self {
    case .linear: true
    case .bezier: farthestShares.isEmpty
    case .hold, .spring: false
    }
  }

  /// Whether it is a spring.
  package var isSpring: Bool {
    switch self {
    case .spring: true
    case .linear, .hold, .bezier: false
    }
  }
}
