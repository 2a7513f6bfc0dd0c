internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// The context of a layer while its composition is normalized.
struct LayerSetting {
  let composition: Composition
  /// The layers, by ID.
  let layers: LayersByID
  /// `true` if there are 3D layers.
  let isSpatial: Bool
  /// The maximum scale of the composition.
  let scale: Double
  /// The times at which the composition is shown.
  let shown: TimeRange
  /// `true` for the main composition, `false` for a definition.
  let isRoot: Bool
  /// `true` if the layers are in the space around the composition.
  let isInside: Bool
  /// The camera that sees the 3D layers.
  let camera: Layer?
  /// The magnification of layers that a camera sees.
  let magnification: Magnification
  /// The scale of layers by their parents.
  let parentScales: ParentScales

  /// The canvas.
  var bounds: Rect {
    Rect(x: 0, y: 0, width: max(composition.size.width, 1), height: max(composition.size.height, 1))
  }

  /// Returns the subject of findings about a layer.
  func place(of layer: Layer) -> FindingSubject {
    FindingSubject(source: layer.source, breadcrumb: [composition.name, layer.name])
  }

  /// Returns the IDs of the parents of a layer, outermost first; a cycle ends.
  ///
  /// Layers are large, and a chain of parents occurs again for each layer in it.
  func parents(of layer: Layer) -> [LayerID] {
    var parents: [LayerID] = []
    var seen: Set = [layer.id]
    var next = layer.transformParent
    while let id = next, seen.insert(id).inserted, layers.contains(id) {
      parents.append(id)
      next = layers.parent(of: id)
    }
    parents.reverse()
    return parents
  }

  /// Returns the maximum scale around a layer, by its parents and around the composition.
  func scale(around layer: Layer) -> Double {
    let factor = parentScales.scale(around: layer) * magnification.largest(of: layer)
    return min(scale * factor, Limits.largestScale)
  }
}

extension Normalization {
  /// Returns a composition as a tree of layers.
  func composition(
    _ source: Composition, isRoot: Bool = false, isInside: Bool = false
  ) -> NormalizedComposition {
    let source = shortened(source)
    let scale = isRoot ? 1 : definitions.scale(of: source.id)
    let shown = isRoot ? TimeRange(start: 0, end: scene.duration) : shownTimes[source.id]
    let layersByID = LayersByID(source)
    let setting = LayerSetting(
      composition: source, layers: layersByID,
      isSpatial: source.layers.contains { $0.transform.space != nil }, scale: scale, shown: shown,
      isRoot: isRoot, isInside: isInside,
      camera: isInside ? nil : spatial.camera(of: source, shown: shown),
      magnification: Magnification(source, layersByID),
      parentScales: ParentScales(source, layersByID))
    var tree = CarrierTree()
    // Neighboring layers that the camera sees.
    var stage: CarrierTree?
    for layer in source.layers
    where !layer.isHidden && !layer.isMatteSource && !Cancellation.isRequested {
      let carriers = setting.parents(of: layer)
      let view = spatial.view(of: layer, carriers, setting)
      let standsAlone = layer.matte != nil || layer.effects.contains { $0.matte != nil }
      let isPlain = !standsAlone && layer.blendMode == .normal
      let isShared = isPlain && (view != .turned || setting.isInside)
      let node =
        isShared ? node(for: layer, setting, view) : isolated(layer, carriers, setting, view)
      let shared = view == .seen ? stage?.sharedCount(of: carriers) : tree.sharedCount(of: carriers)
      let more = isShared ? carriers.count - (shared ?? 0) : 0
      guard let node, takes(more, parentsOf: layer, setting) else {
        passOverPicture(of: layer)
        continue
      }
      if isShared, view == .seen {
        stage = stage ?? CarrierTree()
        stage?.add(node, under: carriers) { carrier($0, setting, view) }
        continue
      }
      spatial.finish(&stage, in: &tree, setting)
      tree.add(node, under: isShared ? carriers : []) { carrier($0, setting, view) }
    }
    spatial.finish(&stage, in: &tree, setting)
    var easing = EaseBakedKeys(definitions)
    var layers = tree.finished()
    layers.changeEach { easing.apply(to: &$0, scale: scale) }
    layers.makeNamesUnique()
    return NormalizedComposition(
      id: source.id, name: source.name, size: source.size, layers: layers,
      transactions: source.transactions)
  }

