internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports the styles of layers.
struct LayerStyleImporter {
  let properties: PropertyImporter

  private var log: ImportLog { properties.log }

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
    guard !(log.muted { properties.opacity(style.property("o")) }).isAlways(0) else {
      return nil
    }
    log.report(
      kind, "the layer style '\(style.kind.title)' is left out; draw it with shapes",
      at: style.source, outcome: .dropped)
    return nil
  }

  /// A line around the layer; it always lies outside, which is all that files say of it.
  private func outline(_ style: LayerStyle) -> LayerEffect.Kind? {
    let outline = OutlineEffect(
      color: properties.color(style.property("c"), "Color", else: .black),
      opacity: properties.opacity(style.property("o")),
      width: properties.number(style.property("s"), "Size", else: 3))
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
      color: properties.color(style.property("c"), "Color", else: .black),
      opacity: properties.opacity(style.property("o"), else: 0.75),
      offset: .polar(
        direction: properties.number(style.property("a"), "Angle", else: 120).map { 270 - $0 },
        distance: properties.number(style.property("d"), "Distance", else: 5)),
      radius: properties.number(style.property("s"), "Size", factor: 0.5, else: 5))
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
      !properties.number(style.property("ch"), "Spread", else: 0).isAlways(0)
    {
      losses.append("the spread of the layer style '\(title)' is left out; set it to 0")
    }
    if !properties.number(style.property("no"), "Noise", else: 0).isAlways(0) {
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
  /// Whether it lies exactly where its caster is.
  fileprivate var isFlush: Bool {
    guard radius.isAlways(0), case .polar(_, let distance) = offset else { return false }
    return distance.isAlways(0)
  }
}
