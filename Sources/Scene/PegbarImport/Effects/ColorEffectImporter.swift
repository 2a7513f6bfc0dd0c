internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// Imports effects that change the colors of a layer.
struct ColorEffectImporter {
  let properties: PropertyImporter

  private var log: ImportLog { properties.log }

  /// Returns the color change of an effect, or `nil` if it changes nothing.
  func change(
    _ effect: Effect, _ kind: Effect.ColorKind, _ setting: EffectSetting
  ) -> ColorEffect? {
    switch kind {
    case .fill: fill(effect, setting)
    case .tint: tint(effect)
    case .tritone: tritone(effect)
    case .levels: levels(effect)
    }
  }

  /// Returns a Fill, which fills the whole layer, as in players.
  ///
  /// - Source: lottie-web SVGFillFilter.js.
  private func fill(_ effect: Effect, _ setting: EffectSetting) -> ColorEffect {
    reportFilledMasks(effect, setting)
    return .fill(
      FillEffect(
        color: properties.color(effect.property("0002", at: 2), "Color", else: .black),
        opacity: properties.opacity(effect.property("0005", at: 6), factor: 1)))
  }

  /// Reports a Fill of masks that leaves part of the visible content unchanged.
  private func reportFilledMasks(_ effect: Effect, _ setting: EffectSetting) {
    let isAll = properties.choice(effect, "0007", at: 1, "All Masks") == 1
    let number = properties.choice(effect, "0001", at: 0, "Fill Mask") ?? 0
    let isChosen = setting.masks.indices.contains(number - 1)
    // Without a mask, Invert and the feathers have no effect.
    guard isChosen || isAll && !setting.masks.isEmpty else { return }
    if setting.isEmpty {
      return log.report(
        .effectFill,
        """
        players do not draw Fill on a layer without content; fill the path of the mask in a shape \
        layer instead
        """,
        at: effect.source, outcome: .dropped)
    }
    let isInverted = properties.choice(effect, "0006", at: 3, "Invert") == 1
    let feathers = [
      properties.number(effect.property("0003", at: 4), "Horizontal Feather", else: 0),
      properties.number(effect.property("0004", at: 5), "Vertical Feather", else: 0),
    ]
    let isSharp = feathers.allSatisfy { $0.isAlways(0) }
    // Only filled content is visible through a single mask.
    let showsFilledOnly =
      setting.masks.count == 1 && setting.masks[0].mode == .add && !setting.masks[0].isInverted
    guard !(showsFilledOnly && !isInverted && isSharp) else { return }
    log.report(
      .effectFill,
      """
      Fill colors the whole layer instead of only the inside or outside of a mask
      """,
      at: effect.source, outcome: .approximated(error: nil))
  }

  /// Returns a Tint, or `nil` if its amount is always 0.
  ///
  /// - Source: lottie-web SVGTintEffect.js.
  private func tint(_ effect: Effect) -> ColorEffect? {
    let amount = properties.number(
      effect.property("0003", at: 2), "Amount to Tint", factor: 0.01, else: 1)
    guard !amount.isAlways(0) else { return nil }
    return .tint(
      TintEffect(
        black: properties.color(effect.property("0001", at: 0), "Map Black To", else: .black),
        white: properties.color(effect.property("0002", at: 1), "Map White To", else: .white),
        amount: amount))
  }

  /// Returns a Tritone, or `nil` if it always keeps the original in full.
  ///
  /// - Source: lottie-web SVGTritoneFilter.js for the order of colors.
  private func tritone(_ effect: Effect) -> ColorEffect? {
    let original = properties.number(
      effect.property("0004", at: 3), "Blend With Original", factor: 0.01, else: 0)
    let amount = original.map { 1 - $0 }
    guard !amount.isAlways(0) else { return nil }
    return .tritone(
      TritoneEffect(
        shadows: properties.color(effect.property("0003", at: 2), "Shadows", else: .black),
        midtones: properties.color(
          effect.property("0002", at: 1), "Midtones",
          else: PegbarScene.Color(red: 0.5, green: 0.5, blue: 0.5)),
        highlights: properties.color(effect.property("0001", at: 0), "Highlights", else: .white),
        amount: amount))
  }

  /// Returns Levels (Individual Controls), or `nil` if no channel changes.
  ///
  /// Missing parameters have the values that leave a channel unchanged.
  ///
  /// - Source: lottie-web SVGProLevelsFilter.js: five parameters for each channel, at fixed
  ///   positions. The documentation of the format has one parameter less before those of alpha.
  private func levels(_ effect: Effect) -> ColorEffect? {
    let documentedCount = 35
    func channel(_ first: Int) -> LevelsEffect.Channel {
      func value(_ offset: Int, _ label: String, _ defaultValue: Double) -> Animated<Double> {
        guard effect.parameters.indices.contains(first + offset),
          case .property(.scalar(let property)) = effect.parameters[first + offset].value
        else { return .constant(defaultValue) }
        return properties.number(property, label, else: defaultValue)
      }
      return LevelsEffect.Channel(
        inputBlack: value(0, "Input Black", 0), inputWhite: value(1, "Input White", 1),
        gamma: value(2, "Gamma", 1), outputBlack: value(3, "Output Black", 0),
        outputWhite: value(4, "Output White", 1))
    }
    let levels = LevelsEffect(
      all: channel(3), red: channel(10), green: channel(17), blue: channel(24),
      alpha: channel(effect.parameters.count == documentedCount ? 30 : 31))
    return levels == LevelsEffect() ? nil : .levels(levels)
  }
}
