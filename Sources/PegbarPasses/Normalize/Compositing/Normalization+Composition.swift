internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Where a layer stands while its composition is normalized.
struct LayerSetting {
  let composition: Composition
  /// The layers by id.
  let layers: [LayerID: Layer]
  /// The largest factor by which the composition is enlarged.
  let scale: Double
  /// Which times of the composition are ever shown.
  let shown: TimeRange
  /// Whether it is the composition that is shown, and not a definition.
  let isRoot: Bool
  /// Whether the layers stand in the space around the composition.
  let isInside: Bool
  /// The camera that sees the 3D layers.
  let camera: Layer?
  /// By how much the layers are enlarged that a camera sees.
  let magnification: Magnification
  /// By how much layers are enlarged by their parents.
  let parentScales: ParentScales

  /// The canvas.
  var bounds: Rect {
    Rect(
      x: 0, y: 0, width: max(composition.size.width, 1), height: max(composition.size.height, 1))
  }

  /// The largest factor by which what a layer does is enlarged: by its parents and around the
  /// composition.
  func scale(around layer: Layer) -> Double {
    let factor = parentScales.scale(around: layer) * magnification.largest(of: layer)
    return min(scale * factor, Limits.largestScale)
  }
}

extension Normalization {
  /// A composition as a tree of layers.
  func composition(
    _ source: Composition, scale: Double, shown: TimeRange, isRoot: Bool, isInside: Bool = false
  ) -> NormalizedComposition {
    let setting = LayerSetting(
      composition: source,
      layers: Dictionary(source.layers.map { ($0.id, $0) }) { first, _ in first }, scale: scale,
      shown: shown, isRoot: isRoot, isInside: isInside,
      camera: isInside ? nil : spatial.camera(of: source, shown: shown),
      magnification: Magnification(source), parentScales: ParentScales(source))
    var tree = PegTree()
    // Neighbouring layers that the camera sees.
    var stage: PegTree?
    for layer in source.layers where !layer.isHidden && !layer.isMatteSource {
      let pegs = self.parents(of: layer, setting)
      let view = spatial.view(of: layer, pegs, setting)
      let standsAlone = layer.matte != nil || layer.effects.contains { $0.matte != nil }
      let isPlain = !standsAlone && layer.blendMode == .normal
      let isShared = isPlain && (view != .turned || setting.isInside)
      let node =
        isShared ? node(for: layer, setting, view) : isolated(layer, pegs, setting, view)
      guard let node else { continue }
      if isShared, view == .seen {
        var open = stage ?? PegTree()
        open.add(node, under: pegs) { self.peg($0, setting, view) }
        stage = open
        continue
      }
      spatial.finish(&stage, in: &tree, setting)
      tree.add(node, under: isShared ? pegs : []) { self.peg($0, setting, view) }
    }
    spatial.finish(&stage, in: &tree, setting)
    var names = UniqueNames()
    var easing = EaseBakedKeys(definitions)
    var layers = easing.applied(to: tree.finished(), scale: scale)
    for index in layers.indices { layers[index].makeNamesUnique(&names) }
    return NormalizedComposition(
      id: source.id, name: source.name, size: source.size, layers: layers,
      transactions: source.transactions)
  }

  /// As so many count parents in space, which become a level for each axis.
  private static let levelsInSpace = 5

  /// The parents of a layer, outermost first.
  private func parents(of layer: Layer, _ setting: LayerSetting) -> [Layer] {
    var pegs: [Layer] = []
    var seen: Set<LayerID> = [layer.id]
    var next = layer.transformParent
    var levels = 0
    while let id = next, seen.insert(id).inserted, let parent = setting.layers[id] {
      levels += parent.transform.space == nil ? 1 : Self.levelsInSpace
      guard levels <= options.limits.parentDepth else {
        report(
          .parentDepth,
          "'\(layer.name)' has more than \(pegs.count) parents in a row (limit parent-depth)",
          at: layer.source, [setting.composition.name, layer.name],
          outcome: .approximated(error: nil))
        break
      }
      pegs.append(parent)
      next = parent.transformParent
    }
    return pegs.reversed()
  }

  /// An empty layer that moves like a parent.
  private func peg(
    _ layer: Layer, _ setting: LayerSetting, _ view: LayerView
  ) -> TransformNodes {
    let scale = setting.scale(around: layer)
    switch view {
    case .flat:
      var nodes = transforms.nodes(
        layer.transform, of: layer.name, bounds: setting.bounds, scale: scale)
      if case .empty = layer.content, !nodes.layers.isEmpty {
        // Nothing else stands for a null.
        nodes.layers[0].designerName = layer.designerName
        nodes.layers[0].source = layer.source
      }
      return nodes
    case .turned, .seen:
      var nodes = transforms.spatialNodes(
        layer.transform, of: layer.name, bounds: setting.bounds, scale: scale)
      for index in nodes.layers.indices {
        nodes.layers[index].keepsDepth = true
        nodes.layers[index].designerName = layer.designerName
        nodes.layers[index].source = layer.source
      }
      spatial.reportMirrored(nodes, of: layer, setting)
      return nodes
    }
  }

