public import PegbarGeometry

/// The easing of a value from one keyframe to the next.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Curve: Hashable, Sendable {
  /// Constant speed.
  case linear
  /// No motion: the value is held and jumps at the next keyframe.
  case hold
  /// A cubic Bézier curve from (0, 0) to (1, 1).
  case bezier(TimingCurve)
  /// A spring; the value jumps to that of the next keyframe if the spring is still moving there.
  case spring(SpringCurve)
}

extension Curve {
  /// Returns the progress to the next keyframe after a fraction (0…1) of the segment's time.
  ///
  /// The progress is 0 at the start and 1 at the end; it may overshoot in between.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the time.
  ///   - seconds: The duration of the segment; only springs depend on it.
  @usableFromInline
  package func progress(at fraction: Double, of seconds: Double = 1) -> Double {
    switch self {
    case .linear: min(max(fraction, 0), 1)
    case .hold: fraction >= 1 ? 1 : 0
    case .bezier(let curve): curve.progress(at: fraction)
    case .spring(let spring): fraction >= 1 ? 1 : spring.progress(after: fraction * seconds)
    }
  }

  /// `true` if the value never reverses or overshoots between keyframes, which motion along a path
  /// requires.
  package var goesOneWay: Bool {
    switch self {
    case .linear: true
    case .bezier: farthestShares.isEmpty
    case .hold, .spring: false
    }
  }

  /// `true` for a spring.
  package var isSpring: Bool {
    switch self {
    case .spring: true
    case .linear, .hold, .bezier: false
    }
  }
}
