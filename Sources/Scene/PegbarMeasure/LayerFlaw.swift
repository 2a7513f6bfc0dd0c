internal import PegbarGeometry
package import PegbarScene

extension NormalizedScene {
  /// What is wrong with the first layer that has no extent or the name of another layer of its
  /// composition; nothing where all layers are sound.
  package var layerFlaw: String? {
    for composition in [root] + definitions {
      var names: Set<String> = []
      var flaw: String?
      _ = composition.layers.containsLayer { layer in
        let size = layer.bounds.size
        if !(size.width > 0 && size.height > 0) {
          flaw = "“\(layer.name)” has no extent"
        } else if !names.insert(layer.name).inserted {
          flaw = "“\(layer.name)” is the name of two layers"
        }
        return flaw != nil
      }
      if let flaw { return flaw }
    }
    return nil
  }
}
