package import PegbarDiagnostics

/// An effect that changes each color of a layer's rendered image independently.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum ColorEffect: Hashable, Sendable {
  /// A fill of all content with one color.
  case fill(FillEffect)
  /// A mapping of brightness to two colors.
  case tint(TintEffect)
  /// A mapping of brightness to three colors.
  case tritone(TritoneEffect)
  /// A change of brightness and contrast.
  case levels(LevelsEffect)
}

extension ColorEffect {
  /// The kind of finding to report if the effect cannot be reproduced.
  ///
  /// `nil` for a fill, which is always exact.
  package var finding: FindingKind? {
    switch self {
    case .fill: nil
    case .tint: .effectTint
    case .tritone: .effectTritone
    case .levels: .effectLevels
    }
  }
}

extension ColorEffect: SceneUnion {
  package static let blanks: [ColorEffect] = [
    .fill(.blank), .tint(.blank), .tritone(.blank), .levels(.blank),
  ]

  package var unionCase: UnionCase<Self> {
    switch self {
    case .fill(let fill): UnionCase("fill", fill, Self.fill)
    case .tint(let tint): UnionCase("tint", tint, Self.tint)
    case .tritone(let tritone): UnionCase("tritone", tritone, Self.tritone)
    case .levels(let levels): UnionCase("levels", levels, Self.levels)
    }
  }
}

/// An effect that fills all content with one color.
///
/// - Source: After Effects “Fill”; lottie-web SVGFillFilter.js.
public struct FillEffect: Hashable, Sendable {
  /// The color.
  public var color: Animated<Color>
  /// The factor for the layer's own opacity, 0…1.
  public var opacity: Animated<Double>

  /// Creates a fill effect.
  public init(color: Animated<Color>, opacity: Animated<Double> = .constant(1)) {
    self.color = color
    self.opacity = opacity
  }
}

/// An effect that maps the brightness of colors to the range between two colors.
///
/// - Source: After Effects “Tint”; lottie-web SVGTintEffect.js for the definition of brightness:
///   the mean of red, green and blue in linear light.
public struct TintEffect: Hashable, Sendable {
  /// The color that replaces black.
  public var black: Animated<Color>
  /// The color that replaces white.
  public var white: Animated<Color>
  /// The fraction of the mapped color in the result, 0…1.
  public var amount: Animated<Double>

  /// Creates a tint effect.
  public init(
    black: Animated<Color>, white: Animated<Color>, amount: Animated<Double> = .constant(1)
  ) {
    self.black = black
    self.white = white
    self.amount = amount
  }
}

/// An effect that maps the brightness of colors to a range through three colors.
///
/// - Source: After Effects “Tritone”; lottie-web SVGTritoneFilter.js.
public struct TritoneEffect: Hashable, Sendable {
  /// The color that replaces black.
  public var shadows: Animated<Color>
  /// The color that replaces the middle between black and white.
  public var midtones: Animated<Color>
  /// The color that replaces white.
  public var highlights: Animated<Color>
  /// The fraction of the mapped color in the result, 0…1.
  public var amount: Animated<Double>

  /// Creates a tritone effect.
  public init(
    shadows: Animated<Color>, midtones: Animated<Color>, highlights: Animated<Color>,
    amount: Animated<Double> = .constant(1)
  ) {
    self.shadows = shadows
    self.midtones = midtones
    self.highlights = highlights
    self.amount = amount
  }
}

/// An effect that changes brightness and contrast, first of single channels, then of all colors.
///
/// - Source: After Effects “Levels (Individual Controls)”; lottie-web SVGProLevelsFilter.js.
public struct LevelsEffect: Hashable, Sendable {
  /// The mapping of one channel.
  public struct Channel: Hashable, Sendable {
    /// The input value that maps to `outputBlack`, 0…1.
    public var inputBlack: Animated<Double>
    /// The input value that maps to `outputWhite`, 0…1.
    public var inputWhite: Animated<Double>
    /// The gamma, above 0; values between the inputs are raised to the power of 1 / gamma.
    public var gamma: Animated<Double>
    /// The lowest output value, 0…1.
    public var outputBlack: Animated<Double>
    /// The highest output value, 0…1.
    public var outputWhite: Animated<Double>

