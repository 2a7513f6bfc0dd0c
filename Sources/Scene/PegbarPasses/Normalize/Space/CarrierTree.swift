internal import PegbarScene

/// Builds the layer tree of a composition in drawing order.
///
/// Parents become superlayers if the drawing order allows it: neighboring layers with the same
/// parents share them. Otherwise, a parent is repeated.
struct CarrierTree {
  private struct Open {
    var id: LayerID
    var nodes: TransformNodes
    var children: [NormalizedLayer] = []
  }

  private var top: [NormalizedLayer] = []
  private var open: [Open] = []

  /// Returns the number of parents that a layer would share with the layer added last.
  func sharedCount(of carriers: [LayerID]) -> Int {
    let most = min(open.count, carriers.count)
    return (0..<most).first { open[$0].id != carriers[$0] } ?? most
  }

  /// Adds a layer in front of all layers added before.
  mutating func add(
    _ layer: NormalizedLayer, under carriers: [LayerID], make: (LayerID) -> TransformNodes?
  ) {
    let shared = sharedCount(of: carriers)
    close(to: shared)
    for id in carriers[shared...] {
      if let nodes = make(id) { open.append(Open(id: id, nodes: nodes)) }
    }
    append(layer)
  }

  /// Returns all layers, back to front.
  mutating func finished() -> [NormalizedLayer] {
    close(to: 0)
    return top
  }

  private mutating func append(_ layer: NormalizedLayer) {
    if open.isEmpty { top.append(layer) } else { open[open.count - 1].children.append(layer) }
  }

  private mutating func close(to depth: Int) {
    while open.count > depth, let last = open.popLast() {
      append(last.nodes.wrapping(last.children))
    }
  }
}

extension [NormalizedLayer] {
  /// Gives all layers and their contents names that are unique in the composition.
  mutating func makeNamesUnique() {
    var names = UniqueNames()
    changeEach { $0.changeEachLayer { $0.name = names.unique($0.name, or: "layer") } }
  }
}
