internal import PegbarJSON
internal import PegbarScene

/// Describes the fields of one record, for one choice among its cases.
final class FieldSchema {
  /// A choice of a type and an alternative, or the number of each.
  struct Choice {
    /// The index of the type.
    var type = 0
    /// The index of the alternative.
    var alternative = 0
  }

  /// The numbers of types and alternatives.
  private(set) var counts = Choice()
  private let schema: SceneSchema
  private let choice: Choice
  private var properties: [(key: String, value: SchemaNode)] = []
  private var required: [String] = []
  private var documentation: String?
  private var isInAlternative = false

  /// Creates a description of a record.
  init(_ schema: SceneSchema, _ choice: Choice = Choice()) {
    self.schema = schema
    self.choice = choice
  }

  /// Adds a member.
  func add(_ name: String, _ value: SchemaNode, _ isRequired: Bool) {
    properties.append((name, value))
    if isRequired { required.append(name) }
  }

  /// Returns the schema of an object with all members.
  func object(_ documentation: String) -> SchemaNode {
    .closed(self.documentation ?? documentation, required: required, .object(properties))
  }

  private func add(_ facts: FieldFacts, _ value: SchemaNode, defaultValue: SchemaNode? = nil) {
    let isRequired =
      switch facts.need {
      case .optional, .usable: false
      case .always: isInAlternative
      case .expected, .essential: true
      }
    let described: SchemaNode = .object(
      [("description", .text(facts.documentation))]
        + value.members.filter { $0.key != "description" })
    add(facts.name, described.with("default", isRequired ? nil : defaultValue), isRequired)
  }

  private func list(of element: SchemaNode) -> SchemaNode {
    ["type": "array", "items": element]
  }
}

extension SchemaNode {
  /// Creates a node from a value in the form of scene JSON.
  fileprivate init(_ value: some SceneValue) {
    let writer = SceneWriter(curves: [])
    value.write(to: writer)
    self.init(json: writer.json.bytes)
  }
}

extension FieldSchema: FieldChange {
  func value<Value: SceneValue>(
    _ value: Value?, defaultValue: Value?, _ facts: FieldFacts
  ) -> Value? {
    add(
      facts, schema.value(Value.self, facts.rule), defaultValue: defaultValue.map { SchemaNode($0) }
    )
    return value
  }

  func option<Option: SceneOption>(
    _ value: Option, _ defaultValue: Option, _ facts: FieldFacts
  ) -> Option {
    let names = Option.allCases.map { SchemaNode.text($0.rawValue) }
    add(facts, .object([("enum", .list(names))]), defaultValue: .text(defaultValue.rawValue))
    return value
  }

  func animated<Value: MovingValue>(
    _ value: Animated<Value>?, defaultValue: Animated<Value>?, else other: Animated<Value>,
    _ facts: FieldFacts, _ role: FieldRole
  ) -> Animated<Value>? {
    add(
      facts, schema.animated(Value.self),
      defaultValue: defaultValue?.constant.map { SchemaNode($0) })
    return value
  }

  func animated<Value: MovingValue>(
    _ values: [Animated<Value>], _ blank: Value, _ facts: FieldFacts, _ role: FieldRole
  ) -> [Animated<Value>] {
    add(facts, list(of: schema.animated(Value.self)))
    return values
  }

  func point(
    _ value: AnimatedPoint, _ defaultValue: AnimatedPoint, _ facts: FieldFacts, _ role: FieldRole
  ) -> AnimatedPoint {
    add(facts, schema.point(), defaultValue: defaultValue.constant.map { SchemaNode($0) })
    return value
  }

  func record<Record: SceneRecord>(
    _ record: Record?, defaultValue: Record?, _ facts: FieldFacts, _ context: TrackContext
  ) -> Record? {
    add(facts, schema.record(Record.self))
    return record
  }

  func records<Record: SceneRecord>(
    _ records: [Record], _ facts: FieldFacts, _ context: (Int, Record) -> TrackContext
  ) -> [Record] {
    let record = schema.record(Record.self)
    if case .definition = facts.rule {
      let id: SchemaNode = [
        "required": ["id"], "properties": ["id": ["type": "string", "minLength": 1]],
      ]
      add(facts, list(of: ["allOf": [record, id]]))
    } else {
      add(facts, list(of: record))
    }
    return records
  }

  func type<Union: SceneUnion>(_ union: Union, _ facts: FieldFacts) -> Union {
    counts.type = Union.blanks.count
    let blank = Union.blanks[choice.type]
    let unionCase = blank.unionCase
    documentation = unionCase.documentation
    add(facts.name, .object([("const", .text(unionCase.name ?? ""))]), true)
    return blank
  }

  func content<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union {
    let variants = Union.blanks.map { blank in
      let fields = FieldSchema(schema)
      let unionCase = blank.unionCase
      fields.add("type", .object([("const", .text(unionCase.name ?? ""))]), true)
      _ = blank.mapped(fields, at: context)
      return fields.object(unionCase.documentation)
    }
    add(facts, .object([("oneOf", .list(variants))]))
    return union
  }

  func alternatives<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union {
    counts.alternative = Union.blanks.count
    isInAlternative = true
    defer { isInAlternative = false }
    return Union.blanks[choice.alternative].mapped(self, at: context)
  }

  func tracks(_ tracks: [NormalizedTrack], _ facts: FieldFacts) -> [NormalizedTrack] {
    add(facts, list(of: schema.normalizedTrack()))
    return tracks
  }

  func references(
    _ references: [TrackReference], of layer: String, _ facts: FieldFacts
  ) -> [TrackReference] {
    add(facts, list(of: schema.reference()))
    return references
  }

  func nodes(_ nodes: [ShapeNode], _ facts: FieldFacts, _ context: TrackContext) -> [ShapeNode] {
    add(facts, list(of: schema.node()))
    return nodes
  }
}
