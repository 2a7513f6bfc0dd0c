internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports blurs, shadows and the styles of layers.
struct ShadowEffectImporter {
  let values: EffectValues

  private var properties: PropertyImporter { values.properties }
  private var log: ImportLog { properties.log }

  /// Drop Shadow; nothing where it is transparent.
  ///
  /// - Source: lottie-web SVGDropShadowEffect.js: opacity in 255ths, a blur of a quarter of the
  ///   softness.
  func dropShadow(_ effect: Effect) -> LayerEffect.Kind? {
    let shadow = ShadowEffect(
      color: values.color(effect.color("0001", at: 0), "Shadow Color", else: .black),
      opacity: values.opacity(effect.scalar("0002", at: 1), factor: 1 / 255, else: 0.5),
      offset: .polar(
        direction: values.number(effect.scalar("0003", at: 2), "Direction", else: 0),
        distance: values.number(effect.scalar("0004", at: 3), "Distance", else: 0)),
      radius: values.number(effect.scalar("0005", at: 4), "Softness", factor: 0.25, else: 0),
      isAlone: values.choice(effect, "0006", at: 5, "Shadow Only") == 1)
    return shadow.isVisible ? .dropShadow(shadow) : nil
  }

  /// Gaussian Blur; nothing where it does not soften.
  ///
  /// - Source: lottie-web SVGGaussianBlurEffect.js: a standard deviation of 0.3 of the blurriness.
  func gaussianBlur(_ effect: Effect, _ setting: EffectSetting) -> LayerEffect.Kind? {
    let radius = values.number(effect.scalar("0001", at: 0), "Blurriness", factor: 0.3, else: 0)
    guard !radius.isAlways(0) else { return nil }
    let axes: BlurEffect.Axes =
      switch values.choice(effect, "0002", at: 1, "Blur Dimensions") {
      case 2: .horizontal
      case 3: .vertical
      default: .both
      }
    // Where the picture does not reach its frame there are no edge pixels to be repeated.
    if setting.fillsFrame, values.choice(effect, "0003", at: 2, "Repeat Edge Pixels") == 1 {
      log.report(
        .effectBlurEdges,
        """
        the blur does not repeat the edge pixels of the layer, whose edges get soft; switch \
        Repeat Edge Pixels off, or put the layer through a mask
        """,
        at: effect.source, outcome: .approximated(error: nil))
    }
    return .blur(BlurEffect(radius: radius, axes: axes))
  }

  /// What a layer style does; nothing where it changes nothing or is left out.
  func change(_ style: LayerStyle, _ setting: EffectSetting) -> LayerEffect.Kind? {
    switch style.kind {
    case .stroke:
      return outline(style)
    case .dropShadow:
      return shadow(style, .styleDropShadow, setting).map { .dropShadow($0) }
    case .innerShadow:
      return shadow(style, .styleInnerShadow, setting).map { .innerShadow($0) }
    case .outerGlow:
      return reportLeftOut(style, .styleOuterGlow)
    case .innerGlow:
      return reportLeftOut(style, .styleInnerGlow)
    case .bevelEmboss, .satin, .colorOverlay, .gradientOverlay, .unknown:
      return reportLeftOut(style, .styleOther)
    }
  }

  private func reportLeftOut(_ style: LayerStyle, _ kind: FindingKind) -> LayerEffect.Kind? {
    // One that is transparent cannot be missed.
    guard !(log.muted { values.opacity(style.property("o"), factor: 0.01) }).isAlways(0) else {
      return nil
    }
    log.report(
      kind, "the layer style '\(style.kind.title)' is left out; draw it with shapes",
      at: style.source)
    return nil
  }

  /// A line around the layer; it always lies outside, which is all that files say of it.
  private func outline(_ style: LayerStyle) -> LayerEffect.Kind? {
    let outline = OutlineEffect(
      color: values.color(style.property("c"), "Color", else: .black),
      opacity: values.opacity(style.property("o"), factor: 0.01),
      width: values.number(style.property("s"), "Size", else: 3))
    guard !outline.width.isAlways(0), !outline.opacity.isAlways(0) else { return nil }
    return .outline(outline)
  }

  /// A shadow of a layer style.
  ///
  /// The angle is that of the light, counter-clockwise from the right,
  /// so the shadow falls to 270° less the angle, clockwise from up. The size is twice the
  /// standard deviation of the blur, as of shadows in CSS.
  private func shadow(
    _ style: LayerStyle, _ kind: FindingKind, _ setting: EffectSetting
  ) -> ShadowEffect? {
    let shadow = ShadowEffect(
      color: values.color(style.property("c"), "Color", else: .black),
      opacity: values.opacity(style.property("o"), factor: 0.01, else: 0.75),
      offset: .polar(
        direction: values.number(style.property("a"), "Angle", else: 120).map { 270 - $0 },
        distance: values.number(style.property("d"), "Distance", else: 5)),
      radius: values.number(style.property("s"), "Size", factor: 0.5, else: 5))
    guard shadow.isVisible else { return nil }
    // An inner shadow that is neither moved nor blurred covers nothing.
    if case .innerShadow = style.kind, shadow.isFlush { return nil }
    for message in losses(of: shadow, style, setting) {
      log.report(kind, message, at: style.source, outcome: .approximated(error: nil))
    }
    return shadow
  }

  /// What of a shadow is not shown, and can be seen.
  private func losses(
    of shadow: ShadowEffect, _ style: LayerStyle, _ setting: EffectSetting
  ) -> [String] {
    let title = style.kind.title
    var losses: [String] = []
    // Without a blur there is nothing that could be spread.
    if !shadow.radius.isAlways(0),
      !values.number(style.property("ch"), "Spread", else: 0).isAlways(0)
    {
      losses.append("the spread of the layer style '\(title)' is left out; set it to 0")
    }
    if !values.number(style.property("no"), "Noise", else: 0).isAlways(0) {
      losses.append("the noise of the layer style '\(title)' is left out; set it to 0")
    }
    if let mode: SourceProperty<Double> = style.property("bm"),
      !properties.number(mode, "Blend Mode").isNormal(for: shadow.color)
    {
      losses.append(
        "the blend mode of the layer style '\(title)' is left out; use Normal and set its colour")
    }
    if case .dropShadow = style.kind, setting.isTranslucent,
      let knocksOut: SourceProperty<Double> = style.property("lc"),
      properties.number(knocksOut, "Layer Knocks Out Drop Shadow").first == 1
    {
      losses.append(
        """
        the shadow shows through what is translucent in the layer; switch Layer Knocks Out Drop \
        Shadow off, or set Opacity of the whole layer instead
        """)
    }
    return losses
  }
}

extension Animated where Value == Double {
  /// Whether it is a blend mode of layer styles that looks like Normal: 4 Darken and 5 Multiply of
  /// black, 10 Lighten and 11 Screen of white.
  fileprivate func isNormal(for color: Animated<PegbarScene.Color>) -> Bool {
    if isAlways(1) { return true }
    if isAlways(4) || isAlways(5) { return color.isAlways(.black) }
    if isAlways(10) || isAlways(11) { return color.isAlways(.white) }
    return false
  }
}

extension ShadowEffect {
  /// Whether it is ever seen, or hides what casts it.
  fileprivate var isVisible: Bool { isAlone || !opacity.isAlways(0) }

  /// Whether it lies exactly where its caster is.
  fileprivate var isFlush: Bool {
    guard radius.isAlways(0), case .polar(_, let distance) = offset else { return false }
    return distance.isAlways(0)
  }
}
