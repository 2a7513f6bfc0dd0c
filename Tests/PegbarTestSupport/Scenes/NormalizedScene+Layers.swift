package import PegbarScene

extension NormalizedScene {
  /// All layers, including masks.
  package var allLayers: [NormalizedLayer] {
    func all(_ layer: NormalizedLayer) -> [NormalizedLayer] {
      [layer] + layer.sublayers.flatMap(all) + (layer.mask?.layers.flatMap(all) ?? [])
    }
    return ([root] + definitions).flatMap { $0.layers.flatMap(all) }
  }

  /// The first track of a property.
  package func track(_ property: LayerProperty) -> NormalizedTrack? {
    allLayers.lazy.flatMap(\.tracks).first { $0.property == property }
  }
}
