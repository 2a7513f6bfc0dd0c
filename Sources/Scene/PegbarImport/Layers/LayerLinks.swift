internal import PegbarDiagnostics
internal import PegbarLottie

/// The references between the layers of one list, and the layers that are ever visible.
///
/// Every step is linear in the number of layers, because parent chains can be as long as the list.
struct LayerLinks {
  /// The position of the parent of each layer; missing and cyclic parents are omitted.
  private(set) var parents: [Int?] = []
  /// The position of the matte of each layer; missing and cyclic mattes are omitted.
  private(set) var mattes: [Int?] = []
  /// The position of the layer with each `ind`; the first layer wins.
  private(set) var positions: [Int: Int] = [:]
  /// `true` for each layer that is drawn at some time or determines where such a layer is visible.
  private(set) var isSeen: [Bool]
  /// `true` for each layer that moves a visible one: a parent, hidden or not, or a parent of a
  /// parent.
  private(set) var isCarrying: [Bool]
  /// `true` if a 3D layer is visible, which cameras and lights affect.
  private(set) var hasSpace = false
  /// The problems, in the order in which they were found.
  private(set) var problems: [Problem] = []

  /// The index of each problem with an `ind`, by kind and `ind`.
  private var problemNumbers: [FindingKind: [Int: Int]] = [:]

  /// A problem with an `ind` that layers have or refer to, with the positions of those layers.
  typealias Problem = (kind: FindingKind, positions: [Int], index: Int?)

  /// Resolves the references of `layers`, which are visible during `frames` of their composition.
  init(_ layers: [SourceLayer], shownIn frames: Range<Double>?) {
    let count = layers.count
    isSeen = Array(repeating: false, count: count)
    isCarrying = isSeen
    notePositions(of: layers)
    parents = layers.enumerated().map { resolveParent(of: $1, at: $0) }
    cutCycles(\.parents, .parentCycle)
    mattes = layers.enumerated().map { resolveMatte(of: $1, at: $0) }
    cutCycles(\.mattes, .matteCycle)
    markSeen(layers, frames)
    hasSpace = layers.indices.contains {
      isSeen[$0] && layers[$0].kind.isPicture && layers[$0].is3D
    }
    markCarrying(layers)
  }

  /// Records the position of the layer with each `ind`; the first layer wins.
  private mutating func notePositions(of layers: [SourceLayer]) {
    for (position, layer) in layers.enumerated() {
      guard let index = layer.index else { continue }
      if positions[index] == nil {
        positions[index] = position
      } else {
        add(.duplicateIndex, at: position, index)
      }
    }
  }

  /// Records a problem; all layers with the same `ind` share one problem.
  private mutating func add(_ kind: FindingKind, at position: Int, _ index: Int?) {
    let known = index.flatMap { index in
      problemNumbers[kind, default: [:]].updateValue(problems.count, forKey: index)
    }
    if let index, let known {
      problemNumbers[kind]?[index] = known
      problems[known].positions.append(position)
    } else {
      problems.append((kind, [position], index))
    }
  }

  private mutating func resolveParent(of layer: SourceLayer, at position: Int) -> Int? {
    guard let index = layer.parent else { return nil }
    if let parent = positions[index] { return parent }
    add(.missingParent, at: position, index)
    return nil
  }

  /// Returns the layer that the matte refers to, or else the layer before it in the file.
  private mutating func resolveMatte(of layer: SourceLayer, at position: Int) -> Int? {
    guard let reference = layer.matte else { return nil }
    if let index = reference.sourceIndex {
      if let source = positions[index] { return source }
    } else if position > 0 {
      return position - 1
    }
    add(.missingMatteSource, at: position, reference.sourceIndex)
    return nil
  }

  /// Follows the links of every layer, and cuts each link that closes a cycle.
  private mutating func cutCycles(
    _ links: WritableKeyPath<LayerLinks, [Int?]>, _ kind: FindingKind
  ) {
    var targets = self[keyPath: links]
    // The walk in which each layer was reached. Links from layers of an earlier walk are known to
    // end.
    var walks = Array(repeating: -1, count: targets.count)
    for start in targets.indices where walks[start] < 0 {
      walks[start] = start
      var current = start
      while let next = targets[current] {
        if walks[next] == start {
          add(kind, at: current, nil)
          targets[current] = nil
        } else if walks[next] < 0 {
          walks[next] = start
          current = next
        } else {
          break
        }
      }
    }
    self[keyPath: links] = targets
  }

  private mutating func markSeen(_ layers: [SourceLayer], _ frames: Range<Double>?) {
    var pending = layers.indices.filter { position in
      let layer = layers[position]
      return !layer.isHidden && !layer.isMatteSource && layer.isEverShown(in: frames)
    }
    while let position = pending.popLast() {
      guard !isSeen[position] else { continue }
      isSeen[position] = true
      // A matte is used whether or not it is hidden.
      if let matte = mattes[position] { pending.append(matte) }
      for effect in layers[position].effects {
        if let source = effect.matteIndex.flatMap({ positions[$0] }) { pending.append(source) }
      }
    }
  }

  /// The positions of layers that are the matte of a visible layer and have a matte themselves.
  var mattesWithMattes: [Int] {
    Set(mattes.indices.compactMap { isSeen[$0] ? mattes[$0] : nil })
      .filter { mattes[$0] != nil }.sorted()
  }

  private mutating func markCarrying(_ layers: [SourceLayer]) {
    for position in layers.indices
    where isSeen[position] && layers[position].kind.shows(inSpace: hasSpace) {
      var current = parents[position]
      while let parent = current, !isCarrying[parent] {
        isCarrying[parent] = true
        current = parents[parent]
      }
    }
  }
}

extension SourceLayer {
  /// The frames in which the layer is visible; a negative stretch can swap the in point and out
  /// point.
  var frames: (start: Double, end: Double) {
    isReversed ? (outPoint, inPoint) : (inPoint, outPoint)
  }

  /// `true` if the layer plays backward with swapped in point and out point (Time-Reverse Layer).
  var isReversed: Bool { stretch < 0 && inPoint > outPoint }

  /// Returns `true` if the layer is visible and not transparent at some time of its composition.
  func isEverShown(in composition: Range<Double>?) -> Bool {
    let (start, end) = frames
    let opacity = transform.opacity
    guard start < end else { return false }
    if opacity.fixedValue == 0, opacity.expression == nil, opacity.slot == nil { return false }
    guard let composition else { return true }
    return start < composition.upperBound && end > composition.lowerBound
  }
}

extension SourceLayer.Kind {
  /// `true` if layers of this kind are visible in After Effects, whether or not they are imported.
  var isPicture: Bool {
    switch self {
    case .null, .data, .audio, .camera, .light: false
    case .precomp, .solid, .image, .shape, .text, .adjustment, .unknown: true
    }
  }

  /// Returns `true` if layers of this kind contribute to the scene at their own position: they draw
  /// something, or are the camera of 3D layers.
  func shows(inSpace hasSpace: Bool) -> Bool {
    switch self {
    case .precomp, .solid, .image, .shape, .text: true
    case .camera: hasSpace
    case .null, .audio, .adjustment, .light, .data, .unknown: false
    }
  }
}
