package import PegbarGeometry

/// A motion with a precomputed length, for evaluating a large number of points.
package struct MeasuredMotion: Sendable {
  private let segment: MotionSegment
  /// The motion path, or `nil` if the motion is straight.
  private let curve: MeasuredCurve?

  /// Creates a motion and measures its length.
  package init(_ segment: MotionSegment) {
    self.segment = segment
    curve = segment.isStraight ? nil : MeasuredCurve(segment.curve)
  }

  /// Returns the point at a fraction of the length; equal to `MotionSegment.point(at:)` within 1e-6
  /// of the length.
  package func point(at share: Double) -> Point {
    guard curve != nil, share > 0, share < 1 else { return segment.point(at: share) }
    return segment.curve.point(at: parameter(at: share))
  }

  /// Returns the parameter of the curve at a fraction (0…1) of the length; the fraction itself on a
  /// line.
  package func parameter(at share: Double) -> Double {
    guard let curve, share > 0, share < 1 else { return min(max(share, 0), 1) }
    return curve.parameter(atLength: share * curve.length)
  }
}
