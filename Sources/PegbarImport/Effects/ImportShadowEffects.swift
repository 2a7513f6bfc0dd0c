internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// Drop Shadow; nothing where it is transparent.
  ///
  /// - Source: lottie-web SVGDropShadowEffect.js: opacity in 255ths, a blur of a quarter of the
  ///   softness.
  func dropShadow(_ effect: Effect) -> LayerEffect.Kind? {
    let shadow = ShadowEffect(
      color: color(effect.color("0001", at: 0), "Shadow Color", else: .black),
      opacity: opacity(effect.scalar("0002", at: 1), factor: 1 / 255, else: 0.5),
      offset: .polar(
        direction: number(effect.scalar("0003", at: 2), "Direction", else: 0),
        distance: number(effect.scalar("0004", at: 3), "Distance", else: 0)),
      radius: number(effect.scalar("0005", at: 4), "Softness", factor: 0.25, else: 0),
      isAlone: effect.choice("0006", at: 5) == 1)
    return shadow.isVisible ? .dropShadow(shadow) : nil
  }

  /// Gaussian Blur; nothing where it does not soften.
  ///
  /// - Source: lottie-web SVGGaussianBlurEffect.js: a standard deviation of 0.3 of the blurriness.
  func gaussianBlur(_ effect: Effect) -> LayerEffect.Kind? {
    let radius = number(effect.scalar("0001", at: 0), "Blurriness", factor: 0.3, else: 0)
    guard !radius.isAlways(0) else { return nil }
    let axes: BlurEffect.Axes =
      switch effect.choice("0002", at: 1) {
      case 2: .horizontal
      case 3: .vertical
      default: .both
      }
    return .blur(BlurEffect(radius: radius, axes: axes))
  }

  /// What a layer style does; nothing where it changes nothing or is left out.
  func change(_ style: LayerStyle) -> LayerEffect.Kind? {
    switch style.kind {
    case .stroke:
      return outline(style)
    case .dropShadow:
      return shadow(style, .styleDropShadow).map { .dropShadow($0) }
    case .innerShadow:
      return shadow(style, .styleInnerShadow).map { .innerShadow($0) }
    case .outerGlow:
      return leave(style, .styleOuterGlow)
    case .innerGlow:
      return leave(style, .styleInnerGlow)
    case .bevelEmboss, .satin, .colorOverlay, .gradientOverlay, .unknown:
      return leave(style, .styleOther)
    }
  }

  private func leave(_ style: LayerStyle, _ kind: FindingKind) -> LayerEffect.Kind? {
    report(
      kind, "the layer style '\(style.kind.title)' is left out; draw it with shapes",
      at: style.source)
    return nil
  }

  /// A line around the layer; it always lies outside, which is all that files say of it.
  private func outline(_ style: LayerStyle) -> LayerEffect.Kind? {
    let outline = OutlineEffect(
      color: color(style.color("c"), "Color", else: .black),
      opacity: opacity(style.scalar("o"), factor: 0.01),
      width: number(style.scalar("s"), "Size", else: 3))
    guard !outline.width.isAlways(0), !outline.opacity.isAlways(0) else { return nil }
    return .outline(outline)
  }

  /// A shadow of a layer style.
  ///
  /// The angle is that of the light, counter-clockwise from the right,
  /// so the shadow falls to 270° less the angle, clockwise from up. The size is twice the
  /// standard deviation of the blur, as of shadows in CSS.
  private func shadow(_ style: LayerStyle, _ kind: FindingKind) -> ShadowEffect? {
    let shadow = ShadowEffect(
      color: color(style.color("c"), "Color", else: .black),
      opacity: opacity(style.scalar("o"), factor: 0.01, else: 0.75),
      offset: .polar(
        direction: number(style.scalar("a"), "Angle", else: 120).map { 270 - $0 },
        distance: number(style.scalar("d"), "Distance", else: 5)),
      radius: number(style.scalar("s"), "Size", factor: 0.5, else: 5))
    guard shadow.isVisible else { return nil }
    // An inner shadow that is neither moved nor blurred covers nothing.
    if case .innerShadow = style.kind, shadow.isFlush { return nil }
    let choke = number(style.scalar("ch"), "Spread", else: 0)
    if !choke.isAlways(0) {
      report(
        kind, "the spread of the layer style '\(style.kind.title)' is left out; set it to 0",
        at: style.source, outcome: .approximated(error: nil))
    }
    return shadow
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
