/// Names one track of a composition, independent of its keys.
public struct TrackReference: Hashable, Sendable {
  /// The unique name of the layer in its composition.
  public var layer: String
  /// The part of the layer, for example a shape group, a path or a mask; empty for the layer itself.
  public var part: String
  /// The property.
  public var property: Property

  /// Makes a reference.
  public init(layer: String, part: String = "", property: Property) {
    self.layer = layer
    self.part = part
    self.property = property
  }
}

/// The tracks of one layer that move together in one transaction.
public struct AnimationGroup: Hashable, Sendable {
  /// The unique name of the layer.
  public var layer: String
  /// Its tracks.
  public var tracks: [TrackReference]

  /// Makes a group.
  public init(layer: String, tracks: [TrackReference]) {
    self.layer = layer
    self.tracks = tracks
  }
}

/// One beat of a composition: what moves in one span of its time.
///
/// Every moving segment of every track of a composition belongs to exactly one of its transactions.
public struct Transaction: Hashable, Sendable {
  /// The stable id: the composition's id, the name and the ordinal.
  public var id: String
  /// The name, unique within the composition.
  public var name: String
  /// When it runs, in seconds of the composition.
  public var window: TimeRange
  /// The groups that move, in layer order.
  public var groups: [AnimationGroup]
  /// The curve that all its segments share, if they do.
  public var curve: Curve?
  /// The id of the transaction that comes next; none after the last.
  public var next: String?

  /// Makes a transaction.
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
