internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

// Properties that change what shows: slots of the source, and what was asked for.
extension SceneCode {
  /// The properties of a class, and how each reaches the layers.
  mutating func parameterProperties(_ plan: CompositionPlan, isRoot: Bool) {
    let id = plan.composition.id
    let entries = parameters.entries.filter { reaches($0, id) }
    guard !entries.isEmpty else { return }
    if isRoot {
      support.insert(.withoutActions)
      text.lines("// MARK: Parameters; a change shows at once, also while the scene plays\n")
    }
    if entries.contains(where: \.spellsColors) { support.insert(.rgb) }
    for entry in entries {
      if isRoot { text.line("/// \(entry.summary)") }
      let declaration =
        "\(isRoot ? access : "fileprivate ")var \(entry.name)\(Self.type(of: entry))"
      let changes = changes(for: entry, in: plan)
      let again = isRoot && !entry.keyed.isEmpty ? reattaching(entry, in: plan) : nil
      let opening = isRoot ? "withoutActions { " : ""
      text.block("\(declaration) {") { text in
        if changes.count == 1, again == nil, changes[0].loop.isEmpty,
          let only = changes[0].statement.flat(room: text.room - opening.count - 13)
        {
          return text.line("didSet { \(opening)\(only)\(isRoot ? " }" : "") }")
        }
        text.block(isRoot ? "didSet { withoutActions {" : "didSet {", closing: isRoot ? "} }" : "}")
        {
          for change in changes {
            change.write(to: &$0)
          }
          if let again { $0.expression(again) }
        }
      }
    }
    text.line()
  }

  /// Whether a composition, or one that it shows, has something that follows a property.
  func reaches(_ entry: ParameterTable.Entry, _ composition: String) -> Bool {
    if entry.uses[composition] != nil || entry.keyed.contains(composition) { return true }
    return reached[composition]?.contains(entry.name) ?? false
  }

  private static func type(of entry: ParameterTable.Entry) -> String {
    switch entry.kind {
    case .number: ": CGFloat = \(entry.initial)"
    case .point, .text: " = \(entry.initial)"
    case .color: ": CGColor = \(entry.initial)"
    case .colors: ": [CGColor] = \(entry.initial)"
    case .image: ": CGImage?"
    }
  }

  /// Statements that give layers the value of a property; what is done to several stands once.
  private mutating func changes(
    for entry: ParameterTable.Entry, in plan: CompositionPlan
  ) -> [SwiftStatement] {
    // Classes of definitions have nothing in common but the names of their properties, and a whole
    // statement stands alone.
    let groups = allChanges(for: entry, in: plan).enumerated().grouped { number, change in
      change.layer.isEmpty ? "\(number)" : change.type + change.rest
    }
    return groups.flatMap { _, changes -> [SwiftStatement] in
      let layers = changes.map(\.element.layer)
      let rest = changes[0].element.rest
      guard layers.count > 2 else {
        return layers.map { SwiftStatement(statement: .text($0 + rest)) }
      }
      return [
        SwiftStatement(
          statement: .texts(layers), loop: "for layer in ", body: " { layer\(rest) }")
      ]
    }
  }

  /// All changes: the layer and its type with what comes after its name, or a whole statement
  /// without a layer.
  private mutating func allChanges(
    for entry: ParameterTable.Entry, in plan: CompositionPlan
  ) -> [(layer: String, type: String, rest: String)] {
    var changes: [(layer: String, type: String, rest: String)] = []
    let uses = entry.uses[plan.composition.id] ?? []
    for planned in plan.layers {
      for use in uses where use.layer == planned.layer.name {
        changes += rests(use, entry, planned).map {
          ($0.hasPrefix(".") ? planned.name : "", planned.type, $0)
        }
      }
      guard case .instance(let id, _, _) = planned.layer.content, planned.instance != nil,
        reaches(entry, id)
      else { continue }
      changes.append((planned.name, planned.type, ".\(entry.name) = \(entry.name)"))
    }
    return changes
  }

  /// What comes after the name of a layer, or a whole statement.
  private mutating func rests(
    _ use: ParameterTable.Use, _ entry: ParameterTable.Entry, _ planned: CompositionPlan.Planned
  ) -> [String] {
    guard case .bound(let part) = use.part else { return [".shadowColor = \(entry.name)"] }
    let (x, y) = Self.numbers(entry, use.map)
    switch part {
    case .color: return color(entry, planned)
    case .strokeColor: return strokeColor(entry, planned)
    case .colors: return colors(entry, planned)
    case .opacity: return [".opacity = Float(\(x))"]
    case .rotation:
      support.insert(.radians)
      return [".setValue(radians(\(x)), forKeyPath: \"transform.rotation.z\")"]
    case .scale:
      return [
        ".setValue(\(x), forKeyPath: \"transform.scale.x\")",
        ".setValue(\(y), forKeyPath: \"transform.scale.y\")",
      ]
    case .position: return [".position = \(Self.point(x, y))"]
    case .lineWidth: return [".lineWidth = \(x)"]
    case .gradientStart, .gradientEnd: return gradient(planned)
    case .text: return [".string = \(entry.name)"]
    case .image: return [".contents = \(entry.name)"]
    }
  }

  /// A colour of the source is opaque; the layer keeps its own alpha.
  private func color(
    _ entry: ParameterTable.Entry, _ planned: CompositionPlan.Planned
  ) -> [String] {
    switch planned.layer.content {
    case .none, .image, .instance, .gradient: []
    case .color(let own): [".backgroundColor = \(value(of: entry, for: own))"]
    case .text(let line): [".foregroundColor = \(value(of: entry, for: line.color))"]
    case .shape(let shape):
      shape.style.fillColor.map { [".fillColor = \(value(of: entry, for: $0))"] }
        ?? strokeColor(entry, planned)
    }
  }

  private func strokeColor(
    _ entry: ParameterTable.Entry, _ planned: CompositionPlan.Planned
  ) -> [String] {
    guard case .shape(let shape) = planned.layer.content, let own = shape.style.strokeColor else {
      return []
    }
    return [".strokeColor = \(value(of: entry, for: own))"]
  }

  /// A colour that follows a property, as opaque as it was.
  private func value(of entry: ParameterTable.Entry, for own: Color) -> String {
    let isPalette = parameters.colors[own] == entry.name
    let alpha = SwiftLiteral.number(own.alpha)
    return isPalette || own.alpha == 1 ? entry.name : "\(entry.name).copy(alpha: \(alpha))"
  }

  /// All colours of a gradient: those of the slot, or those of the palette among its own.
  private mutating func colors(
    _ entry: ParameterTable.Entry, _ planned: CompositionPlan.Planned
  ) -> [String] {
    guard case .gradient(let gradient) = planned.layer.content else { return [] }
    guard case .colors = entry.kind else {
      let list = gradient.colors.map { keySpelling($0) }.joined(separator: ", ")
      return [".colors = [\(list)]"]
    }
    guard gradient.colors.contains(where: { $0.alpha != 1 }) else {
      return [".colors = \(entry.name)"]
    }
    let alphas = gradient.colors.map { SwiftLiteral.number($0.alpha) }.joined(separator: ", ")
    return [
      ".colors = zip(\(entry.name), [\(alphas)]).map { $0.copy(alpha: $1) ?? $0 }"
    ]
  }

  /// Both points of a gradient: that of a radial one is a distance on both axes (CAGradientLayer.h).
  private mutating func gradient(_ planned: CompositionPlan.Planned) -> [String] {
    guard case .gradient(let gradient) = planned.layer.content else { return [] }
    support.insert(.aim)
    let start = point(.gradientStart, gradient.start, planned)
    let end = point(.gradientEnd, gradient.sourceEnd, planned)
    return ["aim(\(planned.name), from: \(start), to: \(end))"]
  }

  /// A point of a gradient by the property that it follows, or as it is.
  private func point(
    _ part: ParameterBinding.Part, _ own: Point, _ planned: CompositionPlan.Planned
  ) -> String {
    for entry in parameters.entries {
      let use = entry.uses[composition]?.first {
        $0.layer == planned.layer.name && $0.part == .bound(part)
      }
      guard let use else { continue }
      let (x, y) = Self.numbers(entry, use.map)
      return Self.point(x, y)
    }
    return Self.point(own)
  }

  /// A point of two expressions: the property itself where those are its own.
  private static func point(_ x: String, _ y: String) -> String {
    let name = x.dropLast(2)
    return x == name + ".x" && y == name + ".y" && SwiftNames.isIdentifier(String(name))
      ? String(name) : "CGPoint(x: \(x), y: \(y))"
  }

  /// What a map makes of a property, as expressions.
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

  /// A sum of products and a number: `2 * size.x - size.y + 10`.
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

  /// Attaches again the layers whose keyframes have the value of a property; all of them where some
  /// stand in a definition, of which there may be many instances, and where beats play them.
  private func reattaching(
    _ entry: ParameterTable.Entry, in plan: CompositionPlan
  ) -> SwiftExpression {
    guard options.style == .timeline, entry.keyed == [plan.composition.id],
      let color = parameters.colors.first(where: { $0.value == entry.name })?.key
    else { return .text("remake()") }
    let layers = plan.layers.filter { $0.layer.hasKey(with: color) }.map(\.name)
    return .call("remake", [.init("", .texts(layers))])
  }

  /// A colour among keyframes: the property that stands for it, or as elsewhere.
  mutating func keySpelling(_ color: Color) -> String {
    parameters.colors[color] ?? typedSpelling(color)
  }
}

/// A statement: an expression, or a loop over one.
private struct SwiftStatement {
  var statement: SwiftExpression
  var loop = ""
  var body = ""

  /// Writes it; a list that it assigns is broken where it is too long.
  func write(to text: inout SwiftText) {
    guard case .text(let line) = statement, line.count > text.room, line.hasSuffix("]"),
      let mark = line.firstRange(of: " = [")
    else { return text.expression(statement, prefix: loop, suffix: body) }
    let list = line[mark.upperBound...].dropLast()
    // What stands in a call is not taken apart.
    let elements = list.contains("(") ? [list] : list.split(separator: ", ")
    text.expression(
      .texts(elements.map(String.init)), prefix: line[..<mark.lowerBound] + " = ", suffix: body)
  }
}
