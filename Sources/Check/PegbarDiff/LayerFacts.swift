internal import PegbarScene

/// Collects the facts of a layer, which are all fields that are not names, places in the file or
/// numbers of other parts.
final class LayerFacts {
  /// The identities of what a layer refers to.
  struct References {
    /// Returns the identity and the name of a layer of the composition.
    var layer: (LayerID) -> (identity: String, name: String)
    /// Returns the identity of an image.
    var image: (String) -> String
  }

  /// The layer itself, then its parts in order.
  private(set) var parts: [FactPart]
  private var current = 0
  /// The path of the record in the current part.
  private var prefix: [String] = []
  private let references: References
  private let shapes: ShapeContent?

  /// The fields that only identify a part or its place in the file.
  private static let ignored: Set<String> = [
    "id", "name", "designerName", "source", "definition", "window",
  ]

  init(_ layer: Layer, _ references: References) {
    self.references = references
    if case .shapes(let content) = layer.content { shapes = content } else { shapes = nil }
    parts = [FactPart(name: "", kind: layer.content.noun)]
    layer.show(to: self)
  }

  private func add(_ fact: Fact) { parts[current].facts.append(fact) }

  private func key(_ name: String) -> String { (prefix + [name]).joined(separator: ".") }

  /// Runs a closure inside a record of the current part.
  private func inside<Result>(_ name: String, _ body: () -> Result) -> Result {
    prefix.append(name)
    defer { prefix.removeLast() }
    return body()
  }

  /// Runs a closure in a new part.
  private func part<Result>(_ name: String, _ kind: String, _ body: () -> Result) -> Result {
    let (outer, outerPrefix) = (current, prefix)
    parts.append(FactPart(name: name, kind: kind))
    (current, prefix) = (parts.count - 1, [])
    defer { (current, prefix) = (outer, outerPrefix) }
    return body()
  }

  /// The names in After Effects of fields with another name.
  private static let titles = [
    "transformParent": "parent", "space": "3D layer", "begin": "start time",
    "orientsAlongPath": "auto-orient", "rule": "fill rule", "cap": "line cap", "join": "line join",
    "keepsDepth": "collapse transformations",
  ]

  /// Returns a field name in words.
  private static func words(_ name: String) -> String {
    if let title = titles[name] { return title }
    var words = ""
    for character in name {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words.hasPrefix("is ") ? String(words.dropFirst(3)) : words
  }

  /// Returns the names of the parts at indices of a table.
  private func names(_ indices: [Int], _ table: FieldFacts.Table) -> [String] {
    indices.map { index in
      switch table {
      case .paths:
        shapes.flatMap { $0.paths.indices.contains(index) ? $0.paths[index].name : nil } ?? ""
      case .groups, .earlierGroups:
        shapes.flatMap { $0.groups.indices.contains(index) ? $0.groups[index].name : nil } ?? ""
      }
    }
  }

  /// Returns the value of a field that refers to something else, or `nil` for other fields.
  private func reference(_ value: Any, _ rule: FieldFacts.Rule) -> FactValue? {
    switch (rule, value) {
    case (.layer, let id as LayerID):
      let (identity, name) = references.layer(id)
      return FactValue(form: .word, text: name, identity: identity)
    case (.image, let id as String):
      return FactValue(form: .word, text: id, identity: references.image(id))
    case (.index(let table), let index as Int):
      return FactValue(parts: names([index], table))
    case (.index(let table), let indices as [Int]):
      return FactValue(parts: names(indices, table))
    case _: return nil
    }
  }
}

extension LayerFacts: FieldChange {
  func value<Value: SceneValue>(
    _ value: Value?, defaultValue: Value?, _ facts: FieldFacts
  ) -> Value? {
    guard !Self.ignored.contains(facts.name) else { return value }
    let title = Self.words(facts.name)
    guard let value else {
      add(Fact(key(facts.name), title, FactValue(text: "none")))
      return value
    }
    var fact = Fact(
      key(facts.name), title, reference(value, facts.rule) ?? FactValue(value))
    fact.isTime = facts.name == "begin"
    add(fact)
    return value
  }

