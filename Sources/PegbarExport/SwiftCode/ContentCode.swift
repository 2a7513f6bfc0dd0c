internal import PegbarScene

// What a layer draws itself.
extension SceneCode {
  /// A new layer with what one call can say of its content.
  mutating func made(_ planned: CompositionPlan.Planned) -> SwiftExpression {
    switch planned.layer.content {
    case .none, .text, .gradient:
      return .text("\(planned.type)()")
    case .instance:
      let argument = planned.imageArgument == .provider ? "imageProvider: imageProvider" : ""
      return .text("\(planned.type)(\(argument))")
    case .color(let color):
      support.insert(.plain)
      return .text("plain(\(spelling(color)))")
    case .image(let id):
      support.insert(.picture)
      return .text("picture(imageProvider(\(SwiftLiteral.string(id))))")
    case .shape(let shape):
      return made(shape, of: planned.layer)
    }
  }

  private mutating func made(
    _ shape: NormalizedShape, of layer: NormalizedLayer
  ) -> SwiftExpression {
    // Nothing is drawn, and what is not there has no bounds.
    if shape.path.isEmpty { return .text("CAShapeLayer()") }
    // A path that moves has the same kinds of elements at every key, so here too.
    let moves = layer.tracks.contains { $0.property == .path }
    let path = SwiftExpression.Argument("", outline(shape.path, keepsCurves: moves))
    switch shape.style {
    case .fill(let color, _):
      support.insert(.filled)
      return .call("filled", [.init("", .text(spelling(color))), path])
    case .stroke(let color, let stroke):
      support.insert(.stroked)
      var arguments: [SwiftExpression.Argument] = [
        .init("", .text(spelling(color))), .init("", .text(SwiftLiteral.number(stroke.width))),
      ]
      switch stroke.cap {
      case .butt: break
      case .round, .square: arguments.append(.init("cap", .text(".\(stroke.cap.rawValue)")))
      }
      switch stroke.join {
      case .miter:
        if stroke.miterLimit != 4 {
          arguments.append(.init("miterLimit", .text(SwiftLiteral.number(stroke.miterLimit))))
        }
      case .round, .bevel: arguments.append(.init("join", .text(".\(stroke.join.rawValue)")))
      }
      if stroke.start != 0 {
        arguments.append(.init("from", .text(SwiftLiteral.number(stroke.start))))
      }
      if stroke.end != 1 {
        arguments.append(.init("to", .text(SwiftLiteral.number(stroke.end))))
      }
      strokeArguments.formUnion(arguments.map(\.label))
      return .call("stroked", arguments + [path])
    }
  }

  /// Sets what one call cannot say of a layer's content; `layer` is the variable.
  mutating func details(_ planned: CompositionPlan.Planned) {
    switch planned.layer.content {
    case .none, .color, .image: break
    case .instance(let id, _, _):
      if planned.instance == nil {
        text.line("// There is no definition \(SwiftLiteral.string(id)) to show.")
      }
    case .text(let line): self.line(line)
    case .shape(let shape): details(shape)
    case .gradient(let gradient): self.gradient(gradient, of: planned.layer)
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

  /// Sets what differs from a shape layer's own values (CAShapeLayer.h).
  private mutating func details(_ shape: NormalizedShape) {
    switch shape.style {
    case .fill(_, .nonZero): break
    case .fill(_, .evenOdd): text.line("layer.fillRule = .evenOdd")
    case .stroke(_, let stroke): details(stroke)
    }
  }

  private mutating func details(_ stroke: NormalizedStroke) {
    if !stroke.dashes.isEmpty {
      text.expression(
        .texts(stroke.dashes.map(SwiftLiteral.number)), prefix: "layer.lineDashPattern = ")
    }
    set("lineDashPhase", stroke.dashPhase, unless: 0)
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
    text.expression(.texts(gradient.colors.map { spelling($0) }), prefix: "layer.colors = ")
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
