internal import PegbarBase
internal import PegbarScene

/// The maximum scale of each layer of a composition by its parents, over all times.
///
/// Calculated for all layers at once, because chains of parents may be arbitrarily long.
struct ParentScales {
  /// The scale of each layer, including its parents.
  private var totals: [LayerID: Double] = [:]

  init(_ composition: Composition, _ layers: LayersByID) {
    for layer in composition.layers where layer.transformParent != nil {
      var chain: [Layer] = []
      var seen: Set<LayerID> = []
      var next: Layer? = layers[layer.id]
      while let current = next, totals[current.id] == nil, seen.insert(current.id).inserted {
        chain.append(current)
        next = current.transformParent.flatMap { layers[$0] }
      }
      for current in chain.reversed() {
        totals[current.id] = min(
          scale(around: current) * current.transform.maximumScale, Limits.largestScale)
      }
    }
  }

  /// Returns the scale of a layer by its parents.
  func scale(around layer: Layer) -> Double {
    layer.transformParent.flatMap { totals[$0] } ?? 1
  }
}

extension Layer {
  /// Returns the layers whose transforms apply after the layer's own, innermost first; a cycle
  /// ends.
  func parents(in layers: LayersByID) -> [Layer] {
    var parents: [Layer] = []
    var seen: Set = [id]
    var next = transformParent
    while let id = next, seen.insert(id).inserted, let parent = layers[id] {
      parents.append(parent)
      next = parent.transformParent
    }
    return parents
  }
}
