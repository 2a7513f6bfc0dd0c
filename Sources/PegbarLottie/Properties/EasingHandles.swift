/// The two inner control points of the cubic that times a segment between two keys.
///
/// The curve runs from (0, 0) to (1, 1); x is time, y is progress.
/// - Source: Lottie keyframes, `"o": {"x": …, "y": …}, "i": {"x": …, "y": …}`.
package struct EasingHandles: Sendable, Hashable {
  /// Time of the first control point, 0…1 (`o.x`, clamped).
  package var outX: Double
  /// Progress of the first control point (`o.y`); outside 0…1 it overshoots.
  package var outY: Double
  /// Time of the second control point, 0…1 (`i.x`, clamped).
  package var inX: Double
  /// Progress of the second control point (`i.y`); outside 0…1 it overshoots.
  package var inY: Double

  /// Makes handles.
  package init(outX: Double, outY: Double, inX: Double, inY: Double) {
    self.outX = outX
    self.outY = outY
    self.inX = inX
    self.inY = inY
  }

  /// Even speed.
  package static let linear = EasingHandles(outX: 0, outY: 0, inX: 1, inY: 1)
  /// Even speed for all components, as `Keyframe.easing` holds it.
  package static let linearForAll = [linear]

  /// Whether the curve is the straight line, whatever its control points.
  package var isLinear: Bool { outX == outY && inX == inY }
}
