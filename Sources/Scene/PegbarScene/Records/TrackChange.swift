/// The part of a layer that has a track.
package enum TrackOwner: Hashable, Sendable {
  /// The layer itself: its transform, opacity and content.
  case layer
  /// The shape group at an index.
  case group(Int)
  /// A fill or a stroke.
  case style
  /// Anything else: a path, modifier, repeater, mask, effect or text.
  case other
}

/// The role of a track in a layer.
package struct TrackRole: Hashable, Sendable {
  /// The reference to the track in its composition.
  package var reference: TrackReference
  /// The owner of the track.
  package var owner: TrackOwner
}

/// A walk that changes every track.
package protocol TrackChange: TrackWalk {
  /// Returns the replacement for a track.
  func changed<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value>
}

extension TrackChange {
  /// Returns the changed track as the replacement.
  package func visited<Value: TrackValue>(
    _ track: Track<Value>, _ role: TrackRole
  ) -> Track<Value>? {
    changed(track, role)
  }
}

/// The location of a walk over the tracks of a layer.
package struct TrackContext: Sendable {
  /// The name of the layer.
  var layer: String
  /// The owner of the tracks.
  var owner: TrackOwner
  /// The part of the layer; empty for the layer itself.
  package var part: String
  /// The property for the color of a paint.
  var color = Property.fillColor

  /// Creates a context for a part of a layer.
  package init(layer: String = "", owner: TrackOwner = .other, part: String = "") {
    self.layer = layer
    self.owner = owner
    self.part = part
  }

  /// Returns the context of a nested part.
  func inside(_ name: String) -> TrackContext {
    var context = TrackContext(layer: layer)
    context.part = part.isEmpty ? name : "\(part) \(name)"
    return context
  }

  /// Returns the context of a shape group.
  func group(_ index: Int, named name: String) -> TrackContext {
    TrackContext(layer: layer, owner: .group(index), part: name)
  }

  /// Returns the context of a fill or a stroke.
  package func style(named name: String) -> TrackContext {
    TrackContext(layer: layer, owner: .style, part: name)
  }

  /// Returns the same context with a property for colors.
  func painting(_ color: Property) -> TrackContext {
    var context = self
    context.color = color
    return context
  }

  /// Returns the role of a track in this context.
  func role(_ property: Property) -> TrackRole {
    TrackRole(
      reference: TrackReference(layer: layer, part: part, property: property), owner: owner)
  }
}
