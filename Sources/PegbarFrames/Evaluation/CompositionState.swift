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

  /// The effects of a layer and the spaces they work in.
  mutating func stages(ofLayer index: Int) -> EffectStages {
    EffectStages(layers[index].effects, at: time.value, matrix: matrix(ofLayer: index))
  }

  /// How opaque a layer is; 0 outside of its window.
  func opacity(ofLayer index: Int) -> Double {
    guard layers[index].window.contains(time.visibility) else { return 0 }
    return min(layers[index].opacity.value(at: time.value), 1)
  }

  /// The instance, where a layer is one.
  func instance(ofLayer index: Int) -> Instance? {
    switch layers[index].content {
    case .instance(let instance): instance
    case .empty, .solid, .image, .shapes: nil
    }
  }

  /// What decides where a layer shows.
  func matte(ofLayer index: Int) -> Matte? { layers[index].matte }

  /// How a layer is mixed with what lies below.
  func blendMode(ofLayer index: Int) -> BlendMode { layers[index].blendMode }

  /// Items, cut by the masks of a layer.
  func masked(
    _ items: [DisplayItem], ofLayer index: Int, matrix: Matrix
  ) -> [DisplayItem] {
    let masks = layers[index].masks
    guard !masks.isEmpty else { return items }
    let paths = masks.map { PathMask($0, at: time.value) }
    return [.group(GroupItem(items, mask: .paths(paths, matrix)))]
  }
}

extension PathMask {
  /// A mask at a time; only closed contours count.
  fileprivate init(_ mask: Mask, at time: Double) {
    self.init(
      path: Path(mask.path.value(at: time).contours.filter(\.isClosed)), mode: mask.mode,
      isInverted: mask.isInverted, opacity: min(max(mask.opacity.value(at: time), 0), 1),
      expansion: mask.expansion.value(at: time))
  }
}
