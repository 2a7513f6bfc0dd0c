/// Does something with every field of a record: writes it, reads it, describes it.
///
/// Each function gets what a field holds and returns what the field holds then. `usual` is what a
/// field has that is not given; nothing where it may hold nothing.
package protocol FieldChange: AnyObject {
  /// Whether fields that need not be given are passed over where they have the usual value.
  var omitsUsual: Bool { get }

  /// A value that never moves by itself, where there is one.
  func value<Value: SceneValue>(
    _ value: Value?, usual: Value?, _ facts: FieldFacts
  ) -> Value?
  /// One of the named values of an enumeration.
  func option<Option: SceneOption>(_ value: Option, _ usual: Option, _ facts: FieldFacts) -> Option

  /// A value that stands still or moves, where there is one; `other` is for one that is no use.
  func animated<Value: MovingValue>(
    _ value: Animated<Value>?, usual: Animated<Value>?, else other: Animated<Value>,
    _ facts: FieldFacts, _ role: FieldRole
  ) -> Animated<Value>?
  /// Values that stand still or move.
  func animated<Value: MovingValue>(
    _ values: [Animated<Value>], _ blank: Value, _ facts: FieldFacts, _ role: FieldRole
  ) -> [Animated<Value>]
  /// A point that stands still or moves; its coordinates may move apart.
  func point(
    _ value: AnimatedPoint, _ usual: AnimatedPoint, _ facts: FieldFacts, _ role: FieldRole
  ) -> AnimatedPoint

  /// A record in a record, where there is one.
  func record<Record: SceneRecord>(
    _ record: Record?, usual: Record?, _ facts: FieldFacts, _ context: TrackContext
  ) -> Record?
  /// Records in a record, each with the context of its tracks.
  func records<Record: SceneRecord>(
    _ records: [Record], _ facts: FieldFacts, _ context: (Int, Record) -> TrackContext
  ) -> [Record]
  /// A record whose fields stand among those of the record that holds it.
  func inline<Record: SceneRecord>(_ record: Record, _ context: TrackContext) -> Record

  /// Which of several things it is; what the thing holds comes with `union`.
  func type<Union: SceneUnion>(_ union: Union, _ facts: FieldFacts) -> Union
  /// What one of several things holds, among the fields of the record.
  func union<Union: SceneUnion>(_ union: Union, _ context: TrackContext) -> Union
  /// One of several things as a member of its own, with its type; nothing where it has none.
  func content<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union
  /// One of several things that is told by the members that are given.
  func alternatives<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union

  /// The tracks of a normalized layer, whose properties say what moves.
  func tracks(_ tracks: [NormalizedTrack], _ facts: FieldFacts) -> [NormalizedTrack]
  /// Tracks by name, most of them of one layer.
  func references(
    _ references: [TrackReference], of layer: String, _ facts: FieldFacts
  ) -> [TrackReference]
  /// What shapes paint, which stands inside itself.
  func nodes(_ nodes: [ShapeNode], _ facts: FieldFacts, _ context: TrackContext) -> [ShapeNode]
}

extension FieldChange {
  /// No field is passed over.
  package var omitsUsual: Bool { false }

  /// A value that never moves by itself.
  func value<Value: SceneValue>(_ value: Value, _ usual: Value, _ facts: FieldFacts) -> Value {
    self.value(value, usual: usual, facts) ?? usual
  }

  /// A value that stands still or moves.
  func animated<Value: MovingValue>(
    _ value: Animated<Value>, _ usual: Animated<Value>, _ facts: FieldFacts, _ role: FieldRole
  ) -> Animated<Value> {
    animated(value, usual: usual, else: usual, facts, role) ?? usual
  }

  /// A record in a record.
  func record<Record: SceneRecord>(
    _ record: Record, _ facts: FieldFacts, _ context: TrackContext
  ) -> Record {
    self.record(record, usual: Record.blank, facts, context) ?? Record.blank
  }

  /// Changes the fields of the record.
  package func inline<Record: SceneRecord>(_ record: Record, _ context: TrackContext) -> Record {
    var record = record
    record.apply(self, at: context)
    return record
  }

  /// Changes what the thing holds.
  package func union<Union: SceneUnion>(_ union: Union, _ context: TrackContext) -> Union {
    union.mapped(self, at: context)
  }

  /// Changes what the thing holds.
  package func alternatives<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union {
    union.mapped(self, at: context)
  }
}

/// A value that can be keyed and stand in a field.
package typealias MovingValue = SceneValue & TrackValue

/// What the tracks of a field are called.
package struct FieldRole: Sendable {
  /// What moves.
  package let property: Property
  /// What moves where the coordinates of a point move apart.
  package let coordinates: (x: Property, y: Property)?
  /// What each of several values is called.
  package let part: String?
  /// What has the field.
  package var context = TrackContext()

  init(_ property: Property, coordinates: (x: Property, y: Property)? = nil, part: String? = nil) {
    self.property = property
    self.coordinates = coordinates
    self.part = part
  }

  static let anchor = FieldRole(.anchor, coordinates: (.anchorX, .anchorY))
  static let position = FieldRole(.position, coordinates: (.positionX, .positionY))
  static let scale = FieldRole(.scale, coordinates: (.scaleX, .scaleY))
  static let center = FieldRole(.center, coordinates: (.centerX, .centerY))
  static let size = FieldRole(.size, coordinates: (.width, .height))

  /// The same tracks somewhere.
  func at(_ context: TrackContext) -> FieldRole {
    var role = self
    role.context = context
    return role
  }

  /// Where one of several values is.
  func context(of index: Int, in context: TrackContext) -> TrackContext {
    part.map { context.inside("\($0) \(index + 1)") } ?? context
  }
}
