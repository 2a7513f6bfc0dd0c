internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// What the styles of one shape layer share while they are normalized.
struct ShapeSetting {
  let content: ShapeContent
  let evaluator: ShapeEvaluator
  /// Where they are drawn.
  var space: DrawingSpace

  /// The same for a part of them, which findings name.
  func part(_ source: String, _ name: String) -> ShapeSetting {
    var setting = self
    setting.space = space.part(source, name)
    return setting
  }

  /// The same inside of something that enlarges.
  func scaled(to scale: Double) -> ShapeSetting {
    var setting = self
    setting.space = DrawingSpace(bounds: space.bounds, scale: scale, place: space.place)
    return setting
  }
}

/// Turns the contents of shape layers into layers.
struct ShapeNormalizer {
  let sampler: TrackSampler
  let log: NormalizationLog
  /// What copies of repeaters may still become.
  let copyBudget: CopyBudget
  /// How transforms become layers.
  let transforms: TransformNormalizer
  /// How what styles draw along becomes playable.
  let outlines: OutlineNormalizer

  init(_ sampler: TrackSampler, log: NormalizationLog, _ copyBudget: CopyBudget) {
    self.sampler = sampler
    self.log = log
    self.copyBudget = copyBudget
    transforms = TransformNormalizer(sampler)
    outlines = OutlineNormalizer(sampler, log: log)
  }

  /// The layers that draw the contents of a shape layer, back to front.
  func layers(of content: ShapeContent, in space: DrawingSpace) -> [NormalizedLayer] {
    let setting = ShapeSetting(
      content: content, evaluator: ShapeEvaluator(content: content), space: space)
    return nodes(content.nodes, setting)
  }

  /// Groups are no deeper than import and the reader of scenes make them.
  private func nodes(_ nodes: [ShapeNode], _ setting: ShapeSetting) -> [NormalizedLayer] {
    nodes.flatMap { node -> [NormalizedLayer] in
      switch node {
      case .style(let style):
        return self.style(style, setting.part(style.source, style.name))
      case .group(let index, let children):
        guard setting.content.groups.indices.contains(index) else { return [] }
        return group(setting.content.groups[index], children, setting)
      }
    }
  }

  private func group(
    _ group: ShapeGroup, _ children: [ShapeNode], _ setting: ShapeSetting
  ) -> [NormalizedLayer] {
    guard !group.opacity.isAlways(0) else { return [] }
    let own = min(setting.space.scale * group.transform.maximumScale, Limits.largestScale)
    let inner = min(own * (group.repeater?.maximumScale ?? 1), Limits.largestScale)
    var layers = nodes(children, setting.scaled(to: inner))
    let space = setting.space.part(group.source, group.name)
    if let repeater = group.repeater, !layers.isEmpty {
      let inside = setting.space.part(group.source, group.name, scale: own)
      layers = copies(of: layers, repeater, name: group.name, in: inside)
    }
    guard !layers.isEmpty else { return [] }
    let isPlain =
      group.transform.changesNothing && group.opacity.isAlways(1) && group.blendMode == .normal
    if isPlain { return layers.map { $0.named(after: group) } }
    var result = transforms.nodes(
      group.transform, of: group.name, bounds: space.bounds, scale: space.scale)
    result.changeOuter { outer in
      outer.designerName = group.name
      outer.source = group.source
      sampler.setOpacity(group.opacity, &outer)
      outer.blendMode = log.blendMode(of: group.blendMode, group.name, space.place)
    }
    return [result.wrapping(layers)]
  }

  /// The layers of a fill or a stroke: one, or one for each path that is trimmed by itself.
  private func style(_ style: ShapeStyle, _ setting: ShapeSetting) -> [NormalizedLayer] {
    guard !style.opacity.isAlways(0) else { return [] }
    var layers: [NormalizedLayer]
    if case .fill = style.kind, let parts = setting.evaluator.mergedParts(of: style) {
      layers = parts.compactMap { layer(for: $0, of: style, setting) }
    } else {
      layers = outlines.outlines(of: style, setting).compactMap { layer(for: style, $0, setting) }
    }
    guard !layers.isEmpty else { return [] }
    let isPlain = style.opacity.isAlways(1) && style.blendMode == .normal
    if layers.count > 1, !isPlain {
      layers = [NormalizedLayer(name: style.name, bounds: setting.space.bounds, sublayers: layers)]
    }
    if layers.count == 1 {
      layers[0].designerName = style.name
      layers[0].source = style.source
      sampler.setOpacity(style.opacity, &layers[0])
      layers[0].blendMode = log.blendMode(of: style.blendMode, style.name, setting.space.place)
    }
    return layers
  }

