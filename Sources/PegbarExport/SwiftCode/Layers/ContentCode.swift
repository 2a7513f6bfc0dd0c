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
    // Nothing is ever drawn.
    if shape.path.isEmpty, !layer.has(.path) { return .text("CAShapeLayer()") }
    let path = SwiftExpression.Argument("", outline(shape.path, form: form(of: layer)))
    let fill = shape.style.fillColor.map { SwiftExpression.text(spelling($0)) }
    guard let color = shape.style.strokeColor, let stroke = shape.style.stroke else {
      support.insert(.filled)
      let filled = SwiftExpression.call("filled", [.init("", fill ?? .text("nil")), path])
      return shape.style.rule == .evenOdd ? modified(filled, .evenOdd) : filled
    }
    support.insert(.stroked)
    var arguments: [SwiftExpression.Argument] = [
      .init("", spelling(color)), .init("", stroke.width),
    ]
    if let fill { arguments.append(.init("fill", fill)) }
    if stroke.cap != .butt { arguments.append(.init("cap", ".\(stroke.cap.rawValue)")) }
    if stroke.join != .miter { arguments.append(.init("join", ".\(stroke.join.rawValue)")) }
    var result = SwiftExpression.call("stroked", arguments + [path])
    if shape.style.rule == .evenOdd { result = modified(result, .evenOdd) }
    if stroke.join == .miter, layer.needsMiterLimit(stroke, of: shape.path) {
      result = modified(result, .mitered, [.init("", stroke.miterLimit)])
    }
    return trimmed(result, stroke)
  }

  /// A line with its dashes, of which a part shows.
  private mutating func trimmed(
    _ line: SwiftExpression, _ stroke: NormalizedStroke
  ) -> SwiftExpression {
    var result = line
    var ends: [SwiftExpression.Argument] = []
    if stroke.start != 0 { ends.append(.init("from", stroke.start)) }
    if stroke.end != 1 { ends.append(.init("to", stroke.end)) }
    if !ends.isEmpty { result = modified(result, .trimmed, ends) }
    guard !stroke.dashes.isEmpty || stroke.dashPhase != 0 else { return result }
    let phase = stroke.dashPhase == 0 ? [] : [SwiftExpression.Argument("phase", stroke.dashPhase)]
    let dashes = SwiftExpression.texts(stroke.dashes.map(SwiftLiteral.number))
    return modified(result, .dashed, [.init("", dashes)] + phase)
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
    support.insert(.gradient)
    var arguments: [SwiftExpression.Argument] = [
      .init("", .texts(gradient.colors.map { spelling($0) })),
      .init("at", .texts(gradient.locations.map(SwiftLiteral.number))),
      .init("in", short(bounds)), .init("from", spelling(gradient.start)),
      .init("to", spelling(gradient.end)),
    ]
    if gradient.kind == .radial { arguments.append(.init("radial", "true")) }
    return .call("gradient", arguments)
  }
}