  /// A layer with its own copy of its parents, its matte and its blend mode around it.
  private func isolated(
    _ layer: Layer, _ pegs: [Layer], _ setting: LayerSetting, _ view: LayerView
  ) -> NormalizedLayer? {
    guard var node = node(for: layer, setting, view) else { return nil }
    parentCopies += pegs.count
    guard parentCopies <= options.limits.parentCopies else {
      report(
        .parentDepth, "more than \(options.limits.text(\.parentCopies)) of parents would be needed",
        at: layer.source, [setting.composition.name, layer.name], outcome: .dropped)
      return nil
    }
    for peg in pegs.reversed() { node = self.peg(peg, setting, view).wrapping([node]) }
    switch view {
    case .flat: break
    case .turned:
      spatial.reportFlattened(layer, setting)
      node = spatial.plane([node], of: layer.name, setting)
    case .seen: node = spatial.stage([node], setting)
    }
    for matte in mattes(of: layer, setting) {
      guard let source = setting.layers[matte.source] else { continue }
      let use = MatteUse(composition: setting.composition.id, layer: layer.id)
      // In a circle of mattes the innermost layer has none. Import has cut those of track mattes.
      guard openMattes.insert(use).inserted else {
        report(
          .matteCycle, "the Set Matte of '\(layer.name)' leads back to the layer itself",
          at: layer.source, [setting.composition.name, layer.name],
          outcome: .approximated(error: nil))
        return node
      }
      defer { openMattes.remove(use) }
      if openMattes.count > 1 { nestedMattes += 1 }
      guard openMattes.count <= options.limits.matteDepth,
        nestedMattes <= options.limits.nestedMattes
      else {
        report(
          .matteDepth,
          """
          '\(layer.name)' needs more than \(options.limits.text(\.matteDepth)) in a row, or all need \
          more than \(options.limits.text(\.nestedMattes))
          """,
          at: layer.source, [setting.composition.name, layer.name], outcome: .dropped)
        return node
      }
      let mask = mask(by: matte, source, for: layer, setting)
      node = NormalizedLayer(
        name: "\(layer.name) matted", bounds: setting.bounds, mask: mask, sublayers: [node])
    }
    node.blendMode = log.blendMode(
      of: layer.blendMode, layer.name, FindingPlace(layer, in: setting))
    return node
  }

  /// The mattes of a layer: that of an effect, then its own.
  ///
  /// Each is built anew, and each may have mattes itself, so only the first effect counts.
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

  /// Says what is not played of effects that are mattes.
  private func reportMattes(of layer: Layer, _ setting: LayerSetting) {
    guard let first = layer.effects.firstIndex(where: { $0.matte != nil }) else { return }
    let place = FindingPlace(layer, in: setting)
    for effect in layer.effects[(first + 1)...] {
      let part = place.part(effect.source, effect.name)
      switch effect.kind {
      case .matte:
        report(
          .effectSetMatte,
          "only the first Set Matte of '\(layer.name)' counts, so '\(effect.name)' is left out; use "
            + "a Track Matte", at: part.source, part.breadcrumb, outcome: .dropped)
      case .dropShadow, .stroke, .transform:
        report(
          .effectSetMatte,
          "the matte also cuts what '\(effect.name)' draws; put it before Set Matte",
          at: part.source, part.breadcrumb, outcome: .approximated(error: nil))
      case .fill, .tint, .tritone, .levels, .blur, .innerShadow, .outline:
        // Not drawn, or the same before a matte and after it.
        continue
      }
    }
  }

  /// The layers that decide where a layer shows, in the space of the composition.
  private func mask(
    by matte: MatteEffect, _ source: Layer, for layer: Layer, _ setting: LayerSetting
  ) -> NormalizedMask {
    let pegs = self.parents(of: source, setting)
    let content =
      isolated(source, pegs, setting, spatial.view(of: source, pegs, setting)).map { [$0] } ?? []
    let place = FindingPlace(layer, in: setting)
    var layers = content
    switch matte.channel {
    case .alpha: break
    case .red, .green, .blue, .luminance:
      let coverage = ColorToAlpha(matte.channel)
      layers = content.map { coverage.applied(to: $0) }
      if coverage.isApproximate || coverage.count > 1 {
        report(
          .lumaMatte,
          "the luma matte of '\(layer.name)' works by opacity; use an Alpha Matte instead",
          at: place.source, place.breadcrumb, outcome: .approximated(error: nil))
      }
    }
    if matte.isInverted { reportInverted(layer, place) }
    return NormalizedMask(mode: matte.isInverted ? .alphaInverted : .alpha, layers: layers)
  }

  private func reportInverted(_ layer: Layer, _ place: FindingPlace) {
    report(
      .invertedMatte, "the inverted matte of '\(layer.name)' uses a compositing filter",
      at: place.source, place.breadcrumb, outcome: .kept)
  }
}

extension BlendMode {
  /// What After Effects calls the mode.
  var title: String {
    switch self {
    case .normal: "Normal"
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "Color Dodge"
    case .colorBurn: "Color Burn"
    case .hardLight: "Hard Light"
    case .softLight: "Soft Light"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    case .add: "Add"
    case .hardMix: "Hard Mix"
    }
  }
}
