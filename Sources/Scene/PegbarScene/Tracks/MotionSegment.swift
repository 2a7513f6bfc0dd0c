public import PegbarGeometry

/// The motion of a point from one keyframe to the next.
@usableFromInline
package struct MotionSegment: Hashable, Sendable {
  /// The motion path, which may be straight.
  package let curve: CubicCurve
  /// `true` if the motion follows the chord.
  package let isStraight: Bool

  /// Creates a motion; control points on the chord are dropped.
  ///
  /// - Source: lottie-web PropertyFactory.js (`pointOnLine2D` with a determinant below 0.001).
  @usableFromInline
  package init(from start: Point, to end: Point, motionPath: MotionPath?) {
    guard let motionPath, !Self.isFlat(start, end, motionPath) else {
      curve = CubicCurve(start, start, end, end)
      isStraight = true
      return
    }
    curve = CubicCurve(start, motionPath.control1, motionPath.control2, end)
    isStraight = false
  }

  /// Returns the point at a fraction of the length.
  ///
  /// Fractions outside 0…1 continue along a straight line and stop at the ends of a curve.
  @usableFromInline
  package func point(at share: Double) -> Point {
    if isStraight { return .interpolate(curve.start, curve.end, share) }
    return curve.point(at: parameter(at: share))
  }

  /// Returns the direction of travel at a fraction of the length; zero if nothing moves.
  package func direction(at share: Double) -> Point {
    if isStraight { return curve.end - curve.start }
    return curve.direction(at: parameter(at: share))
  }

  private func parameter(at share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    let total = curve.length()
    return curve.parameter(atLength: share * total, of: total)
  }

  private static func isFlat(_ start: Point, _ end: Point, _ motionPath: MotionPath) -> Bool {
    if start == end { return motionPath.control1 == start && motionPath.control2 == end }
    func determinant(_ point: Point) -> Double {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    return abs(determinant(motionPath.control1)) < 0.001
      && abs(determinant(motionPath.control2)) < 0.001
  }
}
