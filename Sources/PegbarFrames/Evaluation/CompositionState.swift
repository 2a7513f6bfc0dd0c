import PegbarScene

/// A composition at a time, shown through a map.
struct CompositionState {
  let prepared: PreparedComposition
  let time: SceneTime
  /// The map from the composition to the canvas.
  let matrix: Matrix
  /// The layers whose matte is being drawn, so that a circle of mattes ends.
  var drawnMattes: Set<Int> = []
  private var matrices: [Matrix?]

  init(_ prepared: PreparedComposition, at time: SceneTime, matrix: Matrix) {
    self.prepared = prepared
    self.time = time
    self.matrix = matrix
    matrices = Array(repeating: nil, count: prepared.composition.layers.count)
  }

  var layers: [Layer] { prepared.composition.layers }

  /// The map from a layer's space to the canvas: its own transform, then those of its parents.
  ///
  /// Parents may be hidden or out of their window. A circle of parents ends where it would begin
  /// again.
  mutating func matrix(ofLayer index: Int) -> Matrix {
    var chain: [Int] = []
    var seen: Set<Int> = []
    var result = matrix
    var current: Int? = index
    while let layer = current, seen.insert(layer).inserted {
      if let known = matrices[layer] {
        result = known
        break
      }
      chain.append(layer)
      current = layers[layer].transformParent.flatMap { prepared.indices[$0] }
    }
    for layer in chain.reversed() {
      result = layers[layer].transform.matrix(at: time.value).concatenating(result)
      matrices[layer] = result
    }
    return result
  }
}