  func layer(
    for style: ShapeStyle, _ outline: Outline, _ setting: ShapeSetting
  ) -> NormalizedLayer? {
    guard outline.isEverVisible else { return nil }
    switch style.paint {
    case .color(let color):
      return shapeLayer(style, outline, color: sampler.bounded(color), setting.space)
    case .gradient(let gradient):
      let mask = shapeLayer(style, outline, color: .constant(.black), setting.space)
      guard let mask else { return nil }
      return GradientNormalizer(sampler, log: log).layer(
        gradient, of: style, outline, mask, setting.space)
    }
  }

  /// A layer that draws an outline in one colour.
  private func shapeLayer(
    _ style: ShapeStyle, _ outline: Outline, color: Animated<Color>, _ space: DrawingSpace
  ) -> NormalizedLayer? {
    let end = color.value(at: sampler.endTime)
    var layer = NormalizedLayer(name: style.name, bounds: space.bounds)
    var tracks: [NormalizedTrack] = []
    if let track = outline.path.track {
      tracks.append(NormalizedTrack(property: .path, keys: .path(track)))
    }
    let path = outline.path.value(at: sampler.endTime)
    switch style.kind {
    case .fill(let rule):
      layer.content = .shape(NormalizedShape(path: path, style: .fill(end, rule)))
      if let track = color.track {
        tracks.append(NormalizedTrack(property: .fillColor, keys: .color(track)))
      }
      layer.tracks = tracks
    case .stroke(var stroke):
      if let width = stroke.width.constant, width <= 0 { return nil }
      bound(&stroke, scale: space.scale)
      layer.content = .shape(
        NormalizedShape(path: path, style: .stroke(end, self.stroke(stroke, outline, space.place))))
      if let track = color.track {
        tracks.append(NormalizedTrack(property: .strokeColor, keys: .color(track)))
      }
      layer.tracks = tracks
      layer.addTrack(.lineWidth, stroke.width)
      layer.addTrack(.miterLimit, stroke.miterLimit)
      if !stroke.dashes.isEmpty { layer.addTrack(.dashPhase, stroke.dashPhase) }
      layer.addTrack(.strokeStart, outline.start)
      layer.addTrack(.strokeEnd, outline.end)
      if let track = outline.isHidden {
        layer.tracks.append(NormalizedTrack(property: .isHidden, keys: .flag(track)))
        layer.isHidden = track.value(at: sampler.endTime)
      }
    }
    return layer
  }

  /// Keeps the numbers of a line where they have a meaning: a line of a width below 0 is none.
  private func bound(_ stroke: inout Stroke, scale: Double) {
    let most = Double.greatestFiniteMagnitude
    stroke.width = sampler.bounded(
      stroke.width, 0...most, tolerance: sampler.options.tolerance / 2 / scale, scale: scale)
    stroke.miterLimit = sampler.bounded(stroke.miterLimit, 1...most, tolerance: 0.01)
  }

  private func stroke(_ stroke: Stroke, _ outline: Outline, _ place: FindingPlace)
    -> NormalizedStroke
  {
    if stroke.dashes.contains(where: { $0.track != nil }) {
      log.report(
        .animatedDashes,
        "the lengths of the dashes stand still; animate their offset or the width instead",
        at: place.source, place.breadcrumb, outcome: .approximated(error: nil))
    }
    let dashes = stroke.dashes.map { $0.value(at: 0) }
    return NormalizedStroke(
      width: stroke.width.value(at: sampler.endTime), cap: stroke.cap, join: stroke.join,
      miterLimit: stroke.miterLimit.value(at: sampler.endTime),
      dashes: dashes.contains { $0 > 0 } && dashes.allSatisfy { $0 >= 0 } ? dashes : [],
      dashPhase: stroke.dashPhase.value(at: sampler.endTime),
      start: outline.start.value(at: sampler.endTime),
      end: outline.end.value(at: sampler.endTime))
  }
}

extension NormalizedLayer {
  /// What a style draws, with the name of the group that it stands in, where the style has none that
  /// a designer gave.
  fileprivate func named(after group: ShapeGroup) -> NormalizedLayer {
    guard !source.isEmpty, DefaultNames.contains(designerName), !DefaultNames.contains(group.name)
    else { return self }
    var layer = self
    layer.designerName = group.name
    return layer
  }
}
