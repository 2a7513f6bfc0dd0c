internal import PegbarExport
internal import PegbarGeometry
internal import PegbarScene

/// Generates the expression that creates a layer with its own content.
struct ContentCode {
  let facts: SceneFacts

  /// Returns a new layer with the content that one call can set.
  func made(_ planned: CompositionPlan.Planned) -> SwiftExpression {
    switch planned.layer.content {
    case .none: return .value(.own(planned.type), [])
    case .text(let line): return made(line)
    case .gradient(let gradient): return made(gradient, in: planned.layer.bounds)
    case .shape(let shape): return made(shape, of: planned)
    case .instance:
      let provider = SwiftExpression.Argument("imageProvider", .word("imageProvider"))
      return .value(.own(planned.type), planned.takesProvider ? [provider] : [])
    case .color(let color): return made(color, of: planned.layer)
    case .image(let id):
      let asked = SwiftExpression.value(
        .own("imageProvider"), [.init("", .string(facts.images.name(of: id)))])
      let image = facts.parameters.images[id].map { .word($0) } ?? asked
      return .value(.support(.picture), [.init("", image)])
    }
  }

  /// Returns a layer of one color: a circle, a rectangle, or a rounded rectangle.
  private func made(_ color: Color, of layer: NormalizedLayer) -> SwiftExpression {
    let color = SwiftExpression.Argument("", facts.colors.spelling(color))
    if layer.isDisc { return .value(.support(.disc), [color, .init("", layer.bounds.size.width)]) }
    let corners = layer.cornerRadius
    return .value(
      .support(.plain), [color] + (corners > 0 ? [.init("radius", corners)] : []))
  }

  private func made(
    _ shape: NormalizedShape, of planned: CompositionPlan.Planned
  ) -> SwiftExpression {
    let layer = planned.layer
    // The shape is always empty.
    if shape.path.isEmpty, !layer.has(.path) { return .value(.own("CAShapeLayer"), []) }
    let path = SwiftExpression.Argument(
      "", facts.outlines.outline(shape.path, form: planned.form))
    let fill = shape.style.fillColor.map(facts.colors.spelling)
    guard let color = shape.style.strokeColor, let stroke = shape.style.stroke else {
      let filled = SwiftExpression.support(.filled, [.init("", fill ?? .word("nil")), path])
      return shape.style.rule == .evenOdd ? filled.modified(.evenOdd) : filled
    }
    var arguments: [SwiftExpression.Argument] = [
      .init("", facts.colors.spelling(color)), .init("", stroke.width),
    ]
    if let fill { arguments.append(.init("fill", fill)) }
    if stroke.cap != .butt { arguments.append(.init("cap", .word(".\(stroke.cap.rawValue)"))) }
    if stroke.join != .miter { arguments.append(.init("join", .word(".\(stroke.join.rawValue)"))) }
    var result = SwiftExpression.support(.stroked, arguments + [path])
    if shape.style.rule == .evenOdd { result = result.modified(.evenOdd) }
    if stroke.join == .miter, layer.needsMiterLimit(stroke, of: shape.path) {
      result = result.modified(.mitered, [.init("", stroke.miterLimit)])
    }
    return trimmed(result, stroke)
  }

  /// Returns a stroke with its trim range and dashes.
  private func trimmed(_ line: SwiftExpression, _ stroke: NormalizedStroke) -> SwiftExpression {
    var result = line
    var ends: [SwiftExpression.Argument] = []
    if stroke.start != 0 { ends.append(.init("from", stroke.start)) }
    if stroke.end != 1 { ends.append(.init("to", stroke.end)) }
    if !ends.isEmpty { result = result.modified(.trimmed, ends) }
    guard !stroke.dashes.isEmpty || stroke.dashPhase != 0 else { return result }
    let phase = stroke.dashPhase == 0 ? [] : [SwiftExpression.Argument("phase", stroke.dashPhase)]
    let dashes = SwiftExpression.list(stroke.dashes.map { .number($0) })
    return result.modified(.dashed, [.init("", dashes)] + phase)
  }

  /// Returns a text layer, whose font is set by name (CATextLayer.h).
  private func made(_ line: NormalizedText) -> SwiftExpression {
    .support(
      .label,
      [
        .init("", .string(line.string)), .init("", facts.colors.spelling(line.color)),
        .init("font", .string(line.font)), .init("", line.size),
        .init("", .word(".\(line.alignment.rawValue)")),
      ])
  }

  private func made(_ gradient: NormalizedGradient, in bounds: Rect) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = [
      .init("", .list(gradient.colors.map(facts.colors.spelling))),
      .init("at", .list(gradient.locations.map { .number($0) })),
      .init("in", .rect(bounds)), .init("from", .point(gradient.start)),
      .init("to", .point(gradient.end)),
    ]
    if gradient.kind == .radial { arguments.append(.init("radial", .word("true"))) }
    return .support(.gradient, arguments)
  }
}

extension SwiftExpression {
  /// Returns a point, as a call of its support function.
  static func point(_ point: Point) -> SwiftExpression { .support(.point, of: point.numbers) }

  /// Returns a rectangle, as a call of its support function.
  static func rect(_ rect: Rect) -> SwiftExpression {
    .support(
      .rect, of: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// Returns an angle in radians, as a call of its support function.
  static func radians(_ degrees: Double) -> SwiftExpression { .support(.radians, of: [degrees]) }
}

extension NormalizedLayer {
  /// `true` if the layer is a circle in one color whose bounds begin at 0.
  var isDisc: Bool {
    guard case .color = content else { return false }
    let size = bounds.size
    return bounds.origin == .zero && size.width == size.height && cornerRadius == size.width / 2
  }
}
