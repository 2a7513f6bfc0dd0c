internal import PegbarDiagnostics
internal import PegbarLottie

/// Who refers to whom in one list of layers, and which of them can ever be seen.
///
/// Every step is linear in the number of layers: chains of parents may be as long as the list.
struct LayerLinks {
  /// The position of each layer's parent; missing and cyclic ones are left out.
  private(set) var parents: [Int?] = []
  /// The position of each layer's matte; missing and cyclic ones are left out.
  private(set) var mattes: [Int?] = []
  /// The position of the layer with each `ind`; the first wins.
  private(set) var positions: [Int: Int] = [:]
  /// Whether each layer is drawn at some time, or decides where such a layer shows.
  private(set) var isSeen: [Bool]
  /// Whether each layer moves one that is seen: a parent, hidden or not, or a parent's parent.
  private(set) var isCarrying: [Bool]
  /// Whether a 3D layer is seen, which cameras and lights change.
  private(set) var hasSpace = false
  /// What is wrong, in the order in which it was found.
  private(set) var problems: [Problem] = []

  /// The number of each problem with an `ind`.
  private var problemNumbers: [FindingKind: [Int: Int]] = [:]

  /// Something wrong with an `ind` that layers have or refer to, and the positions of those layers.
  typealias Problem = (kind: FindingKind, positions: [Int], index: Int?)

  /// Resolves the references of `layers`, which show during `frames` of their composition.
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

  /// Notes the position of the layer with each `ind`; the first wins.
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

  /// Notes what is wrong; what is wrong with one `ind` is one problem, however many layers have it.
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

  /// The layer that the matte names, else the one before it in the file.
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

  /// Follows the links of every layer and cuts the one that leads back to where it was before.
  private mutating func cutCycles(
    _ links: WritableKeyPath<LayerLinks, [Int?]>, _ kind: FindingKind
  ) {
    var targets = self[keyPath: links]
    // In which walk a layer was met; what an earlier walk met is known to end.
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
      // A matte counts whether it is hidden or not.
      if let matte = mattes[position] { pending.append(matte) }
      for effect in layers[position].effects {
        if let source = effect.matteIndex.flatMap({ positions[$0] }) { pending.append(source) }
      }
    }
  }

  /// The positions of layers that are the matte of a layer that is seen, and have one themselves.
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
  /// The frames in which it shows; a layer with negative stretch may have its ends swapped.
  var frames: (start: Double, end: Double) {
    isReversed ? (outPoint, inPoint) : (inPoint, outPoint)
  }

  /// Whether it plays backwards with its ends swapped (Time-Reverse Layer).
  var isReversed: Bool { stretch < 0 && inPoint > outPoint }

  /// Whether there is a moment of its composition in which it shows and is not transparent.
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
  /// Whether layers of this kind show something in After Effects, be it imported or not.
  var isPicture: Bool {
    switch self {
    case .null, .data, .audio, .camera, .light: false
    case .precomp, .solid, .image, .shape, .text, .adjustment, .unknown: true
    }
  }

  /// Whether layers of this kind show in the scene where they stand: they paint something, or are
  /// the eye that looks at 3D layers.
  func shows(inSpace hasSpace: Bool) -> Bool {
    switch self {
    case .precomp, .solid, .image, .shape, .text: true
    case .camera: hasSpace
    case .null, .audio, .adjustment, .light, .data, .unknown: false
    }
  }
}
