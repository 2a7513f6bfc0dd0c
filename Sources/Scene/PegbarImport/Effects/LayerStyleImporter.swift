internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports layer styles.
struct LayerStyleImporter {
  let properties: PropertyImporter

  private var log: ImportLog { properties.log }

  /// Returns the change that a layer style makes, or `nil` if it has none or is dropped.
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
    // Dropping a transparent style has no visible effect.
    guard !(log.muted { properties.opacity(style.property("o")) }).isAlways(0) else {
      return nil
    }
    log.report(
      kind, "the layer style '\(style.kind.title)' is ignored",
      at: style.source, outcome: .dropped)
    return nil
  }

  /// Returns an outline, which is always outside because files specify no position.
  private func outline(_ style: LayerStyle) -> LayerEffect.Kind? {
    let outline = OutlineEffect(
      color: properties.color(style.property("c"), "Color", else: .black),
      opacity: properties.opacity(style.property("o")),
      width: properties.number(style.property("s"), "Size", else: 3))
    guard !outline.width.isAlways(0), !outline.opacity.isAlways(0) else { return nil }
    return .outline(outline)
  }

  /// Returns a shadow of a layer style.
  ///
  /// The angle is that of the light, counterclockwise from the right, so the shadow falls toward
  /// 270° minus the angle, clockwise from up. The size is twice the standard deviation of the blur,
  /// as for shadows in CSS.
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
    // An inner shadow without distance and blur covers nothing.
    if case .innerShadow = style.kind, shadow.isFlush { return nil }
    for message in losses(of: shadow, style, setting) {
      log.report(kind, message, at: style.source, outcome: .approximated(error: nil))
    }
    return shadow
  }

  /// Returns messages about the visible losses of a shadow.
  private func losses(
    of shadow: ShadowEffect, _ style: LayerStyle, _ setting: EffectSetting
  ) -> [String] {
    let title = style.kind.title
    var losses: [String] = []
    // Spread has no effect without a blur.
    if !shadow.radius.isAlways(0),
      !properties.number(style.property("ch"), "Spread", else: 0).isAlways(0)
    {
      losses.append("the spread of the layer style '\(title)' is ignored")
    }
    if !properties.number(style.property("no"), "Noise", else: 0).isAlways(0) {
      losses.append("the noise of the layer style '\(title)' is ignored")
    }
    if let mode: SourceProperty<Double> = style.property("bm"),
      !properties.number(mode, "Blend Mode").isNormal(for: shadow.color)
    {
      losses.append(
        "the blend mode of the layer style '\(title)' is ignored")
    }
    if case .dropShadow = style.kind, setting.isTranslucent,
      let knocksOut: SourceProperty<Double> = style.property("lc"),
      properties.number(knocksOut, "Layer Knocks Out Drop Shadow").first == 1
    {
      losses.append(
        """
        the shadow is visible through translucent parts of the layer
        """)
    }
    return losses
  }
}

extension Animated where Value == Double {
  /// Returns `true` if a blend mode of layer styles looks like Normal: 4 Darken and 5 Multiply with
  /// black, 10 Lighten and 11 Screen with white.
  fileprivate func isNormal(for color: Animated<PegbarScene.Color>) -> Bool {
    if isAlways(1) { return true }
    if isAlways(4) || isAlways(5) { return color.isAlways(.black) }
    if isAlways(10) || isAlways(11) { return color.isAlways(.white) }
    return false
  }
}

extension ShadowEffect {
  /// `true` if the shadow has neither distance nor blur.
  fileprivate var isFlush: Bool {
    guard radius.isAlways(0), case .polar(_, let distance) = offset else { return false }
    return distance.isAlways(0)
  }
}
