// Walks over the compositions of a scene and the layers of a normalized one: what a layer holds is
// said here alone.

extension NormalizedLayer {
  /// The layers that it holds itself: its sublayers, then those of its mask.
  package var heldLayers: [NormalizedLayer] {
    guard let mask else { return sublayers }
    return sublayers + mask.layers
  }

  /// Changes the layers that it holds itself: its sublayers, then those of its mask.
  package mutating func changeHeldLayers(_ change: (inout NormalizedLayer) -> Void) {
    for index in sublayers.indices { change(&sublayers[index]) }
    guard var mask else { return }
    // Nothing else refers to the layers while they are changed: they are not copied.
    self.mask = nil
    for index in mask.layers.indices { change(&mask.layers[index]) }
    self.mask = mask
  }

  /// Shows itself and every layer in it, each before what it holds.
  package func forEachLayer(_ body: (NormalizedLayer) -> Void) {
    [self].forEachLayer(body)
  }

  /// Changes itself and every layer in it, each before what it holds.
  package mutating func changeEachLayer(_ change: (inout NormalizedLayer) -> Void) {
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
    while let layer = waiting.popLast() {
      if holds(layer) { return true }
      if let mask = layer.mask { waiting += mask.layers.reversed() }
      waiting += layer.sublayers.reversed()
    }
    return false
  }
}

extension AnyScene {
  /// The compositions: the definitions, then the root.
  package var compositions: [Canvas] { definitions + [root] }

  /// Changes every composition: the root, then the definitions.
  package mutating func changeCompositions(_ change: (inout Canvas) -> Void) {
    change(&root)
    for index in definitions.indices { change(&definitions[index]) }
  }
}

extension NormalizedScene {
  /// Shows every layer of the scene, composition by composition, each before what it holds.
  package func forEachLayer(_ body: (NormalizedLayer) -> Void) {
    for composition in compositions { composition.layers.forEachLayer(body) }
  }

  /// Changes every layer of the scene, each before what it holds.
  package mutating func changeEachLayer(_ change: (inout NormalizedLayer) -> Void) {
    changeCompositions { composition in
      for index in composition.layers.indices { composition.layers[index].changeEachLayer(change) }
    }
  }
}

extension NormalizedLayer {
  /// Whether a property moves.
  package func has(_ property: LayerProperty) -> Bool {
    tracks.contains { $0.property == property }
  }
}
