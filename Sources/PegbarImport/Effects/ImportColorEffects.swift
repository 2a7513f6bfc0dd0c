internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// Fill: its masks and feathers do not count, as in players.
  ///
  /// - Source: lottie-web SVGFillFilter.js.
  func fill(_ effect: Effect) -> LayerEffect.Kind? {
    .fill(
      FillEffect(
        color: color(effect.color("0002", at: 2), "Color", else: .black),
        opacity: opacity(effect.scalar("0005", at: 6), factor: 1)))
  }

  /// Tint; nothing where none of it is mixed in.
  ///
  /// - Source: lottie-web SVGTintEffect.js.
  func tint(_ effect: Effect) -> LayerEffect.Kind? {
    let amount = number(
      effect.scalar("0003", at: 2), "Amount to Tint", factor: 0.01, else: 1)
    guard !amount.isAlways(0) else { return nil }
    return .tint(
      TintEffect(
        black: color(effect.color("0001", at: 0), "Map Black To", else: .black),
        white: color(effect.color("0002", at: 1), "Map White To", else: .white), amount: amount))
  }

  /// Tritone; nothing where all of the original is kept.
  ///
  /// - Source: lottie-web SVGTritoneFilter.js for the order of colours.
  func tritone(_ effect: Effect) -> LayerEffect.Kind? {
    let original = number(
      effect.scalar("0004", at: 3), "Blend With Original", factor: 0.01, else: 0)
    let amount = original.map { 1 - $0 }
    guard !amount.isAlways(0) else { return nil }
    return .tritone(
      TritoneEffect(
        shadows: color(effect.color("0003", at: 2), "Shadows", else: .black),
        midtones: color(
          effect.color("0002", at: 1), "Midtones",
          else: PegbarScene.Color(red: 0.5, green: 0.5, blue: 0.5)),
        highlights: color(effect.color("0001", at: 0), "Highlights", else: .white),
        amount: amount))
  }

  /// Levels (Individual Controls); nothing where no channel changes.
  ///
  /// A channel that has not all of its parameters changes nothing.
  ///
  /// - Source: lottie-web SVGProLevelsFilter.js: five parameters of each channel, at fixed places.
  func levels(_ effect: Effect) -> LayerEffect.Kind? {
    func channel(_ first: Int) -> LevelsEffect.Channel {
      let properties = effect.parameters.dropFirst(first).prefix(5).compactMap { parameter in
        if case .scalar(let property) = parameter.value { property } else { nil }
      }
      guard properties.count == 5 else { return LevelsEffect.Channel() }
      let labels = ["Input Black", "Input White", "Gamma", "Output Black", "Output White"]
      let values = zip(properties, labels).map { number($0, $1) }
      return LevelsEffect.Channel(
        inputBlack: values[0], inputWhite: values[1], gamma: values[2], outputBlack: values[3],
        outputWhite: values[4])
    }
    let levels = LevelsEffect(
      all: channel(3), red: channel(10), green: channel(17), blue: channel(24),
      alpha: channel(31))
    return levels == LevelsEffect() ? nil : .levels(levels)
  }
}
