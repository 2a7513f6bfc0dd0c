package import PegbarScene

extension NormalizedScene {
  /// What is wrong with the first layer that has no extent or the name of another layer of its
  /// composition; nothing where all layers are sound.
  package var layerFlaw: String? {
    for composition in [root] + definitions {
      var names: Set<String> = []
      for layer in composition.layers.flatMap(\.withAllInside) {
        let size = layer.bounds.size
        if !(size.width > 0 && size.height > 0) { return "“\(layer.name)” has no extent" }
        if !names.insert(layer.name).inserted {
          return "“\(layer.name)” is the name of two layers"
        }
      }
    }
    return nil
  }
}

extension NormalizedLayer {
  /// The layer and all in it, masks included.
  fileprivate var withAllInside: [NormalizedLayer] {
    [self] + sublayers.flatMap(\.withAllInside) + (mask?.layers.flatMap(\.withAllInside) ?? [])
  }
}
