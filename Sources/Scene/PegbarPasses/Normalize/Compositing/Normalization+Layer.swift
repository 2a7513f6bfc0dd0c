internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

extension Normalization {
  /// Returns one layer with its own transform, opacity, window, and masks, or `nil` if nothing is
  /// drawn.
  func node(for layer: Layer, _ setting: LayerSetting, _ view: LayerView) -> NormalizedLayer? {
    let inside = DrawingSpace(
      bounds: setting.bounds,
      scale: min(
        setting.scale(around: layer) * layer.contentScale, Limits.largestScale),
      place: setting.place(of: layer))
    guard
      let content = content(of: layer, setting, inside, view)
        // An effect also paints on an empty picture.
        ?? (layer.paintsByEffects ? DrawnContent(bounds: setting.bounds) : nil)
    else { return nil }
    var nodes = nodes(of: layer, bounds: content.bounds, setting, view)
    let space = DrawingSpace(bounds: content.bounds, scale: inside.scale, place: inside.place)
    let drawn = NormalizedLayer(
      name: "\(layer.name) picture", content: content.content, bounds: content.bounds,
      clipsToBounds: content.clips,
      mask: MaskNormalizer(sampler: sampler, log: log).mask(layer.effectiveMasks, in: space),
      sublayers: content.sublayers)
    let picture = effects.picture(drawn, with: layer.effects, in: space)
    nodes.changeInner { inner in
      inner.keepsDepth = content.keepsDepth
      guard picture.isPlain else { return inner.sublayers.append(picture.layer) }
      inner.content = picture.layer.content
      inner.clipsToBounds = picture.layer.clipsToBounds
      inner.shadow = picture.layer.shadow
      inner.sublayers = picture.layer.sublayers
      inner.tracks += picture.layer.tracks
      inner.mask = picture.layer.mask
    }
    show(layer, &nodes, setting, view)
    return nodes.wrapping([])
  }

  /// Names the resulting layers, and adds their opacity and visibility.
  private func show(
    _ layer: Layer, _ nodes: inout TransformNodes, _ setting: LayerSetting, _ view: LayerView
  ) {
    func fade(_ node: inout NormalizedLayer) {
      sampler.setOpacity(layer.opacity, &node)
      sampler.parameters.bind(
        .opacity, of: &node, to: .opacity(of: layer.transformSource), layer.opacity.constant)
      setVisibility(of: layer, &node, setting)
    }
    switch view {
    case .flat:
      nodes.changeOuter(layer.mark)
      nodes.changeOuter(fade)
    case .turned, .seen:
      nodes.layers.changeEach(layer.mark)
      // The layers around it keep depth, so they cannot be faded as a whole.
      nodes.changeInner(fade)
    }
  }

  /// The drawn content of a layer, in its own space.
  struct DrawnContent {
    var content: NormalizedContent = .none
    var bounds: Rect
    var clips = false
    var keepsDepth = false
    var sublayers: [NormalizedLayer] = []
  }

  private func content(
    of layer: Layer, _ setting: LayerSetting, _ space: DrawingSpace, _ view: LayerView
  ) -> DrawnContent? {
    switch layer.content {
    case .empty, .camera:
      return nil
    case .solid(let solid):
      guard solid.size.width > 0, solid.size.height > 0 else { return nil }
      return DrawnContent(content: .color(solid.color), bounds: Self.bounds(of: solid.size))
    case .image(let use):
      return DrawnContent(content: .image(use.image), bounds: Self.bounds(of: use.size))
    case .shapes(let content):
      let layers = shapes.layers(of: content, in: space)
      return layers.isEmpty ? nil : DrawnContent(bounds: setting.bounds, sublayers: layers)
    case .text(let text):
      var letters = TextNormalizer(text, fonts: fonts, in: space, sampler, log: log)
      var layers = letters.layers()
      bindText(of: &layers, to: layer, text)
      systemFonts.formUnion(letters.systemFonts)
      return layers.isEmpty ? nil : DrawnContent(bounds: setting.bounds, sublayers: layers)
    case .instance(let instance):
      var instance = instance
      let isFree = layer.effectiveMasks.isEmpty && layer.effects.isEmpty
      instance.keepsDepth = instance.keepsDepth && view != .flat && isFree
      return self.instance(instance, space.place)
    }
  }

