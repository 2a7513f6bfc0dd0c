internal import PegbarBase
// Traversal of the compositions of a scene and of the layers of a normalized scene. Only this file
// defines the nesting of layers.

extension Array {
  /// Changes every element in place.
  @inlinable
  package mutating func changeEach(_ change: (inout Element) -> Void) {
    for index in indices { change(&self[index]) }
  }
}

extension NormalizedLayer {
  /// The directly nested layers: its sublayers, then those of its mask.
  package var heldLayers: [NormalizedLayer] {
    guard let mask else { return sublayers }
    return sublayers + mask.layers
  }

  /// The layers of its mask; empty if it has no mask.
  package var maskLayers: [NormalizedLayer] {
    get { mask?.layers ?? [] }
    set { mask?.layers = newValue }
  }

  /// Changes the directly nested layers: its sublayers, then those of its mask.
  package mutating func changeHeldLayers(_ change: (inout NormalizedLayer) -> Void) {
    sublayers.changeEach(change)
    mask?.layers.changeEach(change)
  }

  /// Calls a closure with this layer and every layer in it, each before its nested layers.
  public func forEachLayer(_ body: (NormalizedLayer) -> Void) {
    [self].forEachLayer(body)
  }

  /// Changes this layer and every layer in it, each before its nested layers.
  public mutating func changeEachLayer(_ change: (inout NormalizedLayer) -> Void) {
    guard !Cancellation.isRequested else { return }
    change(&self)
    changeHeldLayers { $0.changeEachLayer(change) }
  }
}

extension [NormalizedLayer] {
  /// Calls a closure with every layer at any depth, each before its nested layers.
  package func forEachLayer(_ body: (NormalizedLayer) -> Void) {
    _ = containsLayer { layer in
      body(layer)
      return false
    }
  }

  /// Returns `true` if a layer at any depth satisfies a condition.
  package func containsLayer(where holds: (NormalizedLayer) -> Bool) -> Bool {
    // The lists that are being visited, innermost last, and the positions in them. Layers are large,
    // so lists of them are not copied.
    var open: [(layers: [NormalizedLayer], next: Int)] = [(self, 0)]
    while let (layers, index) = open.last, !Cancellation.isRequested {
      guard index < layers.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      if holds(layers[index]) { return true }
      if let inner = layers[index].mask?.layers, !inner.isEmpty { open.append((inner, 0)) }
      if !layers[index].sublayers.isEmpty { open.append((layers[index].sublayers, 0)) }
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
  /// Calls a closure with every layer of the scene, composition by composition, each before its
  /// nested layers.
  public func forEachLayer(_ body: (NormalizedLayer) -> Void) {
    for composition in compositions { composition.layers.forEachLayer(body) }
  }

  /// Changes every layer of the scene, each before its nested layers.
  public mutating func changeEachLayer(_ change: (inout NormalizedLayer) -> Void) {
    changeCompositions { $0.layers.changeEach { $0.changeEachLayer(change) } }
  }
}

extension NormalizedLayer {
  /// Returns `true` if a property is animated.
  package func has(_ property: LayerProperty) -> Bool {
    tracks.contains { $0.property == property }
  }
}

// The definitions in use.

extension NormalizedComposition {
  /// The instances in the composition at any depth, without those inside their definitions.
  package var instances: [(definition: String, rate: Double, keepsDepth: Bool)] {
    var found: [(definition: String, rate: Double, keepsDepth: Bool)] = []
    layers.forEachLayer { layer in
      guard case .instance(let id, _, let rate) = layer.content else { return }
      found.append((id, rate, layer.keepsDepth))
    }
    return found
  }

  /// The IDs of the definitions that the layers instantiate.
  package var shownDefinitions: Set<String> { Set(instances.map(\.definition)) }
}

extension [NormalizedComposition] {
  /// Returns the given IDs and those of all definitions that they instantiate.
  package func shown(from ids: Set<String>) -> Set<String> {
    // No definition refers to a later one.
    reversed().reduce(into: ids) { shown, composition in
      if shown.contains(composition.id) { shown.formUnion(composition.shownDefinitions) }
    }
  }
}

extension NormalizedScene {
  /// The number of instances of each definition, by ID.
  package var definitionUses: [String: Int] {
    compositions.flatMap(\.instances).reduce(into: [:]) { $0[$1.definition, default: 0] += 1 }
  }

  /// The IDs of the definitions whose layers share the 3D space around an instance.
  package var spatialDefinitions: Set<String> {
    Set(compositions.flatMap(\.instances).filter(\.keepsDepth).map(\.definition))
  }
}
