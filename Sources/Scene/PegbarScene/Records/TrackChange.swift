/// Which of the things that a layer is made of has a track.
package enum TrackOwner: Hashable, Sendable {
  /// The layer itself: its transform, opacity and content.
  case layer
  /// The group of its shapes at an index.
  case group(Int)
  /// A fill or a stroke.
  case style
  /// Anything else: an outline, a modifier, copies, a mask, an effect, a text.
  case other
}

/// What a track of a layer moves.
package struct TrackRole: Hashable, Sendable {
  /// The name of the track in its composition.
  package var reference: TrackReference
  /// What has the track.
  package var owner: TrackOwner
}

/// Changes every track of something.
package protocol TrackChange: TrackWalk {
  /// The track that takes the place of one.
  func changed<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value>
}

extension TrackChange {
  /// Puts the changed track in the place of the one that is met.
  package func visited<Value: TrackValue>(
    _ track: Track<Value>, _ role: TrackRole
  ) -> Track<Value>? {
    changed(track, role)
  }
}

/// Where in a layer a walk over its tracks is.
package struct TrackContext: Sendable {
  /// The name of the layer.
  var layer: String
  /// What has the tracks.
  var owner: TrackOwner
  /// The part of the layer; empty for the layer itself.
  var part: String
  /// What the colour of something that is painted is called.
  var color = Property.fillColor

  /// A part of a layer, and what of it has the tracks.
  package init(layer: String = "", owner: TrackOwner = .other, part: String = "") {
    self.layer = layer
    self.owner = owner
    self.part = part
  }

  /// A part of what is here.
  func inside(_ name: String) -> TrackContext {
    var context = TrackContext(layer: layer)
    context.part = part.isEmpty ? name : "\(part) \(name)"
    return context
  }

  /// A group of the shapes that are here.
  func group(_ index: Int, named name: String) -> TrackContext {
    TrackContext(layer: layer, owner: .group(index), part: name)
  }

  /// A fill or a stroke of the shapes that are here.
  package func style(named name: String) -> TrackContext {
    TrackContext(layer: layer, owner: .style, part: name)
  }

  /// The same context, where a colour has this name.
  func painting(_ color: Property) -> TrackContext {
    var context = self
    context.color = color
    return context
  }

  /// The role of a track that is here.
  func role(_ property: Property) -> TrackRole {
    TrackRole(
      reference: TrackReference(layer: layer, part: part, property: property), owner: owner)
  }
}