  /// Marks the content of a layer as invisible; its transform may still move other layers.
  private func passOverPicture(of layer: Layer) {
    sampler.parameters.passOver(contentOfLayer: layer.source)
  }

  /// Returns a composition without chains of parents beyond the limit, and reports them.
  private func shortened(_ source: Composition) -> Composition {
    let (result, cut) = ParentChains(limit: options.limits.parentDepth).shortened(source)
    for index in cut {
      let layer = source.layers[index]
      log.report(
        .parentDepth,
        "'\(layer.name)' loses its parent: the chain has more than "
          + options.limits.text(\.parentDepth),
        at: FindingSubject(source: layer.source, breadcrumb: [source.name, layer.name]))
    }
    return result
  }

  /// Returns `true` if the limit allows some more layers for parents; reports a layer that exceeds
  /// it.
  private func takes(_ count: Int, parentsOf layer: Layer, _ setting: LayerSetting) -> Bool {
    // A layer without parents of its own exceeds nothing.
    guard count > 0 else { return true }
    parentCopies += count
    guard parentCopies > options.limits.parentCopies else { return true }
    log.report(
      .parentDepth, "'\(layer.name)' exceeds \(options.limits.text(\.parentCopies)) for parents",
      at: setting.place(of: layer), outcome: .dropped)
    return false
  }

  /// Returns an empty layer that moves like a parent.
  private func carrier(
    _ parent: LayerID, _ setting: LayerSetting, _ view: LayerView
  ) -> TransformNodes? {
    guard let layer = setting.layers[parent] else { return nil }
    var nodes = nodes(of: layer, bounds: setting.bounds, setting, view)
    switch view {
    case .flat:
      // No other layer represents a null.
      if case .empty = layer.content { nodes.changeOuter(layer.mark) }
    case .turned, .seen:
      nodes.layers.changeEach { node in
        node.keepsDepth = true
        layer.mark(&node)
      }
      if nodes.layers.contains(where: \.mirrorsAsItMoves) {
        log.report(
          .spaceMirrored, "'\(layer.name)' mirrors its child layers while it moves",
          at: setting.place(of: layer))
      }
    }
    return nodes
  }

  /// Returns the layers that move their content like a layer does.
  func nodes(
    of layer: Layer, bounds: Rect, _ setting: LayerSetting, _ view: LayerView
  ) -> TransformNodes {
    let scale = setting.scale(around: layer)
    return switch view {
    case .flat:
      transforms.nodes(
        layer.transform, of: layer.name, bounds: bounds, scale: scale, source: layer.transformSource
      )
    case .turned, .seen:
      transforms.spatialNodes(
        layer.transform, of: layer.name, bounds: bounds, scale: scale, source: layer.transformSource
      )
    }
  }

  /// Returns a layer in its own copy of its parents, with its matte and its blend mode.
  private func isolated(
    _ layer: Layer, _ carriers: [LayerID], _ setting: LayerSetting, _ view: LayerView
  ) -> NormalizedLayer? {
    guard var node = node(for: layer, setting, view) else { return nil }
    guard takes(carriers.count, parentsOf: layer, setting) else { return nil }
    for parent in carriers.reversed() {
      node = carrier(parent, setting, view)?.wrapping([node]) ?? node
    }
    switch view {
    case .flat: break
    case .turned:
      spatial.reportFlattened(layer, setting)
      node = spatial.plane([node], of: layer.name, setting)
    case .seen: node = spatial.stage([node], setting)
    }
    for matte in mattes(of: layer, setting) {
      guard let source = setting.layers[matte.source] else { continue }
      let use = LayerAddress(composition: setting.composition.id, id: layer.id)
      // A cycle ends at its innermost layer. Only Set Matte has cycles here.
      guard openMattes.insert(use).inserted else {
        log.report(
          .matteCycle, "the Set Matte effect of '\(layer.name)' refers back to the layer itself",
          at: setting.place(of: layer))
        return node
      }
      defer { openMattes.remove(use) }
      if openMattes.count > 1 { nestedMattes += 1 }
      guard openMattes.count <= options.limits.matteDepth,
        nestedMattes <= options.limits.nestedMattes
      else {
        log.report(
          .matteDepth,
          """
          '\(layer.name)' has a chain of more than \(options.limits.text(\.matteDepth)), or the \
          scene applies more than \(options.limits.text(\.nestedMattes)) to other mattes
          """,
          at: setting.place(of: layer), outcome: .dropped)
        return node
      }
      let mask = mask(by: matte, source, for: layer, setting)
      node = NormalizedLayer(
        name: "\(layer.name) matted", bounds: setting.bounds, mask: mask, sublayers: [node])
    }
    node.blendMode = log.blendMode(of: layer.blendMode, layer.name, setting.place(of: layer))
    return node
  }