  /// Binds a line of text to a text parameter.
  private func bindText(of layers: inout [NormalizedLayer], to layer: Layer, _ text: TextContent) {
    guard layers.count == 1, case .text(let line) = layers[0].content,
      let document = text.document.constant, document.box == nil, document.text == line.string
    else { return }
    sampler.parameters.bind(
      .text, of: &layers[0], to: .text(of: layer.source), Parameter.Value.text(line.string))
  }

  /// Returns a rectangle at the origin that is never empty.
  private static func bounds(of size: Size) -> Rect {
    Rect(x: 0, y: 0, width: max(size.width, 0.001), height: max(size.height, 0.001))
  }

  /// Shows the layer only in its window, by a flag that jumps.
  private func setVisibility(
    of layer: Layer, _ node: inout NormalizedLayer, _ setting: LayerSetting
  ) {
    let window = layer.window
    // The source of a matte may end before it begins.
    guard window.start < window.end else {
      node.isHidden = true
      return
    }
    let isOverAtEnd = window.end < setting.shown.end
    let span = TimeRange(
      start: window.start > setting.shown.start ? window.start : -.infinity,
      end: isOverAtEnd ? window.end : .infinity)
    guard let track = Track.hiding(outside: [span]) else { return }
    node.isHidden = setting.isRoot && isOverAtEnd
    node.addTrack(.isHidden, track)
  }

  // MARK: Instances

  private func instance(_ instance: Instance, _ place: FindingSubject) -> DrawnContent? {
    addDefinition(instance.definition)
    let spatialID = instance.keepsDepth ? spatialIDs[instance.definition] : nil
    let id = spatialID ?? instance.definition
    guard let definition = definitions[id] else { return nil }
    let size = instance.clip ?? definition.size
    var drawn = DrawnContent(
      bounds: Self.bounds(of: size), clips: instance.clip != nil && spatialID == nil,
      keepsDepth: spatialID != nil)
    let map = instance.timeMap
    if map.remap == nil, map.rate > 0 {
      drawn.content = .instance(id, begin: map.begin, rate: map.rate)
      return drawn
    }
    guard let times = TimeFunction(map, budget: definitions.effort),
      let copy = definitions.copy(of: id, times: times)
    else {
      definitions.reportMissingCopy(for: definition.name, at: place)
      return nil
    }
    log.report(
      .definitionCopied,
      "'\(definition.name)' was copied, and its keyframes were retimed for this layer",
      at: place, outcome: .kept)
    drawn.content = .instance(copy, begin: 0, rate: 1)
    return drawn
  }
}

extension Track<Bool> {
  /// Returns a flag that has a sequence of values, with a keyframe at each change.
  static func jumping(_ values: [(time: Double, value: Bool)]) -> Track<Bool> {
    var keys: [Key<Bool>] = []
    for (time, value) in values where value != keys.last?.value {
      keys.append(Key(time: time, value: value, curve: .hold))
    }
    return Track(keys)
  }

  /// Returns a flag that hides something outside of ascending time spans, or `nil` if it is always
  /// shown.
  static func hiding(outside spans: [TimeRange]) -> Track<Bool>? {
    guard let first = spans.first, let last = spans.last else { return nil }
    if spans.count == 1, first.start == -.infinity, last.end == .infinity { return nil }
    let isHiddenBefore = first.start > -.infinity
    let before = min(0, isHiddenBefore ? first.start : first.end) - 1
    var keys = [Key(time: before, value: isHiddenBefore, curve: .hold)]
    for span in spans {
      keys.append(Key(time: span.start, value: false, curve: .hold))
      keys.append(Key(time: span.end, value: true, curve: .hold))
    }
    return Track(keys.filter(\.time.isFinite))
  }
}