    /// Creates a channel mapping; default values change nothing.
    public init(
      inputBlack: Animated<Double> = .constant(0), inputWhite: Animated<Double> = .constant(1),
      gamma: Animated<Double> = .constant(1), outputBlack: Animated<Double> = .constant(0),
      outputWhite: Animated<Double> = .constant(1)
    ) {
      self.inputBlack = inputBlack
      self.inputWhite = inputWhite
      self.gamma = gamma
      self.outputBlack = outputBlack
      self.outputWhite = outputWhite
    }

    /// The mapping that changes nothing.
    public static let identity = Channel()
  }

  /// The mapping of red, green and blue together.
  public var all: Channel
  /// The mapping of red.
  public var red: Channel
  /// The mapping of green.
  public var green: Channel
  /// The mapping of blue.
  public var blue: Channel
  /// The mapping of opacity.
  public var alpha: Channel

  /// Creates a levels effect; default channels are unchanged.
  public init(
    all: Channel = .identity, red: Channel = .identity, green: Channel = .identity,
    blue: Channel = .identity, alpha: Channel = .identity
  ) {
    self.all = all
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension FillEffect: SceneRecord {
  package static let documentation = "Paints the image in one color."
  package static let blank = FillEffect(color: .constant(.black))
  package static let fields: [Field<FillEffect>] = [
    .track("color", \.color, .fillColor, "The color.", .expected),
    .track(
      "opacity", \.opacity, .opacity,
      "The factor for the layer's own opacity, 0 to 1."),
  ]
}

extension TintEffect: SceneRecord {
  package static let documentation = "Maps brightness to two colors."
  package static let blank = TintEffect(black: .constant(.black), white: .constant(.black))
  package static let fields: [Field<TintEffect>] = [
    .track("black", \.black, .shadowsColor, "The color that replaces black.", .expected),
    .track("white", \.white, .highlightsColor, "The color that replaces white.", .expected),
    .track(
      "amount", \.amount, .effectAmount, "The fraction of the mapped color in the result, 0 to 1."),
  ]
}

extension TritoneEffect: SceneRecord {
  package static let documentation = "Maps brightness to three colors."
  package static let blank = TritoneEffect(
    shadows: .constant(.black), midtones: .constant(.black), highlights: .constant(.black))
  package static let fields: [Field<TritoneEffect>] = [
    .track("shadows", \.shadows, .shadowsColor, "The color that replaces black.", .expected),
    .track(
      "midtones", \.midtones, .midtonesColor,
      "The color that replaces middle gray.", .expected),
    .track(
      "highlights", \.highlights, .highlightsColor, "The color that replaces white.", .expected),
    .track(
      "amount", \.amount, .effectAmount, "The fraction of the mapped color in the result, 0 to 1."),
  ]
}

extension LevelsEffect: SceneRecord {
  package static let documentation =
    "Changes brightness and contrast: first of individual channels, then of all colors together."
  package static let blank = LevelsEffect()
  package static let fields: [Field<LevelsEffect>] = [
    .record("all", \.all, "The mapping of red, green and blue together."),
    .record("red", \.red, part: "red", "The mapping of red."),
    .record("green", \.green, part: "green", "The mapping of green."),
    .record("blue", \.blue, part: "blue", "The mapping of blue."),
    .record("alpha", \.alpha, part: "alpha", "The mapping of opacity."),
  ]
}

extension LevelsEffect.Channel: SceneRecord {
  package static let documentation = "The mapping of one channel."
  package static let blank = identity
  package static let fields: [Field<LevelsEffect.Channel>] = [
    .track(
      "inputBlack", \.inputBlack, .inputBlack,
      "The input value that maps to the lowest output, 0 to 1."),
    .track(
      "inputWhite", \.inputWhite, .inputWhite,
      "The input value that maps to the highest output, 0 to 1."),
    .track(
      "gamma", \.gamma, .gamma,
      "The gamma: the inverse of the exponent for values between the inputs."),
    .track("outputBlack", \.outputBlack, .outputBlack, "The lowest output value, 0 to 1."),
    .track("outputWhite", \.outputWhite, .outputWhite, "The highest output value, 0 to 1."),
  ]
}
