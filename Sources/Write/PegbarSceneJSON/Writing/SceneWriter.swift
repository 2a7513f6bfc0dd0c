internal import PegbarGeometry
internal import PegbarJSON
internal import PegbarScene

/// Writes a scene, record by record.
///
/// The writer never builds a tree: every call appends to the text. A value that the reader assumes
/// for a missing member is omitted.
final class SceneWriter {
  /// The text that was written so far.
  var json = JSONWriter(style: .readable)
  /// The names of the scene's curves.
  let curveNames: [TimingCurve: String]

  /// Creates a writer for a scene with named curves.
  init(curves: [NamedCurve]) {
    var names: [TimingCurve: String] = [:]
    var taken: Set = ["linear", "hold"]
    for curve in curves where taken.insert(curve.name).inserted && names[curve.curve] == nil {
      names[curve.curve] = curve.name
    }
    curveNames = names
  }

  /// Returns the text of a scene with its version and kind.
  static func text(
    of scene: some SceneRecord, kind: String, curves: [NamedCurve]
  ) -> [UInt8] {
    let writer = SceneWriter(curves: curves)
    writer.json.beginObject()
    writer.json.member("pegbar", SceneJSON.version)
    writer.json.member("kind", kind)
    scene.show(to: writer)
    writer.json.endObject()
    // A text with a single owner is not copied.
    let json = writer.json
    writer.json = JSONWriter(style: .readable)
    return json.finish()
  }

  /// Writes an object.
  func object<Record: SceneRecord>(_ record: Record, _ context: TrackContext = TrackContext()) {
    json.beginObject(Record.isShort && record.isStill ? .oneLine : .lines)
    record.show(to: self, at: context)
    json.endObject()
  }

  private func member(_ name: String, _ value: Animated<some MovingValue>) {
    json.key(name)
    animated(value)
  }

  /// Writes the member of a field that is a list.
  private func member<Element>(
    _ facts: FieldFacts, _ elements: [Element], _ layout: JSONWriter.Layout = .lines,
    _ body: (Element) -> Void
  ) -> [Element] {
    guard facts.isAlwaysWritten || !elements.isEmpty else { return elements }
    json.key(facts.name)
    list(elements, layout, body)
    return elements
  }

  /// Writes a constant value or a track.
  private func animated(_ value: Animated<some MovingValue>) {
    switch value {
    case .constant(let value):
      value.write(to: self)
    case .keyed(let track):
      json.beginObject()
      members(of: track)
      json.endObject()
    }
  }
}

extension SceneWriter: FieldChange {
  var omitsDefaults: Bool { true }

  // MARK: Constant values

  func value<Value: SceneValue>(
    _ value: Value?, defaultValue: Value?, _ facts: FieldFacts
  ) -> Value? {
    if let value, facts.isAlwaysWritten || value != defaultValue { member(facts.name, value) }
    return value
  }

  func option<Option: SceneOption>(
    _ value: Option, _ defaultValue: Option, _ facts: FieldFacts
  ) -> Option {
    if facts.isAlwaysWritten || value != defaultValue { json.member(facts.name, value.rawValue) }
    return value
  }

  // MARK: What can move

  func animated<Value: MovingValue>(
    _ value: Animated<Value>?, defaultValue: Animated<Value>?, else other: Animated<Value>,
    _ facts: FieldFacts, _ role: FieldRole
  ) -> Animated<Value>? {
    if let value, facts.isAlwaysWritten || value != defaultValue { member(facts.name, value) }
    return value
  }

  func animated<Value: MovingValue>(
    _ values: [Animated<Value>], _ blank: Value, _ facts: FieldFacts, _ role: FieldRole
  ) -> [Animated<Value>] {
    // Each path requires its own line; numbers share one line.
    let isShort = Value.self != Path.self && values.allSatisfy { $0.track == nil }
    return member(facts, values, isShort ? .oneLine : .lines) { animated($0) }
  }

  func point(
    _ value: AnimatedPoint, _ defaultValue: AnimatedPoint, _ facts: FieldFacts, _ role: FieldRole
  ) -> AnimatedPoint {
    guard facts.isAlwaysWritten || value != defaultValue else { return value }
    switch value {
    case .joined(let point):
      member(facts.name, point)
    case .split(let x, let y):
      json.key(facts.name)
      json.beginObject(x.track == nil && y.track == nil ? .oneLine : .lines)
      member("x", x)
      member("y", y)
      json.endObject()
    }
    return value
  }

  func tracks(_ tracks: [NormalizedTrack], _ facts: FieldFacts) -> [NormalizedTrack] {
    member(facts, tracks) { track in
      json.beginObject()
      json.member("property", track.property.rawValue)
      members(of: track.keys)
      json.endObject()
    }
  }

  // MARK: What holds other things

  func record<Record: SceneRecord>(
    _ record: Record?, defaultValue: Record?, _ facts: FieldFacts, _ context: TrackContext
  ) -> Record? {
    guard let record, facts.isAlwaysWritten || record != defaultValue else { return record }
    json.key(facts.name)
    object(record, context)
    return record
  }

  func records<Record: SceneRecord>(
    _ records: [Record], _ facts: FieldFacts, _ context: (Int, Record) -> TrackContext
  ) -> [Record] {
    guard !records.isEmpty else { return records }
    json.key(facts.name)
    list(records.enumerated(), .lines) { object($1, context($0, $1)) }
    return records
  }

  func inline<Record: SceneRecord>(_ record: Record, _ context: TrackContext) -> Record {
    record.show(to: self, at: context)
    return record
  }

  // MARK: One of several things

  func type<Union: SceneUnion>(_ union: Union, _ facts: FieldFacts) -> Union {
    if let name = union.unionCase.name { json.member(facts.name, name) }
    return union
  }

  func content<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union {
    let unionCase = union.unionCase
    guard let name = unionCase.name else { return union }
    json.key(facts.name)
    json.beginObject(unionCase.isShort && union.isStill ? .oneLine : .lines)
    json.member("type", name)
    _ = union.mapped(self, at: context)
    json.endObject()
    return union
  }

  // MARK: What has a form of its own

  /// Writes a track of the layer itself as the property's name, and any other track as an object.
  func references(
    _ references: [TrackReference], of layer: String, _ facts: FieldFacts
  ) -> [TrackReference] {
    member(facts, references, .oneLine) { reference in
      if reference.layer == layer, reference.part.isEmpty {
        json.string(reference.property.rawValue)
        return
      }
      json.beginObject(.oneLine)
      if reference.layer != layer { json.member("layer", reference.layer) }
      if !reference.part.isEmpty { json.member("part", reference.part) }
      json.member("property", reference.property.rawValue)
      json.endObject()
    }
  }

  func nodes(_ nodes: [ShapeNode], _ facts: FieldFacts, _ context: TrackContext) -> [ShapeNode] {
    member(facts, nodes) { node in
      switch node {
      case .style(let style):
        object(style, context.style(named: style.name))
      case .group(let index, let children):
        json.beginObject()
        json.member("type", "group")
        json.member("group", index)
        _ = self.nodes(children, facts, context)
        json.endObject()
      }
    }
  }
}
