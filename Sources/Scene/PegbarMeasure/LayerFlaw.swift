internal import PegbarGeometry
package import PegbarScene

extension NormalizedScene {
  /// A description of the first layer with an empty size or a duplicate name, or `nil` if there is
  /// none.
  ///
  /// Names must be unique in a composition.
  package var layerFlaw: String? {
    for composition in [root] + definitions {
      var names: Set<String> = []
      var flaw: String?
      _ = composition.layers.containsLayer { layer in
        let size = layer.bounds.size
        if !(size.width > 0 && size.height > 0) {
          flaw = "“\(layer.name)” has an empty size"
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
