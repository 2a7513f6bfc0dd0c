// Shared functions that make layers and outlines: with the parameters and commands that are used.
extension SceneCode {
  /// The function that puts a layer in its place.
  mutating func placeFunction() {
    let uses = placeArguments
    let hasAnchor = uses.contains("anchor")
    let isAnywhere = hasAnchor || uses.contains("at")
    if isAnywhere {
      text.line(
        "/// Puts the anchor of a layer, by default its middle, on a position, by default where it is."
      )
    }
    let parameters = [
      ("", "_ bounds: CGRect? = nil"), ("anchor", "anchor: CGPoint? = nil"),
      ("at", "at position: CGPoint? = nil"), ("scale", "scale: CGFloat = 1"),
      ("stretch", "stretch: CGPoint = CGPoint(x: 1, y: 1)"), ("turn", "turn degrees: CGFloat = 0"),
      ("opacity", "opacity: Float = 1"), ("hidden", "hidden: Bool = false"),
      ("clips", "clips: Bool = false"), ("filter", "filter: String? = nil"),
      ("mask", "mask: CALayer? = nil"), ("masks", "masks: [CALayer] = []"),
      ("holes", "holes: [CALayer] = []"), ("holding", "holding sublayers: [CALayer] = []"),
    ].filter { uses.contains($0.0) }
    declaration(
      "private func place<Layer: CALayer>",
      ["_ layer: Layer", "_ name: String"] + parameters.map(\.1), result: "Layer")
    var lines = ["layer.name = name"]
    if uses.contains("") { lines.append("if let bounds { layer.bounds = bounds }") }
    if uses.contains("holding") {
      lines += [
        "for sublayer in sublayers { layer.addSublayer(sublayer) }",
        "if layer.bounds.isEmpty { layer.bounds = sublayers.reduce(.null) { $0.union($1.frame) } }",
      ]
    }
    lines.append("let area = layer.bounds")
    let middle = "CGPoint(x: area.midX, y: area.midY)"
    lines.append(hasAnchor ? "let pivot = anchor ?? \(middle)" : "let pivot = \(middle)")
    if hasAnchor {
      lines += [
        "layer.anchorPoint = CGPoint(",
        "  x: (pivot.x - area.minX) / area.width, y: (pivot.y - area.minY) / area.height)",
      ]
    }
    lines.append("layer.position = \(uses.contains("at") ? "position ?? pivot" : "pivot")")
    lines += Self.transform(uses)
    if uses.contains("opacity") { lines.append("layer.opacity = opacity") }
    if uses.contains("hidden") { lines.append("layer.isHidden = hidden") }
    let settings = [
      ("clips", "if clips { layer.masksToBounds = true }"),
      ("filter", "if let filter { layer.compositingFilter = filter }"),
      ("mask", "layer.mask = mask"),
      ("masks", "if !masks.isEmpty { layer.mask = grouped(masks, in: area) }"),
      ("holes", "if !holes.isEmpty { layer.mask = inverted(holes, in: area) }"),
    ]
    lines += settings.filter { uses.contains($0.0) }.map(\.1)
    for line in lines + ["return layer"] { text.line("  " + line) }
    text.line("}")
  }

  /// Turns after scaling.
  private static func transform(_ uses: Set<String>) -> [String] {
    let x = [("scale", "scale"), ("stretch", "stretch.x")].filter { uses.contains($0.0) }
    let y = [("scale", "scale"), ("stretch", "stretch.y")].filter { uses.contains($0.0) }
    guard !x.isEmpty || uses.contains("turn") else { return [] }
    let turn = "CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)"
    guard !x.isEmpty else { return ["layer.transform = \(turn)"] }
    let factors = [x, y].map { $0.map(\.1).joined(separator: " * ") }.joined(separator: ", ")
    guard uses.contains("turn") else {
      return ["layer.transform = CATransform3DMakeScale(\(factors), 1)"]
    }
    return ["layer.transform = CATransform3DScale(", "  \(turn), \(factors), 1)"]
  }

