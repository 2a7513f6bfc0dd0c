internal import PegbarScene

// What a layer draws itself.
extension SceneCode {
  /// Sets what a layer draws; `layer` is the variable.
  mutating func content(_ planned: CompositionPlan.Planned) {
    switch planned.layer.content {
    case .none:
      break
    case .instance(let id, _, _):
      if planned.instance == nil {
        text.line("// There is no definition \(SwiftLiteral.string(id)) to show.")
      }
    case .color(let color):
      text.line("layer.backgroundColor = \(spelling(color))")
    case .image:
      text.line("layer.contents = image")
    case .text(let line):
      self.line(line)
    case .shape(let shape):
      self.shape(shape, of: planned.layer)
    case .gradient(let gradient):
      self.gradient(gradient, of: planned.layer)
    }
  }

  /// Sets what a text layer draws; it takes the name of a font as text (CATextLayer.h).
  private mutating func line(_ line: NormalizedText) {
    text.line("layer.string = \(SwiftLiteral.string(line.string))")
    text.line("layer.font = NSString(string: \(SwiftLiteral.string(line.font)))")
    text.line("layer.fontSize = \(SwiftLiteral.number(line.size))")
    text.line("layer.foregroundColor = \(spelling(line.color))")
    text.line("layer.alignmentMode = .\(line.alignment.rawValue)")
    text.line("// Set it to the scale of the screen, or the letters are not sharp.")
    text.line("layer.contentsScale = 3")
  }

  private mutating func shape(_ shape: NormalizedShape, of layer: NormalizedLayer) {
    // A path that moves has the same kinds of elements at every key, so here too.
    let moves = layer.tracks.contains { $0.property == .path }
    text.expression(outline(shape.path, keepsCurves: moves), prefix: "layer.path = ")
    switch shape.style {
    case .fill(let color, let rule):
      text.line("layer.fillColor = \(spelling(color))")
      switch rule {
      case .nonZero: break  // what a shape layer has
      case .evenOdd: text.line("layer.fillRule = .evenOdd")
      }
    case .stroke(let color, let stroke):
      text.line("layer.fillColor = nil")
      text.line("layer.strokeColor = \(spelling(color))")
      self.stroke(stroke)
    }
  }

  /// Sets what differs from a shape layer's own values (CAShapeLayer.h).
  private mutating func stroke(_ stroke: NormalizedStroke) {
    set("lineWidth", stroke.width, unless: 1)
    switch stroke.cap {
    case .butt: break
    case .round, .square: text.line("layer.lineCap = .\(stroke.cap.rawValue)")
    }
    switch stroke.join {
    case .miter: set("miterLimit", stroke.miterLimit, unless: 10)
    case .round, .bevel: text.line("layer.lineJoin = .\(stroke.join.rawValue)")
    }
    if !stroke.dashes.isEmpty {
      text.expression(
        .texts(stroke.dashes.map(SwiftLiteral.number)), prefix: "layer.lineDashPattern = ")
    }
    set("lineDashPhase", stroke.dashPhase, unless: 0)
    set("strokeStart", stroke.start, unless: 0)
    set("strokeEnd", stroke.end, unless: 1)
  }

  private mutating func set(_ property: String, _ value: Double, unless usual: Double) {
    guard value != usual else { return }
    text.line("layer.\(property) = \(SwiftLiteral.number(value))")
  }

  private mutating func gradient(_ gradient: NormalizedGradient, of layer: NormalizedLayer) {
    switch gradient.kind {
    case .linear: break
    case .radial: text.line("layer.type = .radial")
    }
    text.expression(.texts(gradient.colors.map(spelling)), prefix: "layer.colors = ")
    text.expression(
      .texts(gradient.locations.map(SwiftLiteral.number)), prefix: "layer.locations = ")
    text.line("layer.startPoint = \(unitPoint(gradient.start, of: layer))")
    let end = gradient.coreAnimationEnd(start: gradient.start, end: gradient.end)
    text.line("layer.endPoint = \(unitPoint(end, of: layer))")
  }
}

extension NormalizedGradient {
  /// Where Core Animation wants the end: a radial one has its radius on both axes there
  /// (CAGradientLayer.h), while the scene's end is any point of the outermost circle.
  func coreAnimationEnd(start: Point, end: Point) -> Point {
    switch kind {
    case .linear: return end
    case .radial:
      let radius = (end - start).length
      return start + Point(x: radius, y: radius)
    }
  }
}

extension SceneCode {
  /// A path as a call that builds it.
  ///
  /// Straight contours are spelt by their corners unless the path moves: keys of a moving path need
  /// the same elements throughout, and only curves can become every shape.
  mutating func outline(_ path: Path, keepsCurves: Bool) -> SwiftExpression {
    support.insert(.outline)
    return .call(
      "outline",
      path.contours.filter { !$0.vertices.isEmpty }.map {
        SwiftExpression.Argument("", contour($0, keepsCurves: keepsCurves))
      })
  }

  private func contour(_ contour: Contour, keepsCurves: Bool) -> SwiftExpression {
    let isStraight =
      !keepsCurves
      && contour.vertices.allSatisfy {
        $0.inControl == $0.point && $0.outControl == $0.point
      }
    let kind =
      switch (isStraight, contour.isClosed) {
      case (true, true): ".polygon"
      case (true, false): ".polyline"
      case (false, true): ".closed"
      case (false, false): ".open"
      }
    let groups =
      isStraight
      ? contour.vertices.map { Self.numbers([$0.point]) } : Self.curves(of: contour)
    return .call(kind, [.init("", .texts(groups))])
  }

  /// The first vertex, then two control points and an end for each curve.
  private static func curves(of contour: Contour) -> [String] {
    guard let first = contour.vertices.first else { return [] }
    var groups = [numbers([first.point])]
    var from = first
    for to in contour.vertices.dropFirst() + (contour.isClosed ? [first] : []) {
      groups.append(numbers([from.outControl, to.inControl, to.point]))
      from = to
    }
    return groups
  }

  private static func numbers(_ points: [Point]) -> String {
    points.map { "\(SwiftLiteral.number($0.x)), \(SwiftLiteral.number($0.y))" }
      .joined(separator: ", ")
  }
}
