/// Processes every field of a record: writes, reads or describes it.
///
/// Each function receives the value of a field and returns its new value. `defaultValue` is that of
/// the field, or `nil` if the field is optional.
package protocol FieldChange: AnyObject {
  /// `true` if optional fields that have their default value are skipped.
  var omitsDefaults: Bool { get }

  /// Processes an optional value that is never animated.
  func value<Value: SceneValue>(
    _ value: Value?, defaultValue: Value?, _ facts: FieldFacts
  ) -> Value?
  /// Processes an enumeration with named values.
  func option<Option: SceneOption>(_ value: Option, _ defaultValue: Option, _ facts: FieldFacts)
    -> Option

  /// Processes an optional constant or animated value; `other` replaces an unusable one.
  func animated<Value: MovingValue>(
    _ value: Animated<Value>?, defaultValue: Animated<Value>?, else other: Animated<Value>,
    _ facts: FieldFacts, _ role: FieldRole
  ) -> Animated<Value>?
  /// Processes constant or animated values.
  func animated<Value: MovingValue>(
    _ values: [Animated<Value>], _ blank: Value, _ facts: FieldFacts, _ role: FieldRole
  ) -> [Animated<Value>]
  /// Processes a constant or animated point; its coordinates may be animated separately.
  func point(
    _ value: AnimatedPoint, _ defaultValue: AnimatedPoint, _ facts: FieldFacts, _ role: FieldRole
  ) -> AnimatedPoint

  /// Processes an optional nested record.
  func record<Record: SceneRecord>(
    _ record: Record?, defaultValue: Record?, _ facts: FieldFacts, _ context: TrackContext
  ) -> Record?
  /// Processes nested records, each with the context of its tracks.
  func records<Record: SceneRecord>(
    _ records: [Record], _ facts: FieldFacts, _ context: (Int, Record) -> TrackContext
  ) -> [Record]
  /// Processes a record whose fields are inlined into the enclosing record.
  func inline<Record: SceneRecord>(_ record: Record, _ context: TrackContext) -> Record

  /// Processes the case of a union; `union` processes its contents.
  func type<Union: SceneUnion>(_ union: Union, _ facts: FieldFacts) -> Union
  /// Processes the contents of a union, inlined into the record.
  func union<Union: SceneUnion>(_ union: Union, _ context: TrackContext) -> Union
  /// Processes a union that is a separate member with a type; omitted if the case has no name.
  func content<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union
  /// Processes a union whose case is identified by its members.
  func alternatives<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union

  /// Processes the tracks of a normalized layer, each of which specifies its property.
  func tracks(_ tracks: [NormalizedTrack], _ facts: FieldFacts) -> [NormalizedTrack]
  /// Processes references to tracks by name, most of them of one layer.
  func references(
    _ references: [TrackReference], of layer: String, _ facts: FieldFacts
  ) -> [TrackReference]
  /// Processes the nodes that shapes paint, which may be nested.
  func nodes(_ nodes: [ShapeNode], _ facts: FieldFacts, _ context: TrackContext) -> [ShapeNode]
}

extension FieldChange {
  /// Skips no field by default.
  package var omitsDefaults: Bool { false }

  /// Processes a value that is never animated.
  func value<Value: SceneValue>(_ value: Value, _ defaultValue: Value, _ facts: FieldFacts) -> Value
  {
    self.value(value, defaultValue: defaultValue, facts) ?? defaultValue
  }

  /// Processes a constant or animated value.
  func animated<Value: MovingValue>(
    _ value: Animated<Value>, _ defaultValue: Animated<Value>, _ facts: FieldFacts,
    _ role: FieldRole
  ) -> Animated<Value> {
    animated(value, defaultValue: defaultValue, else: defaultValue, facts, role) ?? defaultValue
  }

  /// Processes a nested record.
  func record<Record: SceneRecord>(
    _ record: Record, _ facts: FieldFacts, _ context: TrackContext
  ) -> Record {
    self.record(record, defaultValue: Record.blank, facts, context) ?? Record.blank
  }

  /// Changes the fields of the record.
  package func inline<Record: SceneRecord>(_ record: Record, _ context: TrackContext) -> Record {
    var record = record
    record.apply(self, at: context)
    return record
  }

  /// Changes the contents of the union.
  package func union<Union: SceneUnion>(_ union: Union, _ context: TrackContext) -> Union {
    union.mapped(self, at: context)
  }

  /// Changes the contents of the union.
  package func alternatives<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union {
    union.mapped(self, at: context)
  }
}

/// A field value that can have keyframes.
package typealias MovingValue = SceneValue & TrackValue

/// The names of a field's tracks.
package struct FieldRole: Sendable {
  /// The animated property.
  package let property: Property
  /// The animated properties if the coordinates of a point are animated separately.
  package let coordinates: (x: Property, y: Property)?
  /// The part name of each of several values.
  package let part: String?
  /// The context of the field.
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

  /// Returns the role in a context.
  func at(_ context: TrackContext) -> FieldRole {
    var role = self
    role.context = context
    return role
  }

  /// Returns the context of one of several values.
  func context(of index: Int, in context: TrackContext) -> TrackContext {
    part.map { context.inside("\($0) \(index + 1)") } ?? context
  }
}
