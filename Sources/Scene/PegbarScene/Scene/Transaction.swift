internal import PegbarGeometry

/// A reference to one track of a composition, independent of its keyframes.
public struct TrackReference: Hashable, Sendable {
  /// The unique name of the layer in its composition.
  public var layer: String
  /// The part of the layer, for example a shape group, a path or a mask; empty for the layer itself.
  public var part: String
  /// The property.
  public var property: Property

  /// Creates a reference.
  public init(layer: String, part: String = "", property: Property) {
    self.layer = layer
    self.part = part
    self.property = property
  }
}

/// The tracks of one layer that are animated together in one transaction.
public struct AnimationGroup: Hashable, Sendable {
  /// The unique name of the layer.
  public var layer: String
  /// The tracks of the layer.
  public var tracks: [TrackReference]

  /// Creates a group.
  public init(layer: String, tracks: [TrackReference]) {
    self.layer = layer
    self.tracks = tracks
  }
}

/// The animations of a composition that begin in the same span of time.
///
/// Every animated segment of every track belongs to exactly one transaction of its composition.
public struct Transaction: Hashable, Sendable {
  /// The stable id: the composition's ID, the name and the ordinal.
  public var id: String
  /// The name, unique within the composition.
  public var name: String
  /// The time range, in seconds of the composition.
  public var window: TimeRange
  /// The animated groups, in layer order.
  public var groups: [AnimationGroup]
  /// The curve that all segments share, or `nil` if they differ.
  public var curve: Curve?
  /// The ID of the next transaction, or `nil` after the last.
  public var next: String?

  /// Creates a transaction.
  public init(
    id: String, name: String, window: TimeRange, groups: [AnimationGroup], curve: Curve? = nil,
    next: String? = nil
  ) {
    self.id = id
    self.name = name
    self.window = window
    self.groups = groups
    self.curve = curve
    self.next = next
  }
}

extension Transaction {
  /// The shortest time by which a group of layers begins to move before the next one, in seconds.
  ///
  /// Layers that begin at shorter intervals are in one transaction.
  package static let shortestLead = 0.25
}

extension Transaction: SceneRecord {
  package static let documentation =
    "The animations of a composition that begin in the same span of time."
  package static let blank = Transaction(
    id: "", name: "", window: TimeRange(start: 0, end: 0), groups: [])
  package static let fields: [Field<Transaction>] = [
    .value(
      "id", \.id, "The stable ID: the composition's ID, the name and the ordinal.", .expected),
    .value("name", \.name, "The name, unique within the composition.", .expected),
    .value("window", \.window, "The time span.", .essential),
    .value("curve", \.curve, "The curve of all segments, if they share one."),
    .value("next", \.next, "The ID of the next transaction; none after the last."),
    .records("groups", \.groups, "The animated groups, in layer order.") { $0.layer },
  ]
}

extension AnimationGroup: SceneRecord {
  package static let documentation = "The tracks of one layer that are animated together."
  package static let blank = AnimationGroup(layer: "", tracks: [])
  package static let isShort = true
  package static let fields: [Field<AnimationGroup>] = [
    .value("layer", \.layer, "The name of the layer.", .expected),
    .references(
      "tracks", \.tracks,
      "The tracks: a property of the layer itself, or an object for a part of the layer."),
  ]
}

extension Field where Owner == AnimationGroup {
  /// Returns a field for references to tracks of a layer.
  @inline(__always)
  fileprivate static func references(
    _ name: StaticString, _ path: @autoclosure @escaping Path<[TrackReference]>,
    _ documentation: String
  ) -> Field {
    let facts = FieldFacts(name, documentation)
    return Field(facts, .init(path()), at: { group, _ in TrackContext(layer: group.layer) }) {
      references, change, context in
      change.references(references, of: context.layer, facts)
    }
  }
}
