/// The function that moves layers along curves.
enum MotionSource {
  /// Its source.
  ///
  /// It does what `SteppedMotion` does, so that it gives the keys of the scene.
  ///
  /// - Parameter hasStraightParts: Whether some ways are straight and keep their easing.
  static func travel(hasStraightParts: Bool) -> String {
    let start = hasStraightParts ? "\n  var functions: [CAMediaTimingFunction] = []" : ""
    let pace =
      hasStraightParts
      ? """

          let function = count > 1 ? CAMediaTimingFunction(name: .linear) : timing(curve)
          functions += Array(repeating: function, count: count)
      """ : ""
    let end = hasStraightParts ? "\n  animation.timingFunctions = functions" : ""
    return """
      /// Moves a layer along curves, by their length: the first point is followed by two control points
      /// and the end of each curve.\(hasStraightParts ? " One of a single part is straight." : "")
      private func travel(
        along data: String, at frames: [Double], parts: [Int], _ curves: [Float]...
      ) -> CAKeyframeAnimation {
        func blend(_ values: [Double], _ part: Double) -> Double {
          let rest = 1 - part, first = rest * values[0] + 3 * part * values[1]
          return rest * rest * first + part * part * (3 * rest * values[2] + part * values[3])
        }
        let way = points(data: data).compactMap { $0 as? CGPoint }, ends = seconds(frames)
        var times = [ends[0]], values = [way[0]]\(start)
        for (index, count) in parts.enumerated() {
          let curve = curves[max(index + curves.count - parts.count, 0)]
          let ease = curve.map { Double($0) }, corners = way[(3 * index)...(3 * index + 3)]
          let x = corners.map { Double($0.x) }, y = corners.map { Double($0.y) }
          func place(_ step: Double) -> CGPoint {
            CGPoint(x: blend(x, step / 150), y: blend(y, step / 150))
          }
          let lengths = (1...150).reduce(into: [0.0]) { lengths, step in
            let last = place(Double(step - 1)), next = place(Double(step))
            lengths.append(lengths[step - 1] + Double(hypot(next.x - last.x, next.y - last.y)))
          }
          for part in (1..<count).map({ Double($0) / Double(count) }) {
            let length = lengths[150] * min(max(blend([0, ease[1], ease[3], 1], part), 0), 1)
            let next = max(lengths.firstIndex { $0 >= length } ?? 150, 1)
            let rest = (lengths[next] - length) / (lengths[next] - lengths[next - 1])
            let share = blend([0, ease[0], ease[2], 1], part)
            times.append(ends[index] + (ends[index + 1] - ends[index]) * share)
            values.append(place(Double(next) - rest))
          }
          times.append(ends[index + 1])
          values.append(corners[3 * index + 3])\(pace)
        }
        // Whole microseconds, as of all keys.
        let moments = times.map { ($0 * 1e6).rounded() * @RATE@ / 1e6 }
        \(hasStraightParts ? "let animation =" : "return") keys("position", at: moments, values)\(end)\(
          hasStraightParts ? "\n  return animation" : "")
      }
      """
  }
}
