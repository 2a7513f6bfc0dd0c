internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// The picture of a layer while effects are applied.
struct EffectPicture {
  /// The layer that draws the picture so far.
  var layer: NormalizedLayer
  /// `true` if the layer has the same placement as the layer with the effects and is opaque, so
  /// that it can replace that layer.
  var isPlain = true

  /// Puts the picture so far into a layer of its own.
  mutating func wrap(named name: String, in bounds: Rect) {
    layer = NormalizedLayer(name: name, bounds: bounds, sublayers: [layer])
    isPlain = true
  }
}

/// Converts effects to layers, their colors, opacity, and shadows.
struct EffectNormalizer {
  let definitions: DefinitionStore
  let shapes: ShapeNormalizer

  var sampler: TrackSampler { definitions.sampler }
  var log: NormalizationLog { definitions.log }
  private var parameters: ParameterSources { sampler.parameters }

  /// Returns a layer's picture after all effects except mattes, which work in the composition's
  /// space.
  func picture(
    _ layer: NormalizedLayer, with effects: [LayerEffect], in space: DrawingSpace
  ) -> EffectPicture {
    effects.reduce(into: EffectPicture(layer: layer)) { apply($1, to: &$0, space) }
  }

  private func apply(
    _ effect: LayerEffect, to picture: inout EffectPicture, _ space: DrawingSpace
  ) {
    let place = space.part(effect).place
    switch effect.kind {
    case .color(let color):
      recolor(&picture, color, of: effect, space)
    case .dropShadow(let shadow):
      add(shadow, of: effect, to: &picture, space)
    case .transform(let move):
      apply(move, of: effect, to: &picture, space)
    case .stroke(let stroke):
      add(stroke, of: effect, to: &picture, space)
    case .blur:
      log.report(
        .effectGaussianBlur,
        "Core Animation has no blur on iOS, so '\(effect.name)' is ignored; the layer is sharp",
        at: place, outcome: .dropped)
    case .innerShadow:
      log.report(
        .styleInnerShadow,
        "Core Animation has no inner shadows, so '\(effect.name)' is ignored",
        at: place, outcome: .dropped)
    case .outline:
      log.report(
        .styleStroke,
        "Core Animation cannot stroke the outline of a layer, so '\(effect.name)' is ignored",
        at: place, outcome: .dropped)
    case .matte:
      // A matte works in the space of the composition: `Normalization.mattes(of:_:)`.
      return
    }
  }

  // MARK: Transform

  private func apply(
    _ move: TransformEffect, of effect: LayerEffect, to picture: inout EffectPicture,
    _ space: DrawingSpace
  ) {
    // With a skew, the rotation also changes the skew axis.
    if !move.transform.skew.isAlways(0) { parameters.lose(.rotation(of: effect.source)) }
    var nodes = shapes.transforms.nodes(
      layerTransform(of: move), of: effect.name, bounds: space.bounds, scale: space.scale,
      source: effect.source)
    nodes.changeOuter { outer in
      sampler.setOpacity(move.opacity, &outer)
      parameters.bind(.opacity, of: &outer, to: .opacity(of: effect.source), move.opacity.constant)
    }
    picture.layer = nodes.wrapping([picture.layer])
    picture.isPlain = false
  }

  /// Returns the transform of an effect as that of a layer, which rotates after the skew.
  ///
  /// A skew after a rotation equals a skew before it, along the axis rotated back.
  private func layerTransform(of move: TransformEffect) -> Transform {
    var transform = move.transform
    guard !transform.skew.isAlways(0) else { return transform }
    let axis = transform.skewAxis
    let rotation = transform.rotation
    if let turn = rotation.constant {
      transform.skewAxis = axis.map { $0 + 90 + turn }
    } else if let axis = axis.constant {
      transform.skewAxis = rotation.map { $0 + 90 + axis }
    } else {
      transform.skewAxis = sampler.derived(
        from: axis.keyTimes + rotation.keyTimes, tolerance: 0.05
      ) { axis.value(at: $0) + 90 + rotation.value(at: $0) }
    }
    return transform
  }

  // MARK: Stroke

  /// Adds the stroke as shape layers, like the trimmed stroke of a shape layer.
  private func add(
    _ stroke: StrokeEffect, of effect: LayerEffect, to picture: inout EffectPicture,
    _ space: DrawingSpace
  ) {
    let paths = stroke.paths.enumerated().map { index, path in
      ShapePath(name: "Mask \(index + 1)", source: effect.source, geometry: .path(path))
    }
    let isWhole = stroke.start.isAlways(0) && stroke.end.isAlways(1)
    let style = ShapeStyle(
      name: effect.name, source: effect.source,
      kind: .stroke(Stroke(width: stroke.width, cap: .round, join: .round)),
      paint: .color(stroke.color), opacity: stroke.opacity, paths: Array(paths.indices))
    let modifiers = [
      PathModifier(
        name: "Trim", source: effect.source, kind: .trim(stroke.trim), paths: Array(paths.indices))
    ]
    let line = shapes.layers(
      of: ShapeContent(paths: paths, modifiers: isWhole ? [] : modifiers, nodes: [.style(style)]),
      in: space.part(effect))
    picture.wrap(named: effect.name, in: space.bounds)
    switch stroke.style {
    case .onOriginal: picture.layer.sublayers += line
    case .onTransparent: picture.layer.sublayers = line
    case .revealsOriginal: picture.layer.mask = NormalizedMask(layers: line)
    }
  }

  // MARK: Colours

  /// Changes the colors of a picture like an effect does.
  ///
  /// The opacity of a fill applies to all that it paints as a whole.
  private func recolor(
    _ picture: inout EffectPicture, _ color: ColorEffect, of effect: LayerEffect,
    _ space: DrawingSpace
  ) {
    var opaque = color
    var opacity = Animated.constant(1.0)
    if case .fill(var fill) = color {
      opacity = fill.opacity
      fill.opacity = .constant(1)
      opaque = .fill(fill)
    }
    let recoloring = Recoloring(definitions, TimedColors(opaque, of: effect.source))
    recoloring.apply(to: &picture.layer)
    if !opacity.isAlways(1) || parameters.isBound(.opacity(of: effect.source)) {
      picture.wrap(named: effect.name, in: space.bounds)
      sampler.setOpacity(opacity, &picture.layer)
      parameters.bind(
        .opacity, of: &picture.layer, to: .opacity(of: effect.source), opacity.constant)
      picture.isPlain = false
    }
    report(recoloring, color, of: effect, space.part(effect).place)
  }

  private func report(
    _ recoloring: Recoloring, _ color: ColorEffect, of effect: LayerEffect, _ place: FindingSubject
  ) {
    if recoloring.isOverBudget { definitions.reportMissingCopy(for: effect.name, at: place) }
    guard let kind = color.finding else { return }
    if recoloring.hasImage {
      log.report(
        kind,
        """
        Core Animation cannot change the colors of images, so '\(effect.name)' is not applied to them
        """,
        at: place, outcome: .dropped)
    }
    if recoloring.hasGradient {
      log.report(
        kind,
        "'\(effect.name)' changes gradients only at color stops; colors in between are approximate",
        at: place)
    }
    if case .levels(let levels) = color, levels.alpha != .identity {
      log.report(
        kind,
        "'\(effect.name)' changes the opacity of each color separately, so edges keep "
          + "their opacity; leave the alpha channel unchanged", at: place)
    }
  }
}
