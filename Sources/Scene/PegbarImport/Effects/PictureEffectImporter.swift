internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports effects that draw on, move, or clip a layer.
struct PictureEffectImporter {
  let properties: PropertyImporter

  private var log: ImportLog { properties.log }

  /// Returns a Stroke along masks, or `nil` if it has no visible effect.
  ///
  /// The line is continuous and sharp, regardless of the brush.
  ///
  /// - Source: lottie-web SVGStrokeEffect.js: a line twice as wide as the brush size.
  func stroke(_ effect: Effect, _ setting: EffectSetting) -> LayerEffect.Kind? {
    let style: StrokeEffect.Style =
      switch properties.choice(effect, "0007", at: 10, "Paint Style") {
      case 2: .onTransparent
      case 3: .revealsOriginal
      default: .onOriginal
      }
    let stroke = StrokeEffect(
      paths: strokedMasks(effect, setting).map { mask in
        // A mask that is applied to the layer reports the problems of its path itself.
        log.muted(if: mask.mode.sceneMode != nil) { properties.path(mask.path, "Mask Path") }
      },
      color: properties.color(effect.property("0002", at: 3), "Color", else: .white),
      width: properties.number(effect.property("0003", at: 4), "Brush Size", factor: 2, else: 2),
      opacity: properties.opacity(effect.property("0005", at: 6), factor: 1),
      start: properties.number(effect.property("0008", at: 7), "Start", factor: 0.01, else: 0),
      end: properties.number(effect.property("0009", at: 8), "End", factor: 0.01, else: 1),
      isSequential: properties.choice(effect, "0011", at: 2, "Stroke Sequentially") == 1,
      style: style)
    if stroke.isVisible { reportBrush(effect, stroke) }
    return !stroke.isVisible && style == .onOriginal ? nil : .stroke(stroke)
  }

  /// Reports a brush with an edge that is soft over more than 2 pt, or with spacing that causes
  /// gaps or ripples of more than 1 pt.
  private func reportBrush(_ effect: Effect, _ stroke: StrokeEffect) {
    let radius = stroke.width.range.high / 2
    let hardness = properties.number(effect.property("0004", at: 5), "Brush Hardness", else: 1)
    let softness = (1 - min(max(hardness.range.low, 0), 1)) * radius
    let spacing = properties.number(effect.property("0006", at: 9), "Spacing", factor: 0.01)
    // Between two dabs at this distance in diameters, the edge recedes by this much.
    let share = min(max(spacing.range.high, 0), 1)
    let gap = radius * (1 - (1 - share * share).squareRoot())
    guard softness > 2 || gap > 1 else { return }
    log.report(
      .effectStroke,
      """
      Stroke is drawn as a sharp, continuous line instead of brush dabs
      """,
      at: effect.source, outcome: .approximated(error: nil))
  }

  private func strokedMasks(_ effect: Effect, _ setting: EffectSetting) -> [SourceMask] {
    if properties.choice(effect, "0010", at: 1, "All Masks") == 1 { return setting.masks }
    let number = properties.choice(effect, "0001", at: 0, "Path") ?? 0
    // 0 is None.
    guard number > 0 else { return [] }
    guard setting.masks.indices.contains(number - 1) else {
      log.report(
        .effectStroke, "Stroke follows mask \(number), which the layer does not have",
        at: effect.source, outcome: .dropped)
      return []
    }
    return [setting.masks[number - 1]]
  }

  /// Returns a Transform, or `nil` if it changes nothing.
  ///
  /// - Source: lottie-web TransformEffect.js.
  func transform(_ effect: Effect) -> LayerEffect.Kind? {
    let height = properties.number(
      effect.property("0003", at: 3), "Scale Height", factor: 0.01, else: 1)
    let scale: AnimatedPoint =
      if properties.choice(effect, "0011", at: 2, "Uniform Scale") == 1 {
        .joined(height.map { Point(x: $0, y: $0) })
      } else {
        .separated(
          x: properties.number(
            effect.property("0004", at: 4), "Scale Width", factor: 0.01, else: 1),
          y: height)
      }
    let transform = PegbarScene.Transform(
      anchor: properties.point(effect.property("0001", at: 0), "Anchor Point", else: .zero),
      position: properties.point(effect.property("0002", at: 1), "Position", else: .zero),
      scale: scale,
      rotation: properties.number(effect.property("0007", at: 7), "Rotation", else: 0),
      skew: properties.number(effect.property("0005", at: 5), "Skew", else: 0),
      skewAxis: properties.number(effect.property("0006", at: 6), "Skew Axis", else: 0))
    let opacity = properties.opacity(effect.property("0008", at: 8))
    if transform.changesNothing, opacity.isAlways(1) { return nil }
    return .transform(TransformEffect(transform: transform, opacity: opacity))
  }

  /// Returns a Set Matte, or `nil` if it uses no layer or shows the layer in full.
  ///
  /// - Source: lottie-web SVGMatte3Effect.js for the position of the other layer.
  func setMatte(_ effect: Effect, _ setting: EffectSetting) -> LayerEffect.Kind? {
    guard let index = properties.choice(effect, "0001", at: 0, "Take Matte From Layer"), index > 0
    else {
      return nil
    }
    guard let position = setting.positions[index] else {
      log.report(
        .missingMatteSource,
        "Set Matte refers to a layer that does not exist and is ignored",
        at: effect.source, outcome: .dropped)
      return nil
    }
    let channel: MatteEffect.Channel
    switch properties.choice(effect, "0002", at: 1, "Use For Matte") ?? 4 {
    case 1: channel = .red
    case 2: channel = .green
    case 3: channel = .blue
    case 4: channel = .alpha
    case 5: channel = .luminance
    // Full: the whole layer is visible.
    case 9: return nil
    default:
      log.report(
        .effectSetMatte,
        "Set Matte uses hue, lightness or saturation; use the alpha channel or luminance instead",
        at: effect.source, outcome: .dropped)
      return nil
    }
    let isComposed = properties.choice(effect, "0005", at: 4, "Composite Matte with Original") != 0
    if !isComposed, !setting.isOpaque {
      log.report(
        .effectSetMatte,
        """
        the matte is combined with the layer's own transparency instead of replacing it; turn on \
        Composite Matte with Original
        """,
        at: effect.source, outcome: .approximated(error: nil))
    }
    return .matte(
      MatteEffect(
        source: LayerID(position), channel: channel,
        isInverted: properties.choice(effect, "0003", at: 2, "Invert Matte") == 1))
  }
}
