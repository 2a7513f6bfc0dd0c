/// Changes the tracks of fields.
final class TrackFields<Change: TrackChange>: FieldChange {
  private let change: Change

  init(_ change: Change) { self.change = change }

  // MARK: What stands still

  func value<Value: SceneValue>(_ value: Value, _ usual: Value, _ facts: FieldFacts) -> Value {
    value
  }

  func value<Value: SceneValue>(_ value: Value?, _ facts: FieldFacts) -> Value? { value }

  func option<Option: SceneOption>(
    _ value: Option, _ usual: Option, _ facts: FieldFacts
  ) -> Option { value }

  func type<Union: SceneUnion>(_ union: Union, _ facts: FieldFacts) -> Union { union }

  // MARK: What can move

  func animated<Value: MovingValue>(
    _ value: Animated<Value>, _ usual: Animated<Value>, _ facts: FieldFacts, _ role: FieldRole
  ) -> Animated<Value> {
    changed(value, role.property, at: role.place)
  }

  func animated<Value: MovingValue>(
    _ value: Animated<Value>?, _ blank: Value, _ facts: FieldFacts, _ role: FieldRole
  ) -> Animated<Value>? {
    value.map { changed($0, role.property, at: role.place) }
  }

  func animated<Value: MovingValue>(
    _ values: [Animated<Value>], _ blank: Value, _ facts: FieldFacts, _ role: FieldRole
  ) -> [Animated<Value>] {
    values.enumerated().map { index, value in
      changed(
        value, role.property,
        at: role.part.map { role.place.inside("\($0) \(index + 1)") }
          ?? role.place)
    }
  }

  func point(
    _ value: AnimatedPoint, _ usual: AnimatedPoint, _ facts: FieldFacts, _ role: FieldRole
  ) -> AnimatedPoint {
    switch value {
    case .joined(let point):
      return .joined(changed(point, role.property, at: role.place))
    case .split(let x, let y):
      let names = role.coordinates ?? (role.property, role.property)
      return .split(
        x: changed(x, names.x, at: role.place), y: changed(y, names.y, at: role.place))
    }
  }

  private func changed<Value: TrackValue>(
    _ value: Animated<Value>, _ property: Property, at place: TrackPlace
  ) -> Animated<Value> {
    guard case .keyed(let track) = value else { return value }
    return .keyed(change.changed(track, place.role(property)))
  }

  // MARK: What holds other things

  func record<Record: SceneRecord>(
    _ record: Record, _ facts: FieldFacts, _ place: TrackPlace
  ) -> Record {
    inline(record, place)
  }

  func record<Record: SceneRecord>(
    _ record: Record?, _ facts: FieldFacts, _ place: TrackPlace
  ) -> Record? {
    record.map { inline($0, place) }
  }

  func records<Record: SceneRecord>(
    _ records: [Record], _ facts: FieldFacts, _ place: (Int, Record) -> TrackPlace
  ) -> [Record] {
    records.enumerated().map { inline($1, place($0, $1)) }
  }

  func content<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ place: TrackPlace
  ) -> Union {
    union.mapped(self, at: place)
  }

  func tracks(_ tracks: [NormalizedTrack], _ facts: FieldFacts) -> [NormalizedTrack] { tracks }

  func references(
    _ references: [TrackReference], of layer: String, _ facts: FieldFacts
  ) -> [TrackReference] { references }

  func nodes(_ nodes: [ShapeNode], _ facts: FieldFacts, _ place: TrackPlace) -> [ShapeNode] {
    nodes.map { node in
      node.mapStyles { inline($0, place.style(named: $0.name)) }
    }
  }
}

/// Shows tracks and leaves them as they are.
struct Showing: TrackChange {
  let body: (any AnyTrack, TrackRole) -> Void

  func changed<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value> {
    body(track, role)
    return track
  }
}
