internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarScene

/// Drops layers that are never visible, and definitions that no layer shows.
///
/// Parents of visible layers are kept without their content. Mattes of visible layers are kept
/// completely. Layers that are empty because import dropped their content are removed without a
/// finding: the loss is already reported, and they should not be deleted in the source.
struct DropUnseen {
  let log: FindingLog
  /// The layers that lost content during import.
  private let incomplete: IncompleteLayers
  /// The properties of the source that parameters set.
  private var parameters = ParameterSources([])

  private let ignoredExpressions: IgnoredExpressions

  init(log: FindingLog) {
    self.log = log
    ignoredExpressions = IgnoredExpressions(log.findings)
    incomplete = IncompleteLayers(log.findings)
  }

  func apply(to scene: inout Scene) {
    var pass = self
    pass.parameters = ParameterSources(scene.parameters)
    pass.drop(from: &scene)
  }

  private func drop(from scene: inout Scene) {
    let empty = emptyDefinitions(of: scene)
    let partial = incomplete.definitions(of: scene)
    for composition in [scene.root] + scene.definitions {
      scene.lostLayers.value += composition.layers.filter { layer in
        layer.lostSize.value != nil && !layer.isHidden && !layer.isMatteSource
      }
    }
    drop(&scene.root, during: TimeRange(start: 0, end: scene.duration), empty, partial)
    scene.definitions.changeEach { drop(&$0, during: nil, empty, partial) }
    let reached = reachedDefinitions(of: scene)
    scene.definitions.removeAll { !reached.contains($0.id) }
  }

  /// Returns the IDs of definitions in which nothing is drawn, found from the innermost outward.
  private func emptyDefinitions(of scene: Scene) -> Set<String> {
    DefinitionOrder(scene).innermostFirst.reduce(into: []) { empty, definition in
      if !definition.layers.contains(where: { isDrawn($0, during: nil, empty) }) {
        empty.insert(definition.id)
      }
    }
  }

  private func isDrawn(_ layer: Layer, during window: TimeRange?, _ empty: Set<String>) -> Bool {
    guard !layer.isHidden, !layer.isMatteSource, isThere(layer, during: window),
      !layer.opacity.isAlways(0) || parameters.isBound(.opacity(of: layer.transformSource))
        || ignoredExpressions.setOpacity(of: layer)
    else { return false }
    if layer.paintsByEffects { return true }
    switch layer.content {
    case .empty, .camera: return false
    case .solid, .image, .text: return true
    case .shapes(let shapes): return !shapes.nodes.isEmpty
    case .instance(let instance): return !empty.contains(instance.definition)
    }
  }

  private func drop(
    _ composition: inout Composition, during window: TimeRange?, _ empty: Set<String>,
    _ partial: Set<String>
  ) {
    let layers = LayersByID(composition)
    var seen: Set<LayerID> = []
    var pending = composition.layers.indices
      .filter { isDrawn(composition.layers[$0], during: window, empty) }
      .map { composition.layers[$0].id }
    // A matte is required by each layer that uses it, and may have a matte itself.
    while let id = pending.popLast() {
      guard seen.insert(id).inserted, let layer = layers[id] else { continue }
      let mattes = [layer.matte?.source] + layer.effects.map { $0.matte?.source }
      pending += mattes.compactMap(\.self)
    }
    // Cameras are required if there are layers that they see.
    if seen.contains(where: { layers[$0]?.transform.space != nil }) {
      let cameras = composition.layers.filter { layer in
        guard case .camera = layer.content, !layer.isHidden else { return false }
        return isThere(layer, during: window)
      }
      seen.formUnion(cameras.map(\.id))
    }
    guard !composition.layers.allSatisfy({ seen.contains($0.id) }) else { return }
    var carriers: Set<LayerID> = []
    for id in seen {
      var current = layers.parent(of: id)
      while let parent = current, carriers.insert(parent).inserted {
        current = layers.parent(of: parent)
      }
    }
    composition.layers = composition.layers.compactMap { layer in
      if seen.contains(layer.id) { return layer }
      guard carriers.contains(layer.id) else {
        if !isEmptied(layer, empty, partial) { reportDropped(layer, in: composition) }
        return nil
      }
      return carrier(layer)
    }
  }

  /// Returns `true` if the time span of a layer overlaps a window.
  private func isThere(_ layer: Layer, during window: TimeRange?) -> Bool {
    guard layer.window.start < layer.window.end else { return false }
    guard let window else { return true }
    return layer.window.start < window.end && layer.window.end > window.start
  }

  /// Returns a layer with only its transform.
  private func carrier(_ layer: Layer) -> Layer {
    var layer = layer
    layer.content = .empty
    layer.opacity = .constant(1)
    layer.masks = []
    layer.effects = []
    layer.matte = nil
    layer.blendMode = .normal
    return layer
  }

  /// Returns `true` if a layer may be empty because import dropped part of it.
  private func isEmptied(_ layer: Layer, _ empty: Set<String>, _ partial: Set<String>) -> Bool {
    switch layer.content {
    case .shapes(let shapes): shapes.nodes.isEmpty && incomplete.contain(layer)
    case .instance(let instance):
      empty.contains(instance.definition) && partial.contains(instance.definition)
    case .empty, .camera, .solid, .image, .text: false
    }
  }

  private func reportDropped(_ layer: Layer, in composition: Composition) {
    // Nulls, cameras, and layers that import already dropped draw nothing.
    switch layer.content {
    case .empty, .camera: return
    case .solid, .image, .shapes, .text, .instance: break
    }
    log.add(
      Finding(
        .unseenDropped, "the layer is never visible and is dropped",
        at: FindingSubject(source: layer.source, breadcrumb: [composition.name, layer.name]),
        outcome: .kept))
  }

  private func reachedDefinitions(of scene: Scene) -> Set<String> {
    let definitions = scene.definitions.keyed(by: \.id)
    var reached: Set<String> = []
    var pending = [scene.root]
    while let composition = pending.popLast() {
      for id in composition.shownDefinitions where reached.insert(id).inserted {
        if let definition = definitions[id] { pending.append(definition) }
      }
    }
    return reached
  }
}

/// The layers that lost content during import.
struct IncompleteLayers {
  /// The JSON paths of the layers.
  private let sources: Set<String>

  /// Collects the layers from findings.
  init(_ findings: [Finding]) {
    let dropped = findings.filter { $0.outcome == .dropped }
    sources = Set(dropped.compactMap { $0.path.layer?.description })
  }

  /// Returns `true` if part of a layer was dropped.
  func contain(_ layer: Layer) -> Bool { sources.contains(layer.source) }

  /// Returns the IDs of the definitions in which something was dropped, at any depth.
  func definitions(of scene: Scene) -> Set<String> {
    guard !sources.isEmpty else { return [] }
    return DefinitionOrder(scene).innermostFirst.reduce(into: []) { result, definition in
      if definition.layers.contains(where: contain)
        || definition.shownDefinitions.contains(where: result.contains)
      {
        result.insert(definition.id)
      }
    }
  }
}

extension JSONPath {
  /// The layer that contains the location, or `nil` for a location outside of layers.
  var layer: JSONPath? {
    for (key, index) in zip(steps.indices, steps.indices.dropFirst()) {
      if steps[key] == .key("layers"), case .index = steps[index] {
        return JSONPath(Array(steps[...index]))
      }
    }
    return nil
  }
}
