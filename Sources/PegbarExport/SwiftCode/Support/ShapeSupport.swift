// Shared functions that make layers and outlines: with the parameters and commands that are used.
extension SceneCode {
  /// The function that puts a layer in its place.
  func placeFunction(besides support: Set<Support>, _ text: inout SwiftText) {
    let uses = placeArguments
    if uses.contains("anchor") {
      let middle = uses.alwaysHas("anchor") ? "" : ", by default its middle,"
      text.line("/// Puts the anchor of a layer\(middle) on a position.")
    }
    let parameters = uses.parameters([
      ("", "_ bounds: CGRect", "nil"), ("anchor", "anchor: CGPoint", "nil"),
      ("at", "at position: CGPoint", "nil"), ("scale", "scale: CGFloat", "1"),
      ("stretch", "stretch: CGPoint", "CGPoint(x: 1, y: 1)"),
      ("turn", "turn degrees: CGFloat", "0"), ("opacity", "opacity: Float", "1"),
      ("hidden", "hidden: Bool", "false"), ("clips", "clips: Bool", "false"),
      ("filter", "filter: String", "nil"), ("mask", "mask: CALayer", "nil"),
      ("masks", "masks: [CALayer]", "[]"), ("holes", "holes: [CALayer]", "[]"),
      ("holding", "holding sublayers: [CALayer]", "[]"),
    ])
    func setting(_ property: String, to value: String, of label: String) -> String {
      let setting = "layer.\(property) = \(value)"
      return uses.alwaysHas(label) ? setting : "if let \(value) { \(setting) }"
    }
    var lines = ["layer.name = name"]
    lines += uses.lines([
      ("", setting("bounds", to: "bounds", of: "")),
      ("holding", "for sublayer in sublayers { layer.addSublayer(sublayer) }"),
    ])
    if fitsBounds {
      lines.append(
        "if layer.bounds.isEmpty { layer.bounds = sublayers.reduce(.null) { $0.union($1.frame) } }")
    }
    lines += Self.position(uses, isUnitPointThere: support.contains(.unitPoint))
    lines += Self.transform(uses)
    lines += uses.lines([
      ("opacity", "layer.opacity = opacity"), ("hidden", "layer.isHidden = hidden"),
      ("clips", "if clips { layer.masksToBounds = true }"),
      ("filter", setting("compositingFilter", to: "filter", of: "filter")),
      ("mask", "layer.mask = mask"),
      (
        "masks",
        "if !masks.isEmpty { layer.mask = place(CALayer(), \"\", layer.bounds, holding: masks) }"
      ), ("holes", "if !holes.isEmpty { layer.mask = inverted(holes, in: layer.bounds) }"),
    ])
    text.function(
      "place<Layer: CALayer>", ["_ layer: Layer", "_ name: String"] + parameters,
      making: "Layer", lines)
  }

  /// Where a layer is in what holds it.
  private static func position(_ uses: ArgumentUses, isUnitPointThere: Bool) -> [String] {
    func middle(of area: String) -> String { "CGPoint(x: \(area).midX, y: \(area).midY)" }
    func position(or other: String) -> String {
      let place = uses.alwaysHas("at") ? "position" : "position ?? \(other)"
      return "layer.position = \(uses.contains("at") ? place : other)"
    }
    guard uses.contains("anchor") else { return [position(or: middle(of: "layer.bounds"))] }
    let isGiven = uses.alwaysHas("anchor")
    let pivot = isGiven ? "anchor" : "pivot"
    guard !isUnitPointThere else {
      return (isGiven ? [] : ["let pivot = anchor ?? \(middle(of: "layer.bounds"))"]) + [
        "layer.anchorPoint = unitPoint(\(pivot).x, \(pivot).y, in: layer.bounds)",
        position(or: pivot),
      ]
    }
    return [
      "let area = layer.bounds" + (isGiven ? "" : ", pivot = anchor ?? \(middle(of: "area"))"),
      "layer.anchorPoint = CGPoint(",
      "  x: (\(pivot).x - area.minX) / area.width, y: (\(pivot).y - area.minY) / area.height)",
      position(or: pivot),
    ]
  }

  /// Turns after scaling.
  private static func transform(_ uses: ArgumentUses) -> [String] {
    let x = [("scale", "scale"), ("stretch", "stretch.x")].filter { uses.contains($0.0) }
    let y = [("scale", "scale"), ("stretch", "stretch.y")].filter { uses.contains($0.0) }
    guard !x.isEmpty || uses.contains("turn") else { return [] }
    let turn = "CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)"
    guard !x.isEmpty else { return ["layer.transform = \(turn)"] }
    let factors = [x, y].map { $0.map(\.1).joined(separator: " * ") }.joined(separator: ", ")
    guard uses.contains("turn") else {
      return ["layer.transform = CATransform3DMakeScale(\(factors), 1)"]
    }
    // All arguments do not fit on one line where both factors have two parts.
    return ["layer.transform = CATransform3DScale("]
      + (x.count > 1 ? ["  \(turn),", "  \(factors), 1)"] : ["  \(turn), \(factors), 1)"])
  }

