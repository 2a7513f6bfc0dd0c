import PegbarScene

/// Collects what one frame shows.
struct FrameBuilder {
  let evaluator: SceneEvaluator
  /// How many layers and styles may still be drawn.
  private var remaining: Int
  /// The definitions that are being drawn, outermost first.
  private var openDefinitions: [String] = []
  /// Whether something was left out.
  private(set) var isTruncated = false

  /// How deep definitions may be nested.
  private static let depthLimit = 128

  init(evaluator: SceneEvaluator) {
    self.evaluator = evaluator
    remaining = evaluator.itemLimit
  }

  /// What a composition shows, back to front.
  mutating func items(
    of prepared: PreparedComposition, at time: SceneTime, matrix: Matrix
  ) -> [DisplayItem] {
    var state = CompositionState(prepared, at: time, matrix: matrix)
    var result: [DisplayItem] = []
    for (index, layer) in prepared.composition.layers.enumerated()
    where !layer.isHidden && !layer.isMatteSource {
      result += appearance(of: index, in: &state)
    }
    return result
  }

  /// Whether there is room for one more layer or style.
  mutating func takesOne() -> Bool {
    guard remaining > 0 else {
      isTruncated = true
      return false
    }
    remaining -= 1
    return true
  }

  /// What a layer shows: content, masks, opacity, matte, blend mode; whether it is hidden or not.
  private mutating func appearance(
    of index: Int, in state: inout CompositionState
  ) -> [DisplayItem] {
    let layer = state.layers[index]
    guard layer.window.contains(state.time.visibility), takesOne() else { return [] }
    let time = state.time.value
    let opacity = min(layer.opacity.value(at: time), 1)
    guard opacity > 0 else { return [] }
    let matrix = state.matrix(ofLayer: index)
    guard matrix.determinant != 0, matrix.determinant.isFinite else { return [] }
    var items = contentItems(of: layer, at: index, matrix: matrix, in: state)
    guard !items.isEmpty else { return [] }
    if !layer.masks.isEmpty {
      let masks = layer.masks.map { PathMask($0, at: time) }
      items = [.group(GroupItem(items, mask: .paths(masks, matrix)))]
    }
    if let matte = layer.matte {
      items = matted(items, by: matte, of: index, in: &state)
    }
    return items.combined(opacity: opacity, blendMode: layer.blendMode)
  }

  /// Items, shown only where a matte lets them.
  private mutating func matted(
    _ items: [DisplayItem], by matte: Matte, of index: Int, in state: inout CompositionState
  ) -> [DisplayItem] {
    // Without a source there is nothing that could hide; in a circle of mattes the innermost has
    // none.
    guard let source = state.prepared.indices[matte.source],
      state.drawnMattes.insert(index).inserted
    else { return items }
    defer { state.drawnMattes.remove(index) }
    let sourceItems = appearance(of: source, in: &state)
    guard !sourceItems.isEmpty else {
      switch matte.mode {
      case .alpha, .luma: return []
      case .alphaInverted, .lumaInverted: return items
      }
    }
    if items.count == 1, case .group(var group) = items[0], group.mask == nil,
      group.blendMode == .normal
    {
      group.mask = .matte(matte.mode, sourceItems)
      return [.group(group)]
    }
    return [.group(GroupItem(items, mask: .matte(matte.mode, sourceItems)))]
  }

  private mutating func contentItems(
    of layer: Layer, at index: Int, matrix: Matrix, in state: CompositionState
  ) -> [DisplayItem] {
    switch layer.content {
    case .empty:
      return []
    case .solid(let solid):
      let item = PathItem(
        path: .rectangle(solid.size), matrix: matrix, tool: .fill(.nonZero),
        paint: .color(solid.color))
      return item.path.isEmpty ? [] : [.path(item)]
    case .image(let use):
      guard let asset = evaluator.images[use.image] else { return [] }
      return [.image(ImageItem(asset: asset, size: use.size, matrix: matrix))]
    case .shapes:
      guard let shapes = state.prepared.shapes[index] else { return [] }
      return shapeItems(shapes, at: state.time.value, matrix: matrix)
    case .instance(let instance):
      return instanceItems(instance, at: state.time, matrix: matrix)
    }
  }

  private mutating func instanceItems(
    _ instance: Instance, at time: SceneTime, matrix: Matrix
  ) -> [DisplayItem] {
    // A definition that contains itself shows nothing inside of itself.
    guard let definition = evaluator.definitions[instance.definition],
      !openDefinitions.contains(instance.definition)
    else { return [] }
    guard openDefinitions.count < Self.depthLimit else {
      isTruncated = true
      return []
    }
    openDefinitions.append(instance.definition)
    defer { openDefinitions.removeLast() }
    let items = items(of: definition, at: time.mapped(by: instance.timeMap), matrix: matrix)
    guard let clip = instance.clip, !items.isEmpty else { return items }
    guard clip.width > 0, clip.height > 0 else { return [] }
    return [.group(GroupItem(items, clip: ClipItem(path: .rectangle(clip), matrix: matrix)))]
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
