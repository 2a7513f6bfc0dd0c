internal import PegbarGeometry
public import PegbarScene

/// What changes colours, each for itself.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum ColorFilter: Hashable, Sendable {
  /// One colour for all; the opacity is multiplied.
  case fill(Color, opacity: Double)
  /// A colour between two by brightness, mixed with the colour itself.
  case tint(black: Color, white: Color, amount: Double)
  /// A colour between three by brightness, mixed with the colour itself.
  case tritone(shadows: Color, midtones: Color, highlights: Color, amount: Double)
  /// Every component by a curve of its own, then all colours by another.
  case levels(FrameLevels)
  /// White, as opaque as one part of the colour is bright.
  case coverage(MatteEffect.Channel)

  /// The colour after the change; straight alpha.
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
    /// The inverse of the exponent between them.
    public var gamma: Double
    /// The lowest value of the result.
    public var outputBlack: Double
    /// The highest value of the result.
    public var outputWhite: Double

    /// What a value of 0…1 becomes (lottie-web SVGProLevelsFilter.js).
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

    /// Whether it changes no value.
    public var isIdentity: Bool {
      inputBlack == 0 && inputWhite == 1 && gamma == 1 && outputBlack == 0 && outputWhite == 1
    }
  }

  /// Red, green and blue together, after each alone.
  public var all: Channel
  /// Red alone.
  public var red: Channel
  /// Green alone.
  public var green: Channel
  /// Blue alone.
  public var blue: Channel
  /// Opacity.
  public var alpha: Channel
}

extension FrameLevels {
  /// Levels at a time.
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
  /// What an effect does to colours at a time.
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
  /// The mean of red, green and blue in linear light, as a value of sRGB (lottie-web
  /// SVGTintEffect.js).
  public var brightness: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }
    let mean = (linear(red) + linear(green) + linear(blue)) / 3
    return mean <= 0.0031308 ? mean * 12.92 : 1.055 * power(mean, 1 / 2.4) - 0.055
  }

  /// A mixture of this colour and another one; the alpha is this one's.
  fileprivate func mixed(with other: Color, _ amount: Double) -> Color {
    var result = Color.interpolate(self, other, amount)
    result.alpha = alpha
    return result
  }

  /// What a matte takes from a colour.
  ///
  /// Rec. 709 weights for the luminance, as SVG masks use.
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
