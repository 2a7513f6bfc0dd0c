internal import PegbarScene

/// Cuts the chains of parents of a composition that are longer than a limit.
///
/// A chain is cut at the same place for all of its layers, which therefore still share parents. The
/// parents nearest to the last layer of a chain are kept.
struct ParentChains {
  /// The number of levels that a parent in 3D space counts as, because it becomes a level for each
  /// axis.
  private static let levelsInSpace = 5

  /// The longest chain, in levels.
  let limit: Int

  private static func levels(of parent: Layer) -> Int {
    parent.transform.space == nil ? 1 : levelsInSpace
  }

  /// Returns a composition in which no chain is longer than the limit, and the positions of the
  /// layers that have lost their parents.
  func shortened(_ composition: Composition) -> (composition: Composition, cut: [Int]) {
    let layers = composition.layers
    guard layers.count > limit || layers.contains(where: { $0.transform.space != nil }) else {
      return (composition, [])
    }
    let positions = Dictionary(layers.indices.map { (layers[$0].id, $0) }) { first, _ in first }
    let parents = layers.map { $0.transformParent.flatMap { positions[$0] } }
    var children = Array(repeating: 0, count: layers.count)
    for case let parent? in parents { children[parent] += 1 }
    // The levels of the longest chain of parents that ends with each layer.
    var levels = Array(repeating: 0, count: layers.count)
    var result = composition
    var cut: [Int] = []
    // Layers of a cycle never become free of children, and stay as they are.
    var pending = layers.indices.filter { children[$0] == 0 }
    while let index = pending.popLast() {
      guard let parent = parents[index] else { continue }
      let length = levels[index] + Self.levels(of: layers[parent])
      if length > limit {
        result.layers[index].transformParent = nil
        cut.append(index)
      } else {
        levels[parent] = max(levels[parent], length)
      }
      children[parent] -= 1
      if children[parent] == 0 { pending.append(parent) }
    }
    return (result, cut.sorted())
  }
}
