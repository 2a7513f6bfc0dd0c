extension Support {
  /// The Swift source of the function; empty where it is written with what it needs.
  var source: String { Self.sources[self] ?? "" }

  /// The functions by the marks that stand before them.
  private static let sources: [Support: String] =
    "\(layerSources)\n\(transactionsSources)\n".split(separator: "// MARK: ")
    .reduce(into: [:]) { sources, part in
      let name = part.prefix { $0 != "\n" }
      guard let function = Support(rawValue: String(name)) else { return }
      sources[function] = String(part.dropFirst(name.count + 1).dropLast())
    }

  private static let layerSources = """
    // MARK: numbered
    /// Layers that have numbers in their names, all but the first.
    private func numbered<Values: Sequence, Layer: CALayer>(
      _ name: String, _ values: Values, _ make: (String, Values.Element) -> Layer
    ) -> [Layer] {
      zip(1..., values).map { make($0 == 1 ? name : "\\(name) \\($0)", $1) }
    }
    // MARK: plain
    private func plain(_ color: CGColor) -> CALayer {
      let layer = CALayer()
      layer.backgroundColor = color
      return layer
    }
    // MARK: picture
    private func picture(_ image: CGImage?) -> CALayer {
      let layer = CALayer()
      layer.contents = image
      return layer
    }
    // MARK: label
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
    // MARK: retimed
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
    // MARK: shownFrom
    /// Shows a layer from a frame on.
    private func shown(from start: Double) -> CAKeyframeAnimation {
      steps("hidden", at: [start - 1, start, start + 1], [true, false])
    }
    // MARK: shownTo
    /// Shows a layer until a frame.
    private func shown(to end: Double) -> CAKeyframeAnimation {
      steps("hidden", at: [end - 1, end, end + 1], [false, true])
    }
    // MARK: shownBetween
    /// Shows a layer between two frames alone.
    private func shown(from start: Double, to end: Double) -> CAKeyframeAnimation {
      steps("hidden", at: [start - 1, start, end, end + 1], [true, false, true])
    }
    // MARK: seconds
    private func seconds(_ frames: [Double]) -> [TimeInterval] {
      frames.map { ($0 * 1e6 / @RATE@ + 0.001).rounded(.down) / 1e6 }
    }
    // MARK: point
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    // MARK: rect
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    // MARK: timing
    private func timing(_ points: [Float]) -> CAMediaTimingFunction {
      \(Support.timingOfPoints)
    }
    // MARK: steps
    /// Gives a property values that stay until the next frame.
    private func steps(_ keyPath: String, at frames: [Double], _ values: [Any]) -> CAKeyframeAnimation {
      let animation = keys(keyPath, at: frames, values)
      animation.calculationMode = .discrete
      return animation
    }
    // MARK: numbers
    private func numbers(_ values: CGFloat...) -> [Any] { values }
    // MARK: degrees
    private func degrees(_ values: CGFloat...) -> [Any] { values.map { $0 * .pi / 180 } }
    // MARK: points
    private func points(_ values: (x: CGFloat, y: CGFloat)...) -> [Any] {
      values.map { CGPoint(x: $0.x, y: $0.y) }
    }
    // MARK: numberData
    private func numbers(data: String) -> [Any] { sums(data).map { CGFloat($0) } }
    // MARK: degreeData
    private func degrees(data: String) -> [Any] { sums(data).map { CGFloat($0) * .pi / 180 } }
    // MARK: pointData
    private func points(data: String) -> [Any] {
      let list = sums(data, by: 2)
      return stride(from: 1, to: list.count, by: 2).map { CGPoint(x: list[$0 - 1], y: list[$0]) }
    }
    // MARK: unitPointData
    private func unitPoints(data: String, in bounds: CGRect) -> [Any] {
      let list = sums(data, by: 2)
      return stride(from: 1, to: list.count, by: 2).map {
        unitPoint(list[$0 - 1], list[$0], in: bounds)
      }
    }
    // MARK: unitPoints
    private func unitPoints(_ values: (x: CGFloat, y: CGFloat)..., in bounds: CGRect) -> [Any] {
      values.map { unitPoint($0.x, $0.y, in: bounds) }
    }
    // MARK: paths
    private func paths(_ data: String...) -> [Any] { data.map(outline) }
    // MARK: morph
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
    // MARK: ovalData
    /// Ovals by their centres and radii.
    private func ovals(data: String) -> [Any] {
      let list = sums(data, by: 4).map { CGFloat($0) }
      return stride(from: 3, to: list.count, by: 4).map { last -> CGPath in
        oval(list[last - 3], list[last - 2], list[last - 1], list[last])
      }
    }
    // MARK: unitPoint
    /// A point as a fraction of bounds.
    private func unitPoint(_ x: CGFloat, _ y: CGFloat, in bounds: CGRect) -> CGPoint {
      CGPoint(x: (x - bounds.minX) / bounds.width, y: (y - bounds.minY) / bounds.height)
    }
    // MARK: radians
    private func radians(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }
    // MARK: hexColor
    private func rgb(_ hex: UInt32, alpha: CGFloat = 1) -> CGColor {
      func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
      return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
    // MARK: rgb
    private func rgb(
      _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
    ) -> CGColor {
      CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
    // MARK: inverted
    /// A mask that shows where the layers are transparent.
    private func inverted(_ layers: [CALayer], in bounds: CGRect) -> CALayer {
      let cover = CALayer()
      cover.frame = bounds.insetBy(dx: -10_000, dy: -10_000)
      cover.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
      let hole = place(CALayer(), "", bounds, holding: layers)
      hole.compositingFilter = "xor"
      return place(CALayer(), "", bounds, holding: [cover, hole])
    }
    """
}
