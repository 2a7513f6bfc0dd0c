extension Support {
  /// The Swift source of the function; empty where it is written with what it needs.
  var source: String { Self.sources[self] ?? Self.transactionsSources[self] ?? "" }

  private static let sources: [Support: String] = [
    .numbered: """
    /// Layers that have numbers in their names, all but the first.
    private func numbered<Values: Sequence, Layer: CALayer>(
      _ name: String, _ values: Values, _ make: (String, Values.Element) -> Layer
    ) -> [Layer] {
      zip(1..., values).map { make($0 == 1 ? name : "\\(name) \\($0)", $1) }
    }
    """,
    .plain: """
    private func plain(_ color: CGColor) -> CALayer {
      let layer = CALayer()
      layer.backgroundColor = color
      return layer
    }
    """,
    .picture: """
    private func picture(_ image: CGImage?) -> CALayer {
      let layer = CALayer()
      layer.contents = image
      return layer
    }
    """,
    .label: """
    private func label(
      _ string: String, _ color: CGColor, font: String, _ size: CGFloat,
      _ alignment: CATextLayerAlignmentMode
    ) -> CATextLayer {
      let layer = CATextLayer()
      layer.string = string
      layer.foregroundColor = color
      layer.font = NSString(string: font)
      layer.fontSize = size
      layer.alignmentMode = alignment
      return layer
    }
    """,
    .retimed: """
    /// Animations whose time 0 is at `begin`, and of whose seconds `rate` pass in one.
    private func retimed(
      _ animations: [CAAnimation], begin: TimeInterval = 0, rate: Double = 1
    ) -> [CAAnimation] {
      for animation in animations {
        animation.beginTime = begin + animation.beginTime / rate
        animation.duration /= rate
      }
      return animations
    }
    """,
    .shownFrom: """
    /// Shows a layer from a frame on.
    private func shown(from start: Double) -> CAKeyframeAnimation {
      steps("hidden", at: [start - 1, start, start + 1], [true, false])
    }
    """,
    .shownTo: """
    /// Shows a layer until a frame.
    private func shown(to end: Double) -> CAKeyframeAnimation {
      steps("hidden", at: [end - 1, end, end + 1], [false, true])
    }
    """,
    .shownBetween: """
    /// Shows a layer between two frames alone.
    private func shown(from start: Double, to end: Double) -> CAKeyframeAnimation {
      steps("hidden", at: [start - 1, start, end, end + 1], [true, false, true])
    }
    """,
    .seconds: """
    private func seconds(_ frames: [Double]) -> [TimeInterval] {
      frames.map { ($0 * 1e6 / @RATE@ + 0.001).rounded(.down) / 1e6 }
    }
    """,
    .point:
      "private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }",
    .rect: """
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    """,
    .timing: """
    private func timing(_ points: [Float]) -> CAMediaTimingFunction {
      \(Support.timingOfPoints)
    }
    """,
    .steps: """
    /// Gives a property values that stay until the next frame.
    private func steps(_ keyPath: String, at frames: [Double], _ values: [Any]) -> CAKeyframeAnimation {
      let animation = keys(keyPath, at: frames, values)
      animation.calculationMode = .discrete
      return animation
    }
    """,
    .numbers:
      "private func numbers(_ values: CGFloat...) -> [Any] { values }",
    .degrees: """
    private func degrees(_ values: CGFloat...) -> [Any] { values.map { $0 * .pi / 180 } }
    """,
    .points: """
    private func points(_ values: (x: CGFloat, y: CGFloat)...) -> [Any] {
      values.map { CGPoint(x: $0.x, y: $0.y) }
    }
    """,
    .numberData:
      "private func numbers(data: String) -> [Any] { sums(data).map { CGFloat($0) } }",
    .degreeData:
      "private func degrees(data: String) -> [Any] { sums(data).map { CGFloat($0) * .pi / 180 } }",
    .pointData: """
    private func points(data: String) -> [Any] {
      let list = sums(data, by: 2)
      return stride(from: 1, to: list.count, by: 2).map { CGPoint(x: list[$0 - 1], y: list[$0]) }
    }
    """,
    .unitPointData: """
    private func unitPoints(data: String, in bounds: CGRect) -> [Any] {
      let list = sums(data, by: 2)
      return stride(from: 1, to: list.count, by: 2).map {
        unitPoint(list[$0 - 1], list[$0], in: bounds)
      }
    }
    """,
    .unitPoints: """
    private func unitPoints(_ values: (x: CGFloat, y: CGFloat)..., in bounds: CGRect) -> [Any] {
      values.map { unitPoint($0.x, $0.y, in: bounds) }
    }
    """,
    .paths:
      "private func paths(_ data: String...) -> [Any] { data.map(outline) }",
    .morph: """
    /// Outlines of path data; without letters, it is added to the numbers of what stands before.
    private func paths(_ keys: String...) -> [Any] {
      var data = "", changes: [Double] = []
      return keys.map { key -> CGPath in
        if key.isEmpty || key.hasPrefix("M") {
          (data, changes) = (key, key.map { _ in 0 })
        } else {
          let scanner = Scanner(string: key)
          changes = changes.map { $0 + (scanner.scanDouble() ?? 0) }
        }
        return outline(data, changes)
      }
    }
    """,
    .ovalData: """
    /// Ovals by their centres and radii.
    private func ovals(data: String) -> [Any] {
      let list = sums(data, by: 4).map { CGFloat($0) }
      return stride(from: 3, to: list.count, by: 4).map { last -> CGPath in
        oval(list[last - 3], list[last - 2], list[last - 1], list[last])
      }
    }
    """,
    .unitPoint: """
    /// A point as a fraction of bounds.
    private func unitPoint(_ x: CGFloat, _ y: CGFloat, in bounds: CGRect) -> CGPoint {
      CGPoint(x: (x - bounds.minX) / bounds.width, y: (y - bounds.minY) / bounds.height)
    }
    """,
    .radians:
      "private func radians(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }",
    .hexColor: """
    private func rgb(_ hex: UInt32, alpha: CGFloat = 1) -> CGColor {
      func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
      return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
    """,
    .rgb: """
    private func rgb(
      _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
    ) -> CGColor {
      CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
    """,
    .inverted: """
    /// A mask that shows where the layers are transparent.
    private func inverted(_ layers: [CALayer], in bounds: CGRect) -> CALayer {
      let cover = CALayer()
      cover.frame = bounds.insetBy(dx: -10_000, dy: -10_000)
      cover.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
      let hole = place(CALayer(), "", bounds, holding: layers)
      hole.compositingFilter = "xor"
      return place(CALayer(), "", bounds, holding: [cover, hole])
    }
    """,
  ]
}
