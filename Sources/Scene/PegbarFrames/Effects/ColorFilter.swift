internal import PegbarGeometry
public import PegbarScene

/// A change of colors that applies to each color separately.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum ColorFilter: Hashable, Sendable {
  /// One color for all, with the original alpha times an opacity.
  case fill(Color, opacity: Double)
  /// A color between two by brightness, mixed with the original color.
  case tint(black: Color, white: Color, amount: Double)
  /// A color between three by brightness, mixed with the original color.
  case tritone(shadows: Color, midtones: Color, highlights: Color, amount: Double)
  /// A separate curve for each component, then one curve for all colors.
  case levels(FrameLevels)
  /// White, with a channel of the color as its opacity.
  case coverage(MatteEffect.Channel)

  /// Returns the color after the change, with straight alpha.
  public func applied(to color: Color) -> Color {
    switch self {
    case .fill(var fill, let opacity):
      fill.alpha = color.alpha * opacity
      return fill
    case .tint(let black, let white, let amount):
      let mapped = Color.interpolate(black, white, color.brightness)
      return color.mixed(with: mapped, amount)
    case .tritone(let shadows, let midtones, let highlights, let amount):
      let place = color.brightness * 2
      let mapped =
        place < 1
        ? Color.interpolate(shadows, midtones, place)
        : Color.interpolate(midtones, highlights, place - 1)
      return color.mixed(with: mapped, amount)
    case .levels(let levels):
      return Color(
        red: levels.all.value(levels.red.value(color.red)),
        green: levels.all.value(levels.green.value(color.green)),
        blue: levels.all.value(levels.blue.value(color.blue)),
        alpha: levels.alpha.value(color.alpha))
    case .coverage(let channel):
      return Color(red: 1, green: 1, blue: 1, alpha: color.part(channel) * color.alpha)
    }
  }
}

/// Levels at one time.
public struct FrameLevels: Hashable, Sendable {
  /// The curve of one channel.
  public struct Channel: Hashable, Sendable {
    /// The value that becomes `outputBlack`.
    public var inputBlack: Double
    /// The value that becomes `outputWhite`.
    public var inputWhite: Double
    /// The inverse of the exponent for the values between them.
    public var gamma: Double
    /// The lowest value of the result.
    public var outputBlack: Double
    /// The highest value of the result.
    public var outputWhite: Double

    /// Returns the result for a value of 0…1 (lottie-web SVGProLevelsFilter.js).
    public func value(_ value: Double) -> Double {
      let result: Double
      if value <= min(inputBlack, inputWhite) {
        result = inputWhite < inputBlack ? outputWhite : outputBlack
      } else if value >= max(inputBlack, inputWhite) {
        result = inputWhite < inputBlack ? outputBlack : outputWhite
      } else {
        let share = (value - inputBlack) / (inputWhite - inputBlack)
        result = outputBlack + (outputWhite - outputBlack) * power(share, 1 / max(gamma, 0.01))
      }
      return min(max(result, 0), 1)
    }

    /// A Boolean value that indicates whether the curve changes no value.
    public var isIdentity: Bool {
      inputBlack == 0 && inputWhite == 1 && gamma == 1 && outputBlack == 0 && outputWhite == 1
    }
  }

  /// The curve for red, green, and blue together, applied after their own curves.
  public var all: Channel
  /// The curve for red.
  public var red: Channel
  /// The curve for green.
  public var green: Channel
  /// The curve for blue.
  public var blue: Channel
  /// The curve for opacity.
  public var alpha: Channel
}

extension FrameLevels {
  /// Creates levels at a time.
  init(_ levels: LevelsEffect, at time: Double) {
    func channel(_ channel: LevelsEffect.Channel) -> Channel {
      Channel(
        inputBlack: channel.inputBlack.value(at: time),
        inputWhite: channel.inputWhite.value(at: time), gamma: channel.gamma.value(at: time),
        outputBlack: channel.outputBlack.value(at: time),
        outputWhite: channel.outputWhite.value(at: time))
    }
    self.init(
      all: channel(levels.all), red: channel(levels.red), green: channel(levels.green),
      blue: channel(levels.blue), alpha: channel(levels.alpha))
  }
}

extension ColorFilter {
  /// Creates the color change of an effect at a time.
  package init(_ effect: ColorEffect, at time: Double) {
    func share(_ value: Animated<Double>) -> Double { min(max(value.value(at: time), 0), 1) }
    switch effect {
    case .fill(let fill):
      self = .fill(fill.color.value(at: time), opacity: share(fill.opacity))
    case .tint(let tint):
      self = .tint(
        black: tint.black.value(at: time), white: tint.white.value(at: time),
        amount: share(tint.amount))
    case .tritone(let tritone):
      self = .tritone(
        shadows: tritone.shadows.value(at: time), midtones: tritone.midtones.value(at: time),
        highlights: tritone.highlights.value(at: time), amount: share(tritone.amount))
    case .levels(let levels):
      self = .levels(FrameLevels(levels, at: time))
    }
  }
}

extension Color {
  /// The mean of red, green, and blue in linear light, as an sRGB value (lottie-web
  /// SVGTintEffect.js).
  public var brightness: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }
    let mean = (linear(red) + linear(green) + linear(blue)) / 3
    return mean <= 0.0031308 ? mean * 12.92 : 1.055 * power(mean, 1 / 2.4) - 0.055
  }

  /// Returns a mixture of this color and another one, with the alpha of this color.
  fileprivate func mixed(with other: Color, _ amount: Double) -> Color {
    var result = Color.interpolate(self, other, amount)
    result.alpha = alpha
    return result
  }

  /// Returns the value of a matte channel for a color.
  ///
  /// The luminance has Rec. 709 weights, as in SVG masks.
  fileprivate func part(_ channel: MatteEffect.Channel) -> Double {
    switch channel {
    case .red: red
    case .green: green
    case .blue: blue
    case .alpha: 1
    case .luminance: 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
  }
}
