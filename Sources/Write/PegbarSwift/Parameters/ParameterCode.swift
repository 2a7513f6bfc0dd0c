internal import PegbarBase
internal import PegbarExport
internal import PegbarGeometry
internal import PegbarScene

/// The parameters of a class: slots of the source and exposed values.
struct ParameterCode {
  private let facts: SceneFacts
  private let plan: CompositionPlan
  private let isRoot: Bool

  init(_ facts: SceneFacts, _ plan: CompositionPlan, isRoot: Bool) {
    (self.facts, self.plan, self.isRoot) = (facts, plan, isRoot)
  }

  /// The properties, with the code that applies them to the layers.
  var nodes: [SwiftNode] {
    let entries = facts.parameters.entries.filter { $0.reaches(plan.composition.id) }
    guard !entries.isEmpty else { return [] }
    let mark = "Parameters; changes apply immediately, even during playback"
    return (isRoot ? SwiftNode.mark(mark) : []) + entries.flatMap(property) + [.blank]
  }

  private func property(_ entry: ParameterTable.Entry) -> [SwiftNode] {
    var changes = changes(for: entry)
    if isRoot, !entry.keyed.isEmpty { changes.append(.statement(reattaching(entry))) }
    let access = isRoot ? facts.access : "fileprivate "
    let observer = observer(entry, changes)
    let declaration: SwiftNode =
      switch entry.kind {
      case .image: .block("\(access)var \(entry.name): CGImage? {", [observer])
      case .number, .point, .text, .color, .colors:
        .opened(
          entry.initial, before: "\(access)var \(entry.name)\(Self.type(of: entry)) = ", [observer])
      }
    return (isRoot ? [.line("/// \(entry.summary)")] : []) + [declaration]
  }

  /// Returns the code that applies a parameter when it is set.
  private func observer(_ entry: ParameterTable.Entry, _ changes: [SwiftNode]) -> SwiftNode {
    guard isRoot else { return .block("didSet {", changes, isCompact: true) }
    func withoutActions(before: String, closing: String) -> SwiftNode {
      .opened(
        .function(.support(.withoutActions)), before: before, changes, closing: closing,
        isCompact: true)
    }
    guard !entry.keyed.isEmpty else { return withoutActions(before: "didSet { ", closing: "} }") }
    // Views may set the same value often, and animations are expensive to recreate.
    return .block(
      "didSet {",
      [
        .line("guard \(entry.name) != oldValue else { return }"),
        withoutActions(before: "", closing: "}"),
      ])
  }

  private static func type(of entry: ParameterTable.Entry) -> String {
    switch entry.kind {
    case .number: ": CGFloat"
    case .point, .text: ""
    case .color: ": CGColor"
    case .colors: ": [CGColor]"
    case .image: ": CGImage?"
    }
  }

  /// The effect of a parameter on one or more layers.
  private enum Change: Hashable {
    /// Sets a property of a layer.
    case set(String, SwiftExpression)
    /// Sets a component of a value by its key path.
    case setPart(String, SwiftExpression)
    /// Calls a function that receives the layer.
    case call(SwiftExpression)

    /// Returns the statement for a layer with a name.
    func node(_ layer: String) -> SwiftNode {
      switch self {
      case .set(let property, let value): .statement(value, before: "\(layer).\(property) = ")
      case .setPart(let keyPath, let value):
        .statement(
          .value(
            .own("setValue"), [.init("", value), .init("forKeyPath", .string(keyPath))]),
          before: layer + ".")
      case .call(let call): .statement(call)
      }
    }
  }

  /// The effect of a parameter on one layer.
  private struct LayerChange {
    var layer: LayerReference
    var type: String
    var change: Change
  }

  /// The key that groups changes of layers of one class.
  private struct ChangeKey: Hashable {
    var type: String
    var change: Change
  }

