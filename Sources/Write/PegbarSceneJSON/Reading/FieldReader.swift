internal import PegbarGeometry
internal import PegbarJSON
internal import PegbarScene

/// Reads the fields of one record from the members of an object.
final class FieldReader {
  /// The members, which record the requested keys.
  var members: SceneMembers
  /// `true` if all essential fields were read.
  private(set) var isUsable = true
  private let reader: SceneReader

  /// Creates a reader of an object that may have `capacity` members.
  init(_ reader: SceneReader, _ object: JSONObject, capacity: Int = 0) {
    self.reader = reader
    members = SceneMembers(object, capacity: capacity)
  }

  /// Returns the member of a field, if it exists; reports a missing member that is required.
  private func member(_ facts: FieldFacts) -> JSONValue? {
    let key = JSONKey(stringLiteral: facts.key)
    switch facts.need {
    case .optional, .usable, .always:
      return members[key]
    case .expected:
      return members.required(key)
    case .essential:
      let value = members.required(key)
      if value == nil { isUsable = false }
      return value
    }
  }

  /// Marks the record as unusable if it requires the field, whose invalid value was reported.
  private func unusable(_ facts: FieldFacts) {
    switch facts.need {
    case .optional, .always, .expected: break  // the default is used
    case .usable, .essential: isUsable = false
    }
  }

  /// Drops the whole object, which was reported.
  private func leaveOut() {
    isUsable = false
    members.ignoreRest()
  }

  /// Returns the case with a name; reports an unknown name and returns `nil`.
  private func blank<Union: SceneUnion>(_ name: JSONValue, of type: Union.Type) -> Union? {
    guard let text = name.string else { return name.refuse(expecting: "the name of a type") }
    if let blank = Union.blanks.first(where: { $0.unionCase.name == text }) { return blank }
    let known = Union.blanks.compactMap(\.unionCase.name).map { "'\($0)'" }
    return name.refuse(
      "unknown type '\(text)' (expected: \(known.joined(separator: ", "))); the object is dropped")
  }
}

extension FieldReader: FieldChange {
  // MARK: Constant values

  func value<Value: SceneValue>(
    _ value: Value?, defaultValue: Value?, _ facts: FieldFacts
  ) -> Value? {
    guard let member = member(facts) else { return defaultValue }
    if let value: Value = reader.read(member, facts.rule) { return value }
    unusable(facts)
    return defaultValue
  }

  func option<Option: SceneOption>(
    _ value: Option, _ defaultValue: Option, _ facts: FieldFacts
  ) -> Option {
    guard let member = member(facts) else { return defaultValue }
    let text = member.string
    if let option = text.flatMap(Option.init(rawValue:)) { return option }
    unusable(facts)
    guard let text else { return member.refuse(expecting: "text") ?? defaultValue }
    member.reportInvalid(
      "unknown value '\(text)'; "
        + (facts.need == .essential
          ? "the object is dropped" : "'\(defaultValue.rawValue)' is used"))
    return defaultValue
  }

  // MARK: What can move

  func animated<Value: MovingValue>(
    _ value: Animated<Value>?, defaultValue: Animated<Value>?, else other: Animated<Value>,
    _ facts: FieldFacts, _ role: FieldRole
  ) -> Animated<Value>? {
    guard let member = member(facts) else { return defaultValue }
    return animated(member, facts) ?? other
  }

  func animated<Value: MovingValue>(
    _ values: [Animated<Value>], _ blank: Value, _ facts: FieldFacts, _ role: FieldRole
  ) -> [Animated<Value>] {
    guard let member = member(facts) else { return [] }
    return reader.elements(member).map { animated($0, facts) ?? .constant(blank) }
  }

  private func animated<Value: MovingValue>(
    _ value: JSONValue, _ facts: FieldFacts
  ) -> Animated<Value>? {
    if let object = value.object, object["keys"] != nil {
      return reader.track(object).map { .keyed($0) }
    }
    return reader.read(value, facts.rule).map { .constant($0) }
  }