  func option<Option: SceneOption>(
    _ value: Option, _ defaultValue: Option, _ facts: FieldFacts
  ) -> Option {
    add(Fact(key(facts.name), Self.words(facts.name), FactValue(text: value.rawValue)))
    return value
  }

  func animated<Value: MovingValue>(
    _ value: Animated<Value>?, defaultValue: Animated<Value>?, else other: Animated<Value>,
    _ facts: FieldFacts, _ role: FieldRole
  ) -> Animated<Value>? {
    let (title, unit) = (role.property.name, FactUnit(role.property))
    guard let value else {
      add(Fact(key(facts.name), title, FactValue(text: "none")))
      return value
    }
    add(Fact(key(facts.name), title, value, unit: unit))
    return value
  }

  func animated<Value: MovingValue>(
    _ values: [Animated<Value>], _ blank: Value, _ facts: FieldFacts, _ role: FieldRole
  ) -> [Animated<Value>] {
    let (title, unit) = (role.property.name, FactUnit(role.property))
    for (index, value) in values.enumerated() {
      add(Fact(key("\(facts.name).\(index)"), "\(title) \(index + 1)", value, unit: unit))
    }
    return values
  }

  func point(
    _ value: AnimatedPoint, _ defaultValue: AnimatedPoint, _ facts: FieldFacts, _ role: FieldRole
  ) -> AnimatedPoint {
    let (title, unit) = (role.property.name, FactUnit(role.property))
    switch value {
    case .joined(let point): add(Fact(key(facts.name), title, point, unit: unit))
    case .split(let x, let y):
      add(Fact(key("\(facts.name).x"), "X \(title)", x, unit: unit))
      add(Fact(key("\(facts.name).y"), "Y \(title)", y, unit: unit))
    }
    return value
  }

  func record<Record: SceneRecord>(
    _ record: Record?, defaultValue: Record?, _ facts: FieldFacts, _ context: TrackContext
  ) -> Record? {
    if defaultValue == nil {
      var fact = Fact(
        key(facts.name), Self.words(facts.name), FactValue(text: record == nil ? "none" : "present")
      )
      fact.isType = true
      add(fact)
    }
    return record.map { record in inside(facts.name) { inline(record, context) } }
  }

  func records<Record: SceneRecord>(
    _ records: [Record], _ facts: FieldFacts, _ context: (Int, Record) -> TrackContext
  ) -> [Record] {
    let names = records.enumerated().map { context($0, $1).part }
    var fact = Fact(key(facts.name), Self.words(facts.name), FactValue())
    fact.order = names
    add(fact)
    for (record, name) in zip(records, names) {
      _ = part(name, "\(Record.self)") { inline(record, TrackContext(part: name)) }
    }
    return records
  }

  func type<Union: SceneUnion>(_ union: Union, _ facts: FieldFacts) -> Union {
    addType(union, facts.name)
    return union
  }

  private func addType<Union: SceneUnion>(_ union: Union, _ name: String) {
    var fact = Fact(key(name), "type", FactValue(text: union.unionCase.name ?? "none"))
    fact.isType = true
    add(fact)
  }

  func content<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union {
    addType(union, facts.name)
    return inside(facts.name) { union.mapped(self, at: context) }
  }

  func tracks(_ tracks: [NormalizedTrack], _ facts: FieldFacts) -> [NormalizedTrack] { tracks }

  func references(
    _ references: [TrackReference], of layer: String, _ facts: FieldFacts
  ) -> [TrackReference] { references }

  func nodes(_ nodes: [ShapeNode], _ facts: FieldFacts, _ context: TrackContext) -> [ShapeNode] {
    let styles = nodes.flatMap(\.styles)
    var fact = Fact(key(facts.name), "painting order", FactValue())
    fact.order = styles.map(\.name)
    add(fact)
    for style in styles {
      _ = part(style.name, "style") { inline(style, context.style(named: style.name)) }
    }
    return nodes
  }
}
