internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// The context that the styles of one shape layer share during normalization.
struct ShapeSetting {
  let content: ShapeContent
  let evaluator: ShapeEvaluator
  /// The space in which they are drawn.
  var space: DrawingSpace

  /// Returns the same context for a part that findings name.
  func part(_ source: String, _ name: String) -> ShapeSetting {
    ShapeSetting(content: content, evaluator: evaluator, space: space.part(source, name))
  }
}

/// Converts the contents of shape layers to layers.
struct ShapeNormalizer {
  let sampler: TrackSampler
  let log: NormalizationLog
  /// The budget left for copies of repeaters.
  let copyBudget: WorkBudget
  /// The properties of the source that parameters set.
  var parameters: ParameterSources { sampler.parameters }
  /// The normalizer for transforms.
  var transforms: TransformNormalizer { TransformNormalizer(sampler: sampler) }
  /// The normalizer for outlines.
  var outlines: OutlineNormalizer { OutlineNormalizer(sampler: sampler, log: log) }

  /// Returns the layers that draw the contents of a shape layer, back to front.
  func layers(of content: ShapeContent, in space: DrawingSpace) -> [NormalizedLayer] {
    let setting = ShapeSetting(
      content: content, evaluator: ShapeEvaluator(content: content), space: space)
    return nodes(content.nodes, setting)
  }

