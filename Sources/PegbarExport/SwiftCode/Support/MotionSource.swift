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

          let function = count > 1 ? CAMediaTimingFunction(name: .linear) : curve.function
          functions += Array(repeating: function, count: count)
      """ : ""
    let end = hasStraightParts ? "\n  animation.timingFunctions = functions" : ""
    return """
      /// Moves a layer along curves, by their length: the first point is followed by two control points
      /// and the end of each curve.\(hasStraightParts ? " One of a single part is straight." : "")
      private func travel(
        along data: String, at frames: [Double], parts: [Int], _ curves: @Curve@...
      ) -> CAKeyframeAnimation {
        func blend(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ part: Double) -> Double {
          let rest = 1 - part, outer = rest * rest * rest * a + part * part * part * d
          return outer + 3 * rest * part * (rest * b + part * c)
        }
        let way = points(data: data).compactMap { $0 as? CGPoint }, ends = seconds(frames)
        var times = [ends[0]], values = [way[0]]\(start)
        for (index, count) in parts.enumerated() {
          let curve = curves[max(index + curves.count - parts.count, 0)]
          let ease = curve.points.map { Double($0) }, corner = 3 * index
          let (a, b, c, d) = (way[corner], way[corner + 1], way[corner + 2], way[corner + 3])
          func place(_ part: Double) -> CGPoint {
            CGPoint(x: blend(a.x, b.x, c.x, d.x, part), y: blend(a.y, b.y, c.y, d.y, part))
          }
          let places = (0...150).map { place(Double($0) / 150) }
          var lengths = [0.0]
          for (last, next) in zip(places, places.dropFirst()) {
            let length = hypot(next.x - last.x, next.y - last.y)
            lengths.append(lengths[lengths.count - 1] + Double(length))
          }
          let start = ends[index], duration = ends[index + 1] - start
          for step in 1..<count {
            let part = Double(step) / Double(count)
            let length = min(max(blend(0, ease[1], ease[3], 1, part), 0), 1) * lengths[150]
            let next = max(lengths.firstIndex { $0 >= length } ?? 150, 1)
            let rest = (lengths[next] - length) / (lengths[next] - lengths[next - 1])
            times.append(start + duration * blend(0, ease[0], ease[2], 1, part))
            values.append(place((Double(next) - rest) / 150))
          }
          times.append(ends[index + 1])
          values.append(d)\(pace)
        }
        let moments = times.map { ($0 * 1e6).rounded() * @RATE@ / 1e6 }
        let animation = keys("position", at: moments, values)\(end)
        return animation
      }
      """
  }
}
