internal import PegbarBase
// Walks over the compositions of a scene and the layers of a normalized one: what a layer holds is
// said here alone.

extension Array {
  /// Changes every element in its place.
  @inlinable
  package mutating func changeEach(_ change: (inout Element) -> Void) {
    for index in indices { change(&self[index]) }
  }
}

extension NormalizedLayer {
  /// The layers that it holds itself: its sublayers, then those of its mask.
  package var heldLayers: [NormalizedLayer] {
    guard let mask else { return sublayers }
    return sublayers + mask.layers
  }

  /// The layers of its mask; none where it has no mask.
  package var maskLayers: [NormalizedLayer] {
    get { mask?.layers ?? [] }
    set { mask?.layers = newValue }
  }

  /// Changes the layers that it holds itself: its sublayers, then those of its mask.
  package mutating func changeHeldLayers(_ change: (inout NormalizedLayer) -> Void) {
    sublayers.changeEach(change)
    mask?.layers.changeEach(change)
  }

  /// Shows itself and every layer in it, each before what it holds.
  public func forEachLayer(_ body: (NormalizedLayer) -> Void) {
    [self].forEachLayer(body)
  }

  /// Changes itself and every layer in it, each before what it holds.
  public mutating func changeEachLayer(_ change: (inout NormalizedLayer) -> Void) {
    guard !Cancellation.isRequested else { return }
    change(&self)
    changeHeldLayers { $0.changeEachLayer(change) }
  }
}

extension [NormalizedLayer] {
  /// Shows every layer and all in it, each before what it holds.
  package func forEachLayer(_ body: (NormalizedLayer) -> Void) {
    _ = containsLayer { layer in
      body(layer)
      return false
    }
  }

  /// Whether something holds for a layer or one that it holds, at any depth.
  package func containsLayer(where holds: (NormalizedLayer) -> Bool) -> Bool {
    var waiting = Array(reversed())
    while let layer = waiting.popLast(), !Cancellation.isRequested {
      if holds(layer) { return true }
      if let mask = layer.mask { waiting += mask.layers.reversed() }
      waiting += layer.sublayers.reversed()
    }
    return false
  }
}

extension MotionScene {
  /// The compositions: the definitions, then the root.
  public var compositions: [SceneComposition] { definitions + [root] }

  /// Changes every composition: the root, then the definitions.
  public mutating func changeCompositions(_ change: (inout SceneComposition) -> Void) {
    change(&root)
    definitions.changeEach(change)
  }
}

extension NormalizedScene {
  /// Shows every layer of the scene, composition by composition, each before what it holds.
  public func forEachLayer(_ body: (NormalizedLayer) -> Void) {
    for composition in compositions { composition.layers.forEachLayer(body) }
  }

  /// Changes every layer of the scene, each before what it holds.
  public mutating func changeEachLayer(_ change: (inout NormalizedLayer) -> Void) {
    changeCompositions { $0.layers.changeEach { $0.changeEachLayer(change) } }
  }
}

extension NormalizedLayer {
  /// Whether a property moves.
  package func has(_ property: LayerProperty) -> Bool {
    tracks.contains { $0.property == property }
  }
}

// Which definitions are shown.

extension NormalizedComposition {
  /// The instances in it, at any depth, without those that they show.
  package var instances: [(definition: String, rate: Double, keepsDepth: Bool)] {
    var found: [(definition: String, rate: Double, keepsDepth: Bool)] = []
    layers.forEachLayer { layer in
      guard case .instance(let id, _, let rate) = layer.content else { return }
      found.append((id, rate, layer.keepsDepth))
    }
    return found
  }

  /// The ids of the definitions that the layers show.
  package var shownDefinitions: Set<String> { Set(instances.map(\.definition)) }
}

extension [NormalizedComposition] {
  /// The ids of some definitions, and of all that they show.
  package func shown(from ids: Set<String>) -> Set<String> {
    // None refers to one that stands after it.
    reversed().reduce(into: ids) { shown, composition in
      if shown.contains(composition.id) { shown.formUnion(composition.shownDefinitions) }
    }
  }
}

extension NormalizedScene {
  /// How often each definition is shown.
  package var definitionUses: [String: Int] {
    compositions.flatMap(\.instances).reduce(into: [:]) { $0[$1.definition, default: 0] += 1 }
  }

  /// The ids of the definitions whose layers stand in the space around an instance.
  package var spatialDefinitions: Set<String> {
    Set(compositions.flatMap(\.instances).filter(\.keepsDepth).map(\.definition))
  }
}