  /// Returns the statements that apply a parameter to layers, with one statement for equal changes.
  private func changes(for entry: ParameterTable.Entry) -> [SwiftNode] {
    // The classes of definitions have only the names of their properties in common.
    allChanges(for: entry).grouped { ChangeKey(type: $0.type, change: $0.change) }
      .flatMap { key, changes -> [SwiftNode] in
        if case .call = key.change { return [key.change.node("")] }
        guard changes.count > 2 else { return changes.map { key.change.node($0.layer.text) } }
        return [
          .opened(
            .list(changes.map { .layer($0.layer) }), before: "for layer in ",
            [key.change.node("layer")], isCompact: true)
        ]
      }
  }

  private func allChanges(for entry: ParameterTable.Entry) -> [LayerChange] {
    let uses = entry.uses[plan.composition.id] ?? []
    return plan.layers.flatMap { planned in
      var changes = uses.filter { $0.layer == planned.layer.name }.flatMap {
        self.changes($0, entry, planned)
      }
      if case .instance(let id, _, _) = planned.layer.content, planned.instance != nil,
        entry.reaches(id)
      {
        changes.append(.set(entry.name, .word(entry.name)))
      }
      return changes.map {
        LayerChange(layer: planned.reference, type: planned.type, change: $0)
      }
    }
  }

  private func changes(
    _ use: ParameterTable.Use, _ entry: ParameterTable.Entry, _ planned: CompositionPlan.Planned
  ) -> [Change] {
    let own = SwiftExpression.word(entry.name)
    guard case .bound(let part) = use.part else { return [.set("shadowColor", own)] }
    let (x, y) = Self.numbers(entry, use.map)
    switch part {
    case .color: return color(entry, planned)
    case .strokeColor: return strokeColor(entry, planned)
    case .colors: return colors(entry, planned)
    case .opacity: return [.set("opacity", .value(.own("Float"), [.init("", .word(x))]))]
    case .rotation:
      let angle = SwiftExpression.value(.support(.radians), [.init("", .word(x))])
      return [.setPart("transform.rotation.z", angle)]
    case .scale:
      return [
        .setPart("transform.scale.x", .word(x)), .setPart("transform.scale.y", .word(y)),
      ]
    case .position: return [.set("position", Self.point(x, y, of: entry))]
    case .lineWidth: return [.set("lineWidth", .word(x))]
    case .gradientStart, .gradientEnd: return gradient(planned)
    case .text: return [.set("string", own)]
    case .image: return [.set("contents", own)]
    }
  }

  /// Returns the call that remakes the animations of layers with a parameter in their keyframes.
  ///
  /// It remakes all animations for the style of transactions, and if a layer is part of a
  /// definition, which may have many instances.
  private func reattaching(_ entry: ParameterTable.Entry) -> SwiftExpression {
    guard facts.options.style == .timeline, entry.keyed == [plan.composition.id],
      let color = facts.parameters.colors.first(where: { $0.value == entry.name })?.key
    else { return .value(.own("playback.remake"), []) }
    let layers = plan.layers.filter { $0.layer.hasKey(with: color) }
    return .call(.own("playback.remake"), [.init("", .list(layers.map { .layer($0.reference) }))])
  }
}

// Colors that follow a parameter.
extension ParameterCode {
  /// Returns the changes of a layer's color.
  ///
  /// Colors of the source are opaque, so the layer keeps its own alpha.
  private func color(
    _ entry: ParameterTable.Entry, _ planned: CompositionPlan.Planned
  ) -> [Change] {
    switch planned.layer.content {
    case .none, .image, .instance, .gradient: []
    case .color(let own): [.set("backgroundColor", value(of: entry, for: own))]
    case .text(let line): [.set("foregroundColor", value(of: entry, for: line.color))]
    case .shape(let shape):
      shape.style.fillColor.map { [.set("fillColor", value(of: entry, for: $0))] }
        ?? strokeColor(entry, planned)
    }
  }

  private func strokeColor(
    _ entry: ParameterTable.Entry, _ planned: CompositionPlan.Planned
  ) -> [Change] {
    guard case .shape(let shape) = planned.layer.content, let own = shape.style.strokeColor else {
      return []
    }
    return [.set("strokeColor", value(of: entry, for: own))]
  }

