internal import PegbarBase
internal import PegbarDiagnostics
import PegbarGeometry
import PegbarScene

/// Collects what one frame shows.
struct FrameBuilder {
  let evaluator: SceneEvaluator
  /// How many layers and styles may still be drawn.
  private(set) var remaining: Int
  /// How many vertices may still be drawn; all copies of a path count.
  private var remainingVertices: Int
  /// The definitions that are being drawn, outermost first.
  private var openDefinitions: [String] = []
  /// Whether something was left out.
  var isTruncated = false
  /// Where the effects stand in the source whose blur shows along other axes than it should.
  private(set) var turnedBlurs: Set<String> = []

  /// The layer whose content is being drawn.
  private(set) var origin = ItemOrigin()
  /// The numbers of the layers that are being drawn, outermost first (see `ItemOrigin.layers`).
  private var openLayers: [Int] = []
  /// How many mattes are being drawn, each for the sake of the one before.
  private var openMattes = 0
  /// How many layers are being drawn, each for the sake of the one before.
  private var depth: Int { openLayers.count }

  init(evaluator: SceneEvaluator) {
    self.evaluator = evaluator
    remaining = evaluator.limits.frameItems
    remainingVertices = evaluator.limits.frameVertices
  }

  /// What a composition shows, back to front.
  mutating func items(
    of prepared: PreparedComposition, at time: SceneTime, matrix: Matrix,
    inside space: SceneSpace? = nil
  ) -> [DisplayItem] {
    var state = CompositionState(prepared, at: time, matrix: matrix, inside: space)
    return DrawnLayer.sorted(layers(in: &state))
  }

  /// What the layers of a composition show, in the order of the list.
  private mutating func layers(in state: inout CompositionState) -> [DrawnLayer] {
    var result: [DrawnLayer] = []
    for index in state.prepared.shown {
      if let inner = innerLayers(of: index, in: &state) {
        result += inner
        continue
      }
      let items = appearance(of: index, in: &state)
      guard !items.isEmpty else { continue }
      let isSorted = state.space.camera != nil && state.isSorted(layer: index)
      result.append(
        DrawnLayer(items: items, depth: isSorted ? state.place(ofLayer: index)?.depth : nil))
    }
    return result
  }

  /// What the layers of an instance show that mix with those around it; nothing for others.
  private mutating func innerLayers(
    of index: Int, in state: inout CompositionState
  ) -> [DrawnLayer]? {
    guard state.space.camera != nil, let instance = state.instance(ofLayer: index),
      instance.keepsDepth, instance.clip == nil, state.isTransparent(layer: index),
      depth < Limits.frameDepth, let definition = open(instance),
      let space = state.space(inside: instance, ofLayer: index)
    else { return nil }
    guard takesOne() else { return [] }
    openDefinitions.append(instance.definition)
    openLayers.append(state.prepared.firstNumber + index)
    defer {
      openLayers.removeLast()
      openDefinitions.removeLast()
    }
    let time = state.time.mapped(by: instance.timeMap, frameRate: evaluator.scene.frameRate)
    var inner = CompositionState(definition, at: time, matrix: .identity, inside: space)
    return layers(in: &inner)
  }

  /// The definition of an instance; one that contains itself shows nothing inside of itself.
  private func open(_ instance: Instance) -> PreparedComposition? {
    openDefinitions.contains(instance.definition)
      ? nil : evaluator.definitions[instance.definition]
  }

  /// Whether there is room for one more layer or style.
  mutating func takesOne() -> Bool { takes(1, of: \.remaining) }

  /// Whether there is room for an outline; it is drawn whole or not at all.
  mutating func takes(_ path: Path) -> Bool { takes(vertices: path.vertexCount) }

  /// Whether there is room for outlines with so many vertices.
  mutating func takes(vertices count: Int) -> Bool { takes(count, of: \.remainingVertices) }

  /// Whether there is room for so many of what is counted.
  private mutating func takes(
    _ count: Int, of room: WritableKeyPath<FrameBuilder, Int>
  ) -> Bool {
    guard count <= self[keyPath: room] else {
      isTruncated = true
      return false
    }
    self[keyPath: room] -= count
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
    guard depth < Limits.frameDepth else {
      isTruncated = true
      return []
    }
    openLayers.append(state.prepared.firstNumber + index)
    defer { openLayers.removeLast() }
    var items: [DisplayItem]
    if let instance = state.instance(ofLayer: index),
      let space = state.space(inside: instance, ofLayer: index)
    {
      items = instanceItems(instance, at: state.time, matrix: .identity, inside: space)
    } else {
      guard let place = state.place(ofLayer: index) else { return [] }
      let stages = state.stages(ofLayer: index, matrix: place.matrix)
      let matrix = stages.contentMatrix
      guard matrix.determinant != 0, matrix.determinant.isFinite else { return [] }
      if let instance = state.instance(ofLayer: index) {
        items = instanceItems(instance, at: state.time, matrix: matrix)
      } else {
        items = contentItems(ofLayer: index, matrix: matrix, in: state)
      }
      guard !items.isEmpty || state.paintsByEffects(layer: index) else { return [] }
      items = state.masked(items, ofLayer: index, matrix: matrix)
      var view = place.view
      for number in stages.effects.indices {
        guard takesOne() else { return [] }
        guard let matte = stages.effects[number].matte else {
          if stages.turnsBlur(number) { turnedBlurs.insert(stages.effects[number].source) }
          items = stages.applied(number, to: items)
          continue
        }
        // A matte is drawn on the canvas.
        if let seen = view.take() { items = items.projected(by: seen) }
        items = matted(items, by: matte, of: index, in: &state)
      }
      if let view { items = items.projected(by: view) }
    }
    guard !items.isEmpty else { return [] }
    if let matte = state.matte(ofLayer: index) {
      items = matted(items, by: matte, of: index, in: &state)
    }
    return items.combined(opacity: opacity, blendMode: state.blendMode(ofLayer: index))
  }