  /// Returns the mattes of a layer: that of an effect, then its own.
  ///
  /// Each matte is built separately and may have mattes itself, so only the first effect is used.
  private func mattes(of layer: Layer, _ setting: LayerSetting) -> [MatteEffect] {
    let own = layer.effects.compactMap(\.matte).prefix(1)
    reportMattes(of: layer, setting)
    guard let matte = layer.matte else { return Array(own) }
    let effect =
      switch matte.mode {
      case .alpha: MatteEffect(source: matte.source)
      case .alphaInverted: MatteEffect(source: matte.source, isInverted: true)
      case .luma: MatteEffect(source: matte.source, channel: .luminance)
      case .lumaInverted:
        MatteEffect(source: matte.source, channel: .luminance, isInverted: true)
      }
    return own + [effect]
  }

  /// Reports effects after a Set Matte that are ignored or approximated.
  private func reportMattes(of layer: Layer, _ setting: LayerSetting) {
    guard let first = layer.effects.firstIndex(where: { $0.matte != nil }) else { return }
    let place = setting.place(of: layer)
    for effect in layer.effects[(first + 1)...] {
      let part = place.part(effect.source, effect.name)
      switch effect.kind {
      case .matte:
        log.report(
          .effectSetMatte,
          "only the first Set Matte of '\(layer.name)' is applied; '\(effect.name)' is ignored",
          at: part, outcome: .dropped)
      case .dropShadow, .stroke, .transform:
        log.report(
          .effectSetMatte,
          "the matte also clips the result of '\(effect.name)'; move this effect before Set Matte",
          at: part)
      case .color, .blur, .innerShadow, .outline:
        // Not drawn, or the same before and after a matte.
        continue
      }
    }
  }

  /// Returns the layers that determine the visible area of a layer, in the space of the
  /// composition.
  private func mask(
    by matte: MatteEffect, _ source: Layer, for layer: Layer, _ setting: LayerSetting
  ) -> NormalizedMask {
    let carriers = setting.parents(of: source)
    var layers =
      isolated(source, carriers, setting, spatial.view(of: source, carriers, setting)).map { [$0] }
      ?? []
    let place = setting.place(of: layer)
    switch matte.channel {
    case .alpha: break
    case .red, .green, .blue, .luminance:
      let coverage = ColorToAlpha(matte.channel)
      layers.changeEach(coverage.apply)
      sampler.parameters.loseColors(of: &layers)
      if coverage.isApproximate {
        log.report(
          .lumaMatte,
          "the luma matte of '\(layer.name)' is approximated by opacity",
          at: place)
      }
    }
    if matte.isInverted {
      log.report(
        .invertedMatte, "the inverted matte of '\(layer.name)' uses a compositing filter",
        at: place, outcome: .kept)
    }
    return NormalizedMask(mode: matte.isInverted ? .alphaInverted : .alpha, layers: layers)
  }
}

extension Layer {
  /// The JSON path of the transform.
  var transformSource: String { ParameterTarget.transform(ofLayer: source) }

  /// Marks a layer of the result as originating from this layer.
  func mark(_ node: inout NormalizedLayer) {
    node.designerName = designerName
    node.source = source
  }
}
