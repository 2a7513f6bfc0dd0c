internal import PegbarBase
internal import PegbarDiagnostics
import PegbarGeometry
import PegbarScene

/// Collects the items of one frame.
struct FrameBuilder {
  let evaluator: SceneEvaluator
  /// The number of layers and styles that can still be drawn.
  private(set) var remaining: Int
  /// The number of vertices that can still be drawn, including all copies of a path.
  private var remainingVertices: Int
  /// The definitions that are being drawn, outermost first.
  private var openDefinitions: [String] = []
  /// `true` if content was dropped.
  var isTruncated = false
  /// The source paths of effects whose blur is drawn along incorrect axes.
  private(set) var turnedBlurs: Set<String> = []

  /// The layer whose content is being drawn.
  private(set) var origin = ItemOrigin()
  /// The numbers of the layers that are being drawn, outermost first (see `ItemOrigin.layers`).
  private var openLayers: [Int] = []
  /// The number of nested mattes that are being drawn.
  private var openMattes = 0
  /// The number of nested layers that are being drawn.
  private var depth: Int { openLayers.count }

  init(evaluator: SceneEvaluator) {
    self.evaluator = evaluator
    remaining = evaluator.limits.frameItems
    remainingVertices = evaluator.limits.frameVertices
  }

  /// Returns the items of a composition, back to front.
  mutating func items(
    of prepared: PreparedComposition, at time: SceneTime, matrix: Matrix,
    inside space: SceneSpace? = nil
  ) -> [DisplayItem] {
    var state = CompositionState(prepared, at: time, matrix: matrix, inside: space)
    return DrawnLayer.sorted(layers(in: &state))
  }

  /// Returns the items of the layers of a composition, in list order.
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

  /// Returns the layers of an instance that blend with those around it, or `nil` for other layers.
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

  /// Returns the definition of an instance, or `nil` inside of the definition itself.
  private func open(_ instance: Instance) -> PreparedComposition? {
    openDefinitions.contains(instance.definition)
      ? nil : evaluator.definitions[instance.definition]
  }

  /// Counts one more layer or style, and returns `true` if it is within the limit.
  mutating func takesOne() -> Bool { takes(1, of: \.remaining) }

  /// Counts an outline, which is drawn whole or not at all, and returns `true` if it is within the
  /// limit.
  mutating func takes(_ path: Path) -> Bool { takes(vertices: path.vertexCount) }

  /// Counts vertices of outlines, and returns `true` if they are within the limit.
  mutating func takes(vertices count: Int) -> Bool { takes(count, of: \.remainingVertices) }

  /// Counts a number of parts, and returns `true` if they are within the limit.
  private mutating func takes(
    _ count: Int, of available: WritableKeyPath<FrameBuilder, Int>
  ) -> Bool {
    guard count <= self[keyPath: available] else {
      isTruncated = true
      return false
    }
    self[keyPath: available] -= count
    return true
  }

  /// Returns the items of a layer, hidden or not: content, masks, effects, opacity, matte, and
  /// blend mode.
  ///
  /// This function calls itself through instances and mattes. To save stack space, whole layers and
  /// items are only used in functions that are not recursive.
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

  /// Returns items with a track matte applied.
  private mutating func matted(
    _ items: [DisplayItem], by matte: Matte, of index: Int, in state: inout CompositionState
  ) -> [DisplayItem] {
    matteAppearance(of: matte.source, for: index, in: &state)
      .map { items.matted(by: $0, mode: matte.mode) } ?? items
  }

  /// Returns items with the layer of an effect applied as their matte.
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

  /// Returns the items of a layer as the matte of another one, or `nil` if there is no matte.
  ///
  /// A missing layer hides nothing. In a cycle of mattes, the innermost one has none. Nested mattes
  /// double the work with each step, so each counts as many parts.
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
    // Content that is part of the surrounding space has no plane to clip.
    return space == nil ? items.clipped(to: instance.clip, matrix) : items
  }
}

/// The items of a layer, and its distance from the camera.
private struct DrawnLayer {
  var items: [DisplayItem]
  /// The distance, or `nil` for flat layers, which separate the layers in front from those behind.
  var depth: Double?

  /// Returns the items of layers, with neighbors in a camera view ordered from far to near.
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
      // Rounding errors must not change the order of layers at the same distance.
      group.append(((depth * 1e6).rounded(), order, layer.items))
    }
    flush()
    return result
  }
}
