internal import PegbarBase
internal import PegbarScene

/// By how much the parents of each layer of a composition enlarge what it does at most, over all times.
///
/// Worked out for all layers at once, as parents may have parents without end.
struct ParentScales {
  /// The factor of each layer with its parents.
  private var totals: [LayerID: Double] = [:]

  init(_ composition: Composition) {
    let layers = composition.layers.keyed(by: \.id)
    for layer in composition.layers {
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

  /// The factor by which the parents of a layer enlarge it.
  func scale(around layer: Layer) -> Double {
    layer.transformParent.flatMap { totals[$0] } ?? 1
  }
}

extension Layer {
  /// The layers whose transforms apply after its own, innermost first; a circle ends.
  func parents(in layers: [LayerID: Layer]) -> some Sequence<Layer> {
    sequence(state: (last: self, seen: Set([id]))) { state -> Layer? in
      guard let id = state.last.transformParent, state.seen.insert(id).inserted,
        let parent = layers[id]
      else { return nil }
      state.last = parent
      return parent
    }
  }
}
