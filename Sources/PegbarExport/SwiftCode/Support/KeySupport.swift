// Shared functions that play keys: with what the file asks of them.
extension SceneCode {
  /// The function that makes an animation of keys; curves are for scenes that do not only move
  /// evenly.
  mutating func keysFunction(_ support: Set<Support>) {
    let hasCurves = support.contains(.keys)
    if hasCurves {
      text.lines(
        """
        /// Moves a property through values at frames; at equal frames it jumps. The first curve serves
        /// all segments that the others leave.
        private func keys(
          _ keyPath: String, at frames: [Double], _ values: [Any], _ curves: [Float]...
        ) -> CAKeyframeAnimation {
        """)
    } else {
      text.lines(
        """
        /// Moves a property through values at frames; at equal frames it jumps.
        private func keys(
          _ keyPath: String, at frames: [Double], _ values: [Any]
        ) -> CAKeyframeAnimation {
        """)
    }
    text.lines(
      """
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        let times = seconds(frames), start = times[0], duration = times[times.count - 1] - start
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: ($0 - start) / duration) }
        (animation.beginTime, animation.duration, animation.fillMode) = (start, duration, .both)
      """)
    if hasCurves {
      let curve = "curves[max($0 + curves.count - values.count, 0)]"
      text.line("  if !curves.isEmpty {")
      text.line("    animation.timingFunctions = (1..<values.count).map {")
      if support.contains(.timing) {
        text.line("      timing(\(curve))")
      } else {
        text.line("      let points = \(curve)")
        text.line("      return \(Support.timingOfPoints)")
      }
      text.line("    }")
      text.line("  }")
    }
    text.line("  return animation")
    text.line("}")
  }
}

extension Support {
  /// What makes a timing function of control points.
  static let timingOfPoints =
    "CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])"
}