  /// Returns a color that follows a parameter and keeps its own alpha.
  private func value(of entry: ParameterTable.Entry, for own: Color) -> SwiftExpression {
    let isPalette = facts.parameters.colors[own] == entry.name
    guard !isPalette, own.alpha != 1 else { return .word(entry.name) }
    return .value(.own("\(entry.name).copy"), [.init("alpha", own.alpha)])
  }

  /// Returns the changes of a gradient's colors: those of the slot, or its own with those of the
  /// palette.
  private func colors(
    _ entry: ParameterTable.Entry, _ planned: CompositionPlan.Planned
  ) -> [Change] {
    guard case .gradient(let gradient) = planned.layer.content else { return [] }
    guard case .colors = entry.kind else {
      return [.set("colors", .list(gradient.colors.map(facts.key)))]
    }
    let alphas = gradient.colors.map(\.alpha)
    guard alphas.contains(where: { $0 != 1 }) else { return [.set("colors", .word(entry.name))] }
    return [
      .set(
        "colors",
        .wrapped(
          "zip(\(entry.name), ", .numbers(alphas), ").map { $0.copy(alpha: $1) ?? $0 }"))
    ]
  }
}

// Numbers and points that follow a parameter.
extension ParameterCode {
  /// Returns the change of both points of a gradient; a radial one has a distance on both axes
  /// (CAGradientLayer.h).
  private func gradient(_ planned: CompositionPlan.Planned) -> [Change] {
    guard case .gradient(let gradient) = planned.layer.content else { return [] }
    return [
      .call(
        .value(
          .support(.aim),
          [
            .init("", .layer(planned.reference)),
            .init("from", point(.gradientStart, gradient.start, planned)),
            .init("to", point(.gradientEnd, gradient.sourceEnd, planned)),
          ]))
    ]
  }

  /// Returns a point of a gradient, from the parameter that it follows or from its own value.
  private func point(
    _ part: ParameterBinding.Part, _ own: Point, _ planned: CompositionPlan.Planned
  ) -> SwiftExpression {
    for entry in facts.parameters.entries {
      let use = entry.uses[plan.composition.id]?.first {
        $0.layer == planned.layer.name && $0.part == .bound(part)
      }
      guard let use else { continue }
      let (x, y) = Self.numbers(entry, use.map)
      return Self.point(x, y, of: entry)
    }
    return .value(.own("CGPoint"), [.init("x", own.x), .init("y", own.y)])
  }

  /// Returns a point from two expressions, which is the parameter itself if they are its
  /// coordinates.
  private static func point(
    _ x: String, _ y: String, of entry: ParameterTable.Entry
  ) -> SwiftExpression {
    x == entry.name + ".x" && y == entry.name + ".y"
      ? .word(entry.name)
      : .value(.own("CGPoint"), [.init("x", .word(x)), .init("y", .word(y))])
  }

  /// Returns the coordinates of a parameter after a map.
  private static func numbers(
    _ entry: ParameterTable.Entry, _ map: Matrix
  ) -> (x: String, y: String) {
    func sum(_ a: Double, _ c: Double, _ t: Double) -> String {
      switch entry.kind {
      case .number: terms([(a, entry.name)], t)
      case .point: terms([(a, entry.name + ".x"), (c, entry.name + ".y")], t)
      case .color, .colors, .text, .image: "0"
      }
    }
    return (sum(map.a, map.c, map.tx), sum(map.b, map.d, map.ty))
  }

  /// Returns a sum of products and a number: `2 * size.x - size.y + 10`.
  private static func terms(_ products: [(factor: Double, name: String)], _ rest: Double) -> String
  {
    var text = ""
    for (factor, name) in products where factor != 0 {
      let size = abs(factor) == 1 ? name : "\(SwiftLiteral.number(abs(factor))) * \(name)"
      text += text.isEmpty ? (factor < 0 ? "-" : "") + size : (factor < 0 ? " - " : " + ") + size
    }
    if text.isEmpty { return SwiftLiteral.number(rest) }
    if rest == 0 { return text }
    return text + (rest < 0 ? " - " : " + ") + SwiftLiteral.number(abs(rest))
  }
}
