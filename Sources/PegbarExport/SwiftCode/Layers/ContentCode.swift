internal import PegbarGeometry
internal import PegbarScene

// What a layer draws itself.
extension SceneCode {
  /// A new layer with what one call can say of its content.
  mutating func made(_ planned: CompositionPlan.Planned) -> SwiftExpression {
    switch planned.layer.content {
    case .none: return .text("\(planned.type)()")
    case .text(let line): return made(line)
    case .gradient(let gradient): return made(gradient, in: planned.layer.bounds)
    case .shape(let shape): return made(shape, of: planned.layer)
    case .instance:
      let argument = planned.takesProvider ? "imageProvider: imageProvider" : ""
      return .text("\(planned.type)(\(argument))")
    case .color(let color):
      support.insert(.plain)
      return .text("plain(\(spelling(color)))")
    case .image(let id):
      support.insert(.picture)
      if let name = parameters.images[id] { return .text("picture(\(name))") }
      return .text("picture(imageProvider(\(SwiftLiteral.string(imageNames.name(of: id)))))")
    }
  }

  private mutating func made(
    _ shape: NormalizedShape, of layer: NormalizedLayer
  ) -> SwiftExpression {
    if shape.path.isEmpty {
      // Nothing is ever drawn.
      guard layer.has(.path) else { return .text("CAShapeLayer()") }
      hasEmptyPaths = true
    }
    let path = SwiftExpression.Argument("", outline(shape.path, form: form(of: layer)))
    let fill = shape.style.fillColor.map { SwiftExpression.text(spelling($0)) }
    guard let color = shape.style.strokeColor, let stroke = shape.style.stroke else {
      support.insert(.filled)
      let color = fill.map { [SwiftExpression.Argument("", $0)] } ?? []
      fillsEvenOdd = fillsEvenOdd || shape.style.rule == .evenOdd
      return .call("filled", color + Self.rule(of: shape) + [path])
    }
    support.insert(.stroked)
    let arguments =
      (fill.map { [SwiftExpression.Argument("fill", $0)] } ?? []) + Self.rule(of: shape)
      + line(stroke, needsMiterLimit: layer.needsMiterLimit(stroke, of: shape.path))
    strokeArguments.insert(arguments.map(\.label))
    return .call(
      "stroked",
      [.init("", spelling(color)), .init("", stroke.width)] + arguments + [path])
  }

  private static func rule(of shape: NormalizedShape) -> [SwiftExpression.Argument] {
    shape.style.rule == .evenOdd ? [.init("rule", ".evenOdd")] : []
  }

  /// What one call says of a line besides its colour and width.
  private func line(
    _ stroke: NormalizedStroke, needsMiterLimit: Bool
  ) -> [SwiftExpression.Argument] {
    var arguments: [SwiftExpression.Argument] = []
    if stroke.cap != .butt { arguments.append(.init("cap", ".\(stroke.cap.rawValue)")) }
    if stroke.join != .miter {
      arguments.append(.init("join", ".\(stroke.join.rawValue)"))
    } else if needsMiterLimit {
      arguments.append(.init("miterLimit", stroke.miterLimit))
    }
    if stroke.start != 0 { arguments.append(.init("from", stroke.start)) }
    if stroke.end != 1 { arguments.append(.init("to", stroke.end)) }
    if !stroke.dashes.isEmpty {
      arguments.append(.init("dashes", .texts(stroke.dashes.map(SwiftLiteral.number))))
    }
    if stroke.dashPhase != 0 { arguments.append(.init("phase", stroke.dashPhase)) }
    return arguments
  }

  /// A text layer; it takes the name of a font as text (CATextLayer.h).
  private mutating func made(_ line: NormalizedText) -> SwiftExpression {
    support.insert(.label)
    return .call(
      "label",
      [
        .init("", SwiftLiteral.string(line.string)), .init("", spelling(line.color)),
        .init("font", SwiftLiteral.string(line.font)), .init("", line.size),
        .init("", ".\(line.alignment.rawValue)"),
      ])
  }

  private mutating func made(
    _ gradient: NormalizedGradient, in bounds: Rect
  ) -> SwiftExpression {
    support.insert(.gradient, .unitPoint)
    var arguments: [SwiftExpression.Argument] = [
      .init("", .texts(gradient.colors.map { spelling($0) })),
      .init("at", .texts(gradient.locations.map(SwiftLiteral.number))),
      .init("in", short(bounds)), .init("from", spelling(gradient.start)),
      .init("to", spelling(gradient.end)),
    ]
    if gradient.kind == .radial {
      arguments.append(.init("radial", "true"))
      hasRadialGradients = true
    }
    return .call("gradient", arguments)
  }
}