  /// The function that makes a gradient: its points are fractions of its bounds there.
  func gradientFunction(_ text: inout SwiftText) {
    text.function(
      "gradient",
      [
        "_ colors: [CGColor]", "at locations: [NSNumber]", "in bounds: CGRect",
        "from start: CGPoint", "to end: CGPoint",
      ] + (hasRadialGradients ? ["radial: Bool = false"] : []), making: "CAGradientLayer",
      ["let layer = CAGradientLayer()"]
        + (hasRadialGradients ? ["if radial { layer.type = .radial }"] : []) + [
          "layer.bounds = bounds", "layer.colors = colors", "layer.locations = locations",
          "layer.startPoint = unitPoint(start.x, start.y, in: bounds)",
          "layer.endPoint = unitPoint(end.x, end.y, in: bounds)",
        ])
  }

  /// Where shapes get their bounds: what is not there has none.
  private func boundsOfPath(_ statement: String) -> String {
    hasEmptyPaths ? "if !path.isEmpty { \(statement) }" : statement
  }

  /// The function that makes a filled shape.
  ///
  /// - Parameter takesNone: Whether lines are made with it, too.
  func filledFunction(takesNone: Bool, _ text: inout SwiftText) {
    text.function(
      "filled",
      ["_ color: CGColor\(takesNone ? "?" : "")"]
        + (fillsEvenOdd ? ["rule: CAShapeLayerFillRule = .nonZero"] : [])
        + ["_ path: CGPath"], making: "CAShapeLayer",
      [
        "let layer = CAShapeLayer()", "layer.path = path",
        boundsOfPath("layer.bounds = path.boundingBox"), "layer.fillColor = color",
      ] + (fillsEvenOdd ? ["layer.fillRule = rule"] : []))
  }

  /// The function that makes a line.
  ///
  /// - Parameter isFilled: Whether there is a function that makes the same without a line.
  func strokedFunction(isFilled: Bool, _ text: inout SwiftText) {
    let parameters = strokeArguments.parameters([
      ("fill", "fill: CGColor", "nil"), ("rule", "rule: CAShapeLayerFillRule", ".nonZero"),
      ("cap", "cap: CAShapeLayerLineCap", ".butt"),
      ("join", "join: CAShapeLayerLineJoin", ".miter"), ("miterLimit", "miterLimit: CGFloat", "10"),
      ("from", "from start: CGFloat", "0"), ("to", "to end: CGFloat", "1"),
      ("dashes", "dashes: [NSNumber]", "nil"), ("phase", "phase: CGFloat", "0"),
    ])
    let settings = strokeArguments.lines([
      ("rule", "fillRule = rule"), ("cap", "lineCap = cap"), ("join", "lineJoin = join"),
      ("miterLimit", "miterLimit = miterLimit"),
      ("from", "strokeStart = start"), ("to", "strokeEnd = end"),
      ("dashes", "lineDashPattern = dashes"), ("phase", "lineDashPhase = phase"),
    ])
    let fill = strokeArguments.contains("fill") ? "fill" : "nil"
    let inset = "insetBy(dx: -width / 2, dy: -width / 2)"
    let lines =
      (isFilled
        ? [
          "let layer = filled(\(fill), path)", boundsOfPath("layer.bounds = layer.bounds.\(inset)"),
        ]
        : [
          "let layer = CAShapeLayer()", "layer.path = path",
          boundsOfPath("layer.bounds = path.boundingBox.\(inset)"), "layer.fillColor = \(fill)",
        ]) + ["layer.strokeColor = color", "layer.lineWidth = width"]
      + settings.map { "layer." + $0 }
    text.function(
      "stroked", ["_ color: CGColor", "_ width: CGFloat"] + parameters + ["_ path: CGPath"],
      making: "CAShapeLayer", lines)
  }

  /// The function that gives all layers the scale of the screen.
  func scaleFunction(_ text: inout SwiftText) {
    let hasMasks = ["mask", "masks", "holes"].contains(where: placeArguments.contains)
    text.block("private func setContentsScale(_ scale: CGFloat, of layer: CALayer) {") { text in
      text.line("layer.contentsScale = scale")
      text.line("for sublayer in layer.sublayers ?? [] { setContentsScale(scale, of: sublayer) }")
      if hasMasks { text.line("if let mask = layer.mask { setContentsScale(scale, of: mask) }") }
    }
  }

  /// The function that puts the two points of a gradient.
  func aimFunction(_ text: inout SwiftText) {
    if hasRadialGradients {
      text.line("/// The second point is on the outermost circle of a radial gradient.")
    }
    text.block(
      "private func aim(_ layer: CAGradientLayer, from start: CGPoint, to end: CGPoint) {"
    ) { text in
      if hasRadialGradients {
        text.lines(
          """
          var end = end
          if layer.type == .radial {
            let radius = hypot(end.x - start.x, end.y - start.y)
            end = CGPoint(x: start.x + radius, y: start.y + radius)
          }
          """)
      }
      text.line("layer.startPoint = unitPoint(start.x, start.y, in: layer.bounds)")
      text.line("layer.endPoint = unitPoint(end.x, end.y, in: layer.bounds)")
    }
  }
}