  /// Returns the layers of nodes, whose nesting import and the scene reader limit.
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
    let source = parameters.transform(of: group.source, in: setting.content)
    let isFaded = parameters.isBound(.opacity(of: source))
    guard !group.opacity.isAlways(0) || isFaded else {
      for style in children.flatMap(\.styles) { parameters.passOver(style: style.source) }
      return []
    }
    let own = min(setting.space.scale * group.transform.maximumScale, Limits.largestScale)
    let inner = min(own * (group.repeater?.maximumScale ?? 1), Limits.largestScale)
    var inside = setting
    inside.space.scale = inner
    var layers = nodes(children, inside)
    let space = setting.space.part(group.source, group.name)
    if let repeater = group.repeater, !layers.isEmpty {
      var scaled = space
      scaled.scale = own
      layers = copies(of: layers, repeater, name: group.name, in: scaled)
    }
    guard !layers.isEmpty else { return [] }
    let isPlain =
      group.transform.changesNothing && group.opacity.isAlways(1) && group.blendMode == .normal
      && source.isEmpty
    if isPlain { return layers.map { $0.named(after: group) } }
    var result = transforms.nodes(
      group.transform, of: group.name, bounds: space.bounds, scale: space.scale, source: source)
    result.changeOuter { outer in
      outer.designerName = group.name
      outer.source = group.source
      sampler.setOpacity(group.opacity, &outer)
      parameters.bind(.opacity, of: &outer, to: .opacity(of: source), group.opacity.constant)
      outer.blendMode = log.blendMode(of: group.blendMode, group.name, space.place)
    }
    return [result.wrapping(layers)]
  }

  /// Returns the layers of a fill or a stroke: one, or one for each path that is trimmed
  /// separately.
  private func style(_ style: ShapeStyle, _ setting: ShapeSetting) -> [NormalizedLayer] {
    let isFaded = parameters.isBound(.opacity(of: style.source))
    guard !style.opacity.isAlways(0) || isFaded else {
      parameters.passOver(style: style.source)
      return []
    }
    loseOutline(of: style, setting.content)
    var layers =
      if case .fill = style.kind, let parts = setting.evaluator.mergedParts(of: style) {
        parts.compactMap { layer(for: $0, of: style, setting) }
      } else {
        outlines.outlines(of: style, setting).compactMap { layer(for: style, $0, setting) }
      }
    guard !layers.isEmpty else {
      parameters.passOver(style: style.source)
      return []
    }
    let isPlain = style.opacity.isAlways(1) && style.blendMode == .normal && !isFaded
    if layers.count > 1, !isPlain {
      layers = [NormalizedLayer(name: style.name, bounds: setting.space.bounds, sublayers: layers)]
    }
    if layers.count == 1 {
      layers[0].designerName = style.name
      layers[0].source = style.source
      sampler.setOpacity(style.opacity, &layers[0])
      parameters.bind(
        .opacity, of: &layers[0], to: .opacity(of: style.source), style.opacity.constant)
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
      return shapeLayer(style, outline, color: sampler.bounded(color), setting.space).map {
        var layer = $0
        bind(&layer, to: style, color)
        moveCenter(of: &layer, style, setting.content)
        return layer
      }
    case .gradient(let gradient):
      let gradients = GradientNormalizer(sampler: sampler, log: log)
      return shapeLayer(style, outline, color: .constant(.black), setting.space).flatMap {
        gradients.layer(gradient, of: style, outline, $0, setting.space)
      }
    }
  }

  /// Binds a layer that draws in one color to parameters.
  private func bind(
    _ layer: inout NormalizedLayer, to style: ShapeStyle, _ color: Animated<Color>
  ) {
    parameters.bind(.color, of: &layer, to: .color(of: style.source), color.constant)
    guard case .stroke(let stroke) = style.kind else { return }
    parameters.bind(.lineWidth, of: &layer, to: .lineWidth(of: style.source), stroke.width.constant)
  }

  /// Returns a layer that draws an outline in one color.
  private func shapeLayer(
    _ style: ShapeStyle, _ outline: Outline, color: Animated<Color>, _ space: DrawingSpace
  ) -> NormalizedLayer? {
    var layer = NormalizedLayer(name: style.name, bounds: space.bounds)
    switch style.kind {
    case .fill(let rule):
      layer.content = .shape(NormalizedShape(path: Path(), style: .fill(.black, rule)))
      sampler.set(.path, of: &layer, to: outline.path)
      sampler.set(.fillColor, of: &layer, to: color)
    case .stroke(var stroke):
      if let width = stroke.width.constant, width <= 0,
        !parameters.isBound(.lineWidth(of: style.source))
      {
        return nil
      }
      // A stroke with a width below 0 is not drawn.
      stroke.width = sampler.bounded(
        stroke.width, .lineWidth, tolerance: sampler.options.tolerance / 2 / space.scale,
        scale: space.scale)
      stroke.miterLimit = sampler.bounded(stroke.miterLimit, .miterLimit, tolerance: 0.01)
      layer.content = .shape(
        NormalizedShape(path: Path(), style: .stroke(.black, line(stroke, space.place))))
      sampler.set(.path, of: &layer, to: outline.path)
      sampler.set(.strokeColor, of: &layer, to: color)
      sampler.set(.lineWidth, of: &layer, to: stroke.width)
      sampler.set(.miterLimit, of: &layer, to: stroke.miterLimit)
      if !stroke.dashes.isEmpty { layer.addTrack(.dashPhase, stroke.dashPhase) }
      sampler.set(.strokeStart, of: &layer, to: outline.start)
      sampler.set(.strokeEnd, of: &layer, to: outline.end)
      if let track = outline.isHidden { sampler.set(.isHidden, of: &layer, to: .keyed(track)) }
    }
    return layer
  }

  /// Returns the properties of a stroke that are never animated, and the phase of its dashes.
  private func line(_ stroke: Stroke, _ place: FindingSubject) -> NormalizedStroke {
    if stroke.dashes.contains(where: { $0.track != nil }) {
      log.report(
        .animatedDashes,
        "the dash lengths are animated, but their initial values are used",
        at: place)
    }
    return NormalizedStroke(
      width: 0, cap: stroke.cap, join: stroke.join, dashes: dashes(of: stroke),
      dashPhase: stroke.dashPhase.value(at: sampler.endTime))
  }

  /// Returns the lengths of dashes and gaps, or an empty array for a solid line.
  ///
  /// Core Animation draws the caps of a dash without length as a longer line (lottie-ios, pull
  /// request 1718), so it has a small length.
  private func dashes(of stroke: Stroke) -> [Double] {
    let lengths = stroke.dashes.map { $0.value(at: 0) }
    guard lengths.contains(where: { $0 > 0 }), lengths.allSatisfy({ $0 >= 0 }) else { return [] }
    guard stroke.cap != .butt else { return lengths }
    // In a list of odd length, each number is a dash in every second repetition.
    let isOdd = !lengths.count.isMultiple(of: 2)
    return lengths.enumerated().map { index, length in
      length == 0 && (isOdd || index.isMultiple(of: 2)) ? Self.dotLength : length
    }
  }

  /// The length of a dash that is a dot, in points.
  private static let dotLength = 0.01
}

extension NormalizedLayer {
  /// Returns the layer with the name of the group around it if its style has no designer-given
  /// name.
  fileprivate func named(after group: ShapeGroup) -> NormalizedLayer {
    guard !source.isEmpty, DefaultNames.contains(designerName), !DefaultNames.contains(group.name)
    else { return self }
    var layer = self
    layer.designerName = group.name
    return layer
  }
}