  func point(
    _ value: AnimatedPoint, _ defaultValue: AnimatedPoint, _ facts: FieldFacts, _ role: FieldRole
  ) -> AnimatedPoint {
    guard let member = member(facts) else { return defaultValue }
    guard let object = member.object, object["keys"] == nil else {
      return animated(member, facts).map { .joined($0) } ?? defaultValue
    }
    var members = SceneMembers(object)
    defer { members.finish() }
    let point = defaultValue.constant ?? .zero
    let x = members.required("x").flatMap { animated($0, facts) } ?? .constant(point.x)
    let y = members.required("y").flatMap { animated($0, facts) } ?? .constant(point.y)
    return .split(x: x, y: y)
  }

  func tracks(_ tracks: [NormalizedTrack], _ facts: FieldFacts) -> [NormalizedTrack] {
    member(facts).map(reader.tracks) ?? []
  }

  // MARK: What holds other things

  func record<Record: SceneRecord>(
    _ record: Record?, defaultValue: Record?, _ facts: FieldFacts, _ context: TrackContext
  ) -> Record? {
    guard let member = member(facts) else { return defaultValue }
    if let record: Record = reader.record(member) { return record }
    unusable(facts)
    return defaultValue
  }

  func records<Record: SceneRecord>(
    _ records: [Record], _ facts: FieldFacts, _ context: (Int, Record) -> TrackContext
  ) -> [Record] {
    member(facts).map { reader.records($0, facts) } ?? []
  }

  func inline<Record: SceneRecord>(_ record: Record, _ context: TrackContext) -> Record {
    if Record.self == ShapeContent.self { reader.beginShapes(members.object) }
    var record = record
    record.apply(self)
    if isUsable, !reader.checked(&record, members.object) { isUsable = false }
    return record
  }

  // MARK: One of several things

  func type<Union: SceneUnion>(_ union: Union, _ facts: FieldFacts) -> Union {
    if let name = member(facts), let blank = blank(name, of: Union.self) { return blank }
    leaveOut()
    return union
  }

  func union<Union: SceneUnion>(_ union: Union, _ context: TrackContext) -> Union {
    isUsable ? union.mapped(self, at: context) : union
  }

  func content<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union {
    guard let member = member(facts) else { return union }
    guard let object = member.object else {
      return member.refuse(expecting: "an object") ?? union
    }
    let fields = FieldReader(reader, object)
    defer { fields.members.finish() }
    guard let name = fields.members.required("type"), let blank = blank(name, of: Union.self) else {
      fields.leaveOut()
      return union
    }
    let content = blank.mapped(fields, at: context)
    return fields.isUsable ? content : union
  }

  func alternatives<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union {
    let isGiven = { (facts: FieldFacts) in
      self.members.object[JSONKey(stringLiteral: facts.key)] != nil
    }
    guard let chosen = Union.blanks.first(where: { $0.unionCase.members.contains(where: isGiven) })
    else {
      if facts.need == .essential {
        let names = Union.blanks.compactMap(\.unionCase.name).map { "'\($0)'" }
        members.object.reportInvalid("missing member \(names.joined(separator: " or "))")
        isUsable = false
      }
      return union
    }
    let own = chosen.unionCase
    for other in Union.blanks.map(\.unionCase) where other.name != own.name {
      for facts in other.members where isGiven(facts) {
        members[JSONKey(stringLiteral: facts.key)]?.reportInvalid(
          "'\(facts.name)' cannot be combined with '\(own.members[0].name)' and is ignored")
      }
    }
    return chosen.mapped(self, at: context)
  }

  // MARK: What has a form of its own

  func references(
    _ references: [TrackReference], of layer: String, _ facts: FieldFacts
  ) -> [TrackReference] {
    guard let member = member(facts) else { return [] }
    return reader.elements(member).compactMap { reader.reference($0, of: layer) }
  }

  func nodes(_ nodes: [ShapeNode], _ facts: FieldFacts, _ context: TrackContext) -> [ShapeNode] {
    member(facts).map { reader.nodes($0) } ?? []
  }
}
