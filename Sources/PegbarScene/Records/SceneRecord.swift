/// A type of an exact scene that says once which fields it has.
///
/// The list is what walks over tracks go by; a test holds that it names every stored property.
package protocol SceneRecord: Hashable, Sendable {
  /// The fields, each stored property once.
  static var fields: [Field<Self>] { get }
}

/// A type of an exact scene that is one of several things.
package protocol SceneUnion: Hashable, Sendable {
  /// The same thing with what it holds changed.
  func mapped(_ change: some PayloadChange, at place: TrackPlace) -> Self
}

/// Changes what the cases of a union hold.
package protocol PayloadChange {
  /// The record that takes the place of one.
  func changed<Record: SceneRecord>(_ record: Record, at place: TrackPlace) -> Record
  /// The value that takes the place of one.
  func changed<Value: TrackValue>(
    _ value: Animated<Value>, _ property: Property, at place: TrackPlace
  ) -> Animated<Value>
}

extension SceneRecord {
  /// Shows every track of it to a visitor.
  package func forEachTrack(_ visitor: some TrackVisitor, at place: TrackPlace = TrackPlace()) {
    for field in Self.fields { field.visit(self, place, visitor) }
  }

  /// Changes every track of it.
  package mutating func changeTracks(
    _ change: some TrackChange, at place: TrackPlace = TrackPlace()
  ) {
    for field in Self.fields { field.change(&self, place, change) }
  }

  /// Whether nothing of it moves.
  package var isStill: Bool {
    let search = MotionSearch()
    forEachTrack(search)
    return !search.found
  }
}

extension SceneUnion {
  /// Shows every track of it to a visitor.
  package func forEachTrack(_ visitor: some TrackVisitor, at place: TrackPlace = TrackPlace()) {
    _ = mapped(PayloadVisit(visitor: visitor), at: place)
  }

  /// Changes every track of it.
  package mutating func changeTracks(
    _ change: some TrackChange, at place: TrackPlace = TrackPlace()
  ) {
    self = mapped(PayloadTrackChange(change: change), at: place)
  }

  /// Whether nothing of it moves.
  package var isStill: Bool {
    let search = MotionSearch()
    forEachTrack(search)
    return !search.found
  }
}

/// Looks for a track.
private final class MotionSearch: TrackVisitor {
  var found = false

  func visit<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) { found = true }
}

/// Shows what the case of a union holds to a visitor.
private struct PayloadVisit<Visitor: TrackVisitor>: PayloadChange {
  let visitor: Visitor

  func changed<Record: SceneRecord>(_ record: Record, at place: TrackPlace) -> Record {
    record.forEachTrack(visitor, at: place)
    return record
  }

  func changed<Value: TrackValue>(
    _ value: Animated<Value>, _ property: Property, at place: TrackPlace
  ) -> Animated<Value> {
    if let track = value.track { visitor.visit(track, place.role(property)) }
    return value
  }
}

/// Changes the tracks of what the case of a union holds.
private struct PayloadTrackChange<Change: TrackChange>: PayloadChange {
  let change: Change

  func changed<Record: SceneRecord>(_ record: Record, at place: TrackPlace) -> Record {
    var record = record
    record.changeTracks(change, at: place)
    return record
  }

  func changed<Value: TrackValue>(
    _ value: Animated<Value>, _ property: Property, at place: TrackPlace
  ) -> Animated<Value> {
    value.changed(by: change, property, at: place)
  }
}

extension Animated {
  /// The value with its track changed, if it has one.
  func changed(
    by change: some TrackChange, _ property: Property, at place: TrackPlace
  ) -> Animated {
    guard case .keyed(let track) = self else { return self }
    return .keyed(change.changed(track, place.role(property)))
  }
}
