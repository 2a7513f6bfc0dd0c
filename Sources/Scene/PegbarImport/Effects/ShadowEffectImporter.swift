internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports blurs and shadows.
struct ShadowEffectImporter {
  let properties: PropertyImporter

  /// Returns a Drop Shadow, or `nil` if it is transparent.
  ///
  /// - Source: lottie-web SVGDropShadowEffect.js: opacity in 255ths, a blur of one quarter of the
  ///   softness.
  func dropShadow(_ effect: Effect) -> LayerEffect.Kind? {
    let shadow = ShadowEffect(
      color: properties.color(effect.property("0001", at: 0), "Shadow Color", else: .black),
      opacity: properties.opacity(effect.property("0002", at: 1), factor: 1 / 255, else: 0.5),
      offset: .polar(
        direction: properties.number(effect.property("0003", at: 2), "Direction", else: 0),
        distance: properties.number(effect.property("0004", at: 3), "Distance", else: 0)),
      radius: properties.number(effect.property("0005", at: 4), "Softness", factor: 0.25, else: 0),
      isAlone: properties.choice(effect, "0006", at: 5, "Shadow Only") == 1)
    return shadow.isVisible ? .dropShadow(shadow) : nil
  }

  /// Returns a Gaussian Blur, or `nil` if its blurriness is always 0.
  ///
  /// - Source: lottie-web SVGGaussianBlurEffect.js: a standard deviation of 0.3 times the
  ///   blurriness.
  func gaussianBlur(_ effect: Effect, _ setting: EffectSetting) -> LayerEffect.Kind? {
    let radius = properties.number(
      effect.property("0001", at: 0), "Blurriness", factor: 0.3, else: 0)
    guard !radius.isAlways(0) else { return nil }
    let axes: BlurEffect.Axes =
      switch properties.choice(effect, "0002", at: 1, "Blur Dimensions") {
      case 2: .horizontal
      case 3: .vertical
      default: .both
      }
    // Content that does not reach its frame has no edge pixels to repeat.
    if setting.fillsFrame, properties.choice(effect, "0003", at: 2, "Repeat Edge Pixels") == 1 {
      properties.log.report(
        .effectBlurEdges,
        """
        Repeat Edge Pixels is ignored, so the edges of the layer are soft
        """,
        at: effect.source, outcome: .approximated(error: nil))
    }
    return .blur(BlurEffect(radius: radius, axes: axes))
  }
}

extension ShadowEffect {
  /// `true` if the shadow is visible at some time, or hides the content that casts it.
  var isVisible: Bool { isAlone || !opacity.isAlways(0) }
}
