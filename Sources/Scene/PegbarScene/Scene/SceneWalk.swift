internal import PegbarBase

// The public traversal and modification of an exact scene.

extension MotionScene where SceneComposition == Composition {
  /// Calls a closure with every layer and its composition: the definitions, then the root.
  public func forEachLayer(_ body: (Layer, Composition) -> Void) {
    for composition in compositions {
      for layer in composition.layers { body(layer, composition) }
    }
  }

  /// Changes every layer in place.
  public mutating func changeEachLayer(_ change: (inout Layer) -> Void) {
    changeCompositions { $0.layers.changeEach(change) }
  }

  /// Changes every track whose values are of a type.
  ///
  /// ```swift
  /// scene.changeTracks(of: Double.self) { track, reference in
  ///   guard reference.property == .rotation else { return }
  ///   for index in track.keys.indices { track.keys[index].value *= 2 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - change: Changes a track; the reference specifies its layer, its part and its property.
  public mutating func changeTracks<Value: TrackValue>(
    of type: Value.Type, _ change: (inout Track<Value>, TrackReference) -> Void
  ) {
    changeEachLayer { $0.changeTracks(of: type, change) }
  }

  /// Calls a closure with every color of every layer, constant or in a keyframe: the definitions,
  /// then the root.
  ///
  /// ```swift
  /// scene.forEachColor { color, reference, layer in
  ///   print(color.hex, layer.name, reference.part)
  /// }
  /// ```
  ///
  /// - Parameter body: Receives a color, a reference that specifies its part of the layer and its
  ///   property, and the layer. A constant color has the reference that its track would have.
  public func forEachColor(_ body: (Color, TrackReference, Layer) -> Void) {
    forEachLayer { layer, _ in
      let colors = ColorChange()
      let context = TrackContext(layer: layer.name, owner: .layer)
      LargeStack.run { _ = colors.inline(layer, context) }
      for (color, reference) in colors.met { body(color, reference, layer) }
    }
  }

  /// Returns the colors of all layers, each once and named, in order of use.
  ///
  /// The ``palette`` of an exact scene has only the colors that the source names. Set it to the
  /// result to write names for all colors in scene JSON.
  public func makePalette() -> [NamedColor] {
    var (found, colors): (Set<Color>, [Color]) = ([], [])
    forEachColor { color, _, _ in
      if found.insert(color).inserted { colors.append(color) }
    }
    return NamedColor.named(colors)
  }

  /// Changes every color: in paints, solids, gradients, text, effects, the palette and the
  /// parameters, and in keyframes of all of them.
  public mutating func changeColors(_ change: (inout Color) -> Void) {
    self = recolored(change)
  }
}

extension MotionScene where SceneComposition == NormalizedComposition {
  /// Changes every color: in layers, gradients, text, shadows, the palette and the parameters, and
  /// in keyframes of all of them.
  public mutating func changeColors(_ change: (inout Color) -> Void) {
    self = recolored(change)
  }
}

extension MotionScene where SceneComposition: AnyComposition {
  /// Returns the scene with every color changed.
  ///
  /// The closure runs on the caller's thread because it may belong to an actor. Only the walks need
  /// a large stack.
  fileprivate func recolored(_ change: (inout Color) -> Void) -> MotionScene {
    let old = ColorChange()
    LargeStack.run { show(to: old) }
    var colors = old.met.map(\.color)
    colors.changeEach(change)
    var scene = self
    LargeStack.run { scene.apply(ColorChange(replacing: colors)) }
    return scene
  }
}

extension MotionScene {
  /// Returns the definition with an ID, or `nil` if there is none.
  public func definition(_ id: String) -> SceneComposition?
  where
    SceneComposition: Identifiable,
    SceneComposition.ID == String
  {
    definitions.first { $0.id == id }
  }
}

extension Composition: Identifiable {}

extension NormalizedComposition: Identifiable {}

extension Layer {
  /// Calls a closure with every track of the transform, opacity, content, masks and effects.
  ///
  /// - Parameter body: Receives a track and a reference that specifies its part of the layer and
  ///   its property.
  public func forEachTrack(_ body: (any AnimationTrack, TrackReference) -> Void) {
    var tracks: [(any AnimationTrack, TrackReference)] = []
    LargeStack.run { showTracks { tracks.append(($0, $1.reference)) } }
    for (track, reference) in tracks { body(track, reference) }
  }

  /// Changes every track of the layer whose values are of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - change: Changes a track; the reference specifies its part of the layer and its property.
  public mutating func changeTracks<Value: TrackValue>(
    of type: Value.Type, _ change: (inout Track<Value>, TrackReference) -> Void
  ) {
    var tracks: [Track<Value>] = []
    forEachTrack { track, reference in
      guard var track = track as? Track<Value> else { return }
      change(&track, reference)
      tracks.append(track)
    }
    guard !tracks.isEmpty else { return }
    var layer = self
    LargeStack.run { layer.changeTracks(TrackReplacement(tracks)) }
    self = layer
  }
}

/// Replaces the tracks of one type, in their order.
private final class TrackReplacement<Wanted: TrackValue>: TrackChange {
  private var rest: ArraySlice<Track<Wanted>>

  init(_ tracks: [Track<Wanted>]) { rest = tracks[...] }

  func changed<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value> {
    guard track is Track<Wanted> else { return track }
    return rest.popFirst() as? Track<Value> ?? track
  }
}