  /// The function that makes a gradient: its points are fractions of its bounds there.
  mutating func gradientFunction() {
    declaration(
      "private func gradient",
      [
        "_ colors: [CGColor]", "at locations: [NSNumber]", "in bounds: CGRect",
        "from start: CGPoint", "to end: CGPoint",
      ] + (hasRadialGradients ? ["radial: Bool = false"] : []), result: "CAGradientLayer")
    let lines =
      ["let layer = CAGradientLayer()"]
      + (hasRadialGradients
        ? ["if radial { layer.type = .radial }"] : []) + [
        "layer.bounds = bounds", "layer.colors = colors", "layer.locations = locations",
        "layer.startPoint = unitPoint(start.x, start.y, in: bounds)",
        "layer.endPoint = unitPoint(end.x, end.y, in: bounds)", "return layer",
      ]
    for line in lines { text.line("  " + line) }
    text.line("}")
  }

  /// Where shapes get their bounds: what is not there has none.
  private func boundsOfPath(_ statement: String) -> String {
    hasEmptyPaths ? "if !path.isEmpty { \(statement) }" : statement
  }

  /// The function that makes a filled shape.
  mutating func filledFunction() {
    declaration(
      "private func filled",
      ["_ color: CGColor"] + (fillsEvenOdd ? ["rule: CAShapeLayerFillRule = .nonZero"] : [])
        + ["_ path: CGPath"], result: "CAShapeLayer")
    let lines =
      [
        "let layer = CAShapeLayer()", "layer.path = path",
        boundsOfPath("layer.bounds = path.boundingBox"), "layer.fillColor = color",
      ] + (fillsEvenOdd ? ["layer.fillRule = rule"] : []) + ["return layer"]
    for line in lines { text.line("  " + line) }
    text.line("}")
  }

  /// The function that makes a line.
  mutating func strokedFunction() {
    let properties = [
      ("cap", "cap: CAShapeLayerLineCap = .butt", "lineCap = cap"),
      ("join", "join: CAShapeLayerLineJoin = .miter", "lineJoin = join"),
      ("miterLimit", "miterLimit: CGFloat = 4", "miterLimit = miterLimit"),
      ("from", "from start: CGFloat = 0", "strokeStart = start"),
      ("to", "to end: CGFloat = 1", "strokeEnd = end"),
      ("dashes", "dashes: [NSNumber]? = nil", "lineDashPattern = dashes"),
      ("phase", "phase: CGFloat = 0", "lineDashPhase = phase"),
    ].filter { strokeArguments.contains($0.0) }
    declaration(
      "private func stroked",
      ["_ color: CGColor", "_ width: CGFloat"] + properties.map(\.1) + ["_ path: CGPath"],
      result: "CAShapeLayer")
    let lines =
      [
        "let layer = CAShapeLayer()", "layer.path = path",
        boundsOfPath("layer.bounds = path.boundingBox.insetBy(dx: -width / 2, dy: -width / 2)"),
        "layer.fillColor = nil", "layer.strokeColor = color", "layer.lineWidth = width",
      ] + properties.map { "layer." + $0.2 } + ["return layer"]
    for line in lines { text.line("  " + line) }
    text.line("}")
  }

  /// The head of a function, on as many lines as it needs.
  private mutating func declaration(_ name: String, _ parameters: [String], result: String) {
    let flat = "\(name)(\(parameters.joined(separator: ", "))) -> \(result) {"
    guard flat.utf8.count > SwiftText.width else { return text.line(flat) }
    text.line(name + "(")
    var line = " "
    for (index, parameter) in parameters.enumerated() {
      let piece = " " + parameter + (index == parameters.count - 1 ? "" : ",")
      if line.utf8.count + piece.utf8.count > SwiftText.width {
        text.line(line)
        line = " "
      }
      line += piece
    }
    text.line(line)
    text.line(") -> \(result) {")
  }
}