  /// Items, shown only where a matte lets them.
  private mutating func matted(
    _ items: [DisplayItem], by matte: Matte, of index: Int, in state: inout CompositionState
  ) -> [DisplayItem] {
    matteAppearance(of: matte.source, for: index, in: &state)
      .map { items.matted(by: $0, mode: matte.mode) } ?? items
  }

  /// Items, shown only where the layer that an effect names lets them.
  private mutating func matted(
    _ items: [DisplayItem], by matte: MatteEffect, of index: Int, in state: inout CompositionState
  ) -> [DisplayItem] {
    guard var shown = matteAppearance(of: matte.source, for: index, in: &state) else {
      return items
    }
    switch matte.channel {
    case .alpha: break
    case .red, .green, .blue, .luminance:
      shown = shown.filtered(by: .color(.coverage(matte.channel)))
    }
    return items.matted(by: shown, mode: matte.isInverted ? .alphaInverted : .alpha)
  }

  /// What a layer shows as the matte of another one; nothing where there is no such layer, so that
  /// nothing could hide, or where mattes make a circle, in which the innermost has none.
  ///
  /// Mattes of mattes double with each step, so each counts as many.
  private mutating func matteAppearance(
    of source: LayerID, for index: Int, in state: inout CompositionState
  ) -> [DisplayItem]? {
    guard let source = state.prepared.indices[source], state.drawnMattes.insert(index).inserted
    else { return nil }
    openMattes += 1
    defer {
      openMattes -= 1
      state.drawnMattes.remove(index)
    }
    guard openMattes == 1 || takes(100, of: \.remaining) else { return [] }
    return appearance(of: source, in: &state)
  }

  private mutating func contentItems(
    ofLayer index: Int, matrix: Matrix, in state: CompositionState
  ) -> [DisplayItem] {
    let name = state.layers[index].designerName
    origin = ItemOrigin(
      layer: name.isEmpty ? state.layers[index].name : name, layers: openLayers)
    switch state.layers[index].content {
    case .empty, .instance, .camera:
      return []
    case .solid(let solid):
      let item = PathItem(
        path: .rectangle(solid.size), matrix: matrix, tool: .fill(.nonZero),
        paint: .color(solid.color), origin: origin)
      return item.path.isEmpty ? [] : [.path(item)]
    case .image(let use):
      guard let asset = evaluator.images[use.image] else { return [] }
      return [
        .image(ImageItem(asset: asset, size: use.size, matrix: matrix, origin: origin))
      ]
    case .shapes:
      guard let shapes = state.prepared.shapes[index] else { return [] }
      return shapeItems(shapes, at: state.time.value, matrix: matrix)
    case .text:
      guard let text = state.prepared.texts[index] else { return [] }
      return textItems(text, at: state.time.value, matrix: matrix)
    }
  }

  private mutating func instanceItems(
    _ instance: Instance, at time: SceneTime, matrix: Matrix, inside space: SceneSpace? = nil
  ) -> [DisplayItem] {
    guard let definition = open(instance) else { return [] }
    openDefinitions.append(instance.definition)
    defer { openDefinitions.removeLast() }
    let items = items(
      of: definition, at: time.mapped(by: instance.timeMap, frameRate: evaluator.scene.frameRate),
      matrix: matrix, inside: space)
    // What is a part of the space around it has no plane that could be cut.
    return space == nil ? items.clipped(to: instance.clip, matrix) : items
  }
}

/// What a layer shows, and how far from the camera.
private struct DrawnLayer {
  var items: [DisplayItem]
  /// The distance; nothing for flat layers, which part the layers before from those behind.
  var depth: Double?

  /// The items of layers, of neighbours that a camera sees the farthest first.
  static func sorted(_ layers: [DrawnLayer]) -> [DisplayItem] {
    var result: [DisplayItem] = []
    var group: [(depth: Double, order: Int, items: [DisplayItem])] = []
    func flush() {
      group.sort { ($0.depth, $1.order) > ($1.depth, $0.order) }
      for member in group { result += member.items }
      group = []
    }
    for (order, layer) in layers.enumerated() {
      guard let depth = layer.depth else {
        flush()
        result += layer.items
        continue
      }
      // So that rounding does not change the order of layers at one distance.
      group.append(((depth * 1e6).rounded(), order, layer.items))
    }
    flush()
    return result
  }
}
