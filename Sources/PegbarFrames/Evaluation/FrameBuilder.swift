import PegbarScene

/// Collects what one frame shows.
struct FrameBuilder {
  let evaluator: SceneEvaluator
  /// How many layers and styles may still be drawn.
  private var remaining: Int
  /// The definitions that are being drawn, outermost first.
  private var openDefinitions: [String] = []
  /// Whether something was left out.
  var isTruncated = false

  /// The layer whose content is being drawn.
  private(set) var origin = ItemOrigin()
  /// How many layers are being drawn, each for the sake of the one before.
  private var depth = 0
  /// How deep layers may be nested, by instances and mattes together: each takes its share of the
  /// stack.
  private static let depthLimit = 120

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
    for index in prepared.shown {
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

  /// What a layer shows: content, masks, effects, opacity, matte, blend mode; whether it is hidden or not.
  ///
  /// This calls itself through instances and mattes. To be kind to the stack, whole layers and
  /// items are touched only in functions that do not.
  private mutating func appearance(
    of index: Int, in state: inout CompositionState
  ) -> [DisplayItem] {
    let opacity = state.opacity(ofLayer: index)
    guard opacity > 0, takesOne() else { return [] }
    guard depth < Self.depthLimit else {
      isTruncated = true
      return []
    }
    depth += 1
    defer { depth -= 1 }
    let stages = state.stages(ofLayer: index)
    let matrix = stages.contentMatrix
    guard matrix.determinant != 0, matrix.determinant.isFinite else { return [] }
    var items: [DisplayItem]
    if let instance = state.instance(ofLayer: index) {
      items = instanceItems(instance, at: state.time, matrix: matrix)
    } else {
      items = contentItems(ofLayer: index, matrix: matrix, in: state)
    }
    guard !items.isEmpty else { return [] }
    items = state.masked(items, ofLayer: index, matrix: matrix)
    for number in stages.effects.indices {
      if let matte = stages.effects[number].matte {
        items = matted(items, by: matte, of: index, in: &state)
      } else {
        items = stages.applied(number, to: items)
      }
    }
    if let matte = state.matte(ofLayer: index) {
      items = matted(items, by: matte, of: index, in: &state)
    }
    return items.combined(opacity: opacity, blendMode: state.blendMode(ofLayer: index))
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
    return items.matted(by: appearance(of: source, in: &state), mode: matte.mode)
  }

  /// Items, shown only where the layer that an effect names lets them.
  private mutating func matted(
    _ items: [DisplayItem], by matte: MatteEffect, of index: Int, in state: inout CompositionState
  ) -> [DisplayItem] {
    guard let source = state.prepared.indices[matte.source],
      state.drawnMattes.insert(index).inserted
    else { return items }
    defer { state.drawnMattes.remove(index) }
    var shown = appearance(of: source, in: &state)
    switch matte.channel {
    case .alpha: break
    case .red, .green, .blue, .luminance:
      shown = shown.filtered(by: .color(.coverage(matte.channel)))
    }
    return items.matted(by: shown, mode: matte.isInverted ? .alphaInverted : .alpha)
  }

  private mutating func contentItems(
    ofLayer index: Int, matrix: Matrix, in state: CompositionState
  ) -> [DisplayItem] {
    let name = state.layers[index].designerName
    origin = ItemOrigin(layer: name.isEmpty ? state.layers[index].name : name)
    switch state.layers[index].content {
    case .empty, .instance:
      return []
    case .solid(let solid):
      var item = PathItem(
        path: .rectangle(solid.size), matrix: matrix, tool: .fill(.nonZero),
        paint: .color(solid.color))
      item.origin = origin
      return item.path.isEmpty ? [] : [.path(item)]
    case .image(let use):
      guard let asset = evaluator.images[use.image] else { return [] }
      var item = ImageItem(asset: asset, size: use.size, matrix: matrix)
      item.origin = origin
      return [.image(item)]
    case .shapes:
      guard let shapes = state.prepared.shapes[index] else { return [] }
      return shapeItems(shapes, at: state.time.value, matrix: matrix)
    }
  }

  private mutating func instanceItems(
    _ instance: Instance, at time: SceneTime, matrix: Matrix
  ) -> [DisplayItem] {
    // A definition that contains itself shows nothing inside of itself.
    guard let definition = evaluator.definitions[instance.definition],
      !openDefinitions.contains(instance.definition)
    else { return [] }
    openDefinitions.append(instance.definition)
    defer { openDefinitions.removeLast() }
    let items = items(
      of: definition, at: time.mapped(by: instance.timeMap, frameRate: evaluator.scene.frameRate),
      matrix: matrix)
    return items.clipped(to: instance.clip, matrix)
  }
}
