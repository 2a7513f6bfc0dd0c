package import PegbarDiagnostics

/// Changes each colour of a layer's picture by itself.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum ColorEffect: Hashable, Sendable {
  /// Paints everything in one colour.
  case fill(FillEffect)
  /// Maps brightness to two colours.
  case tint(TintEffect)
  /// Maps brightness to three colours.
  case tritone(TritoneEffect)
  /// Changes brightness and contrast.
  case levels(LevelsEffect)
}

extension ColorEffect {
  /// The kind of finding for colours that cannot be changed like this.
  ///
  /// A fill changes everything exactly.
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

/// Paints everything in one colour.
///
/// - Source: After Effects “Fill”; lottie-web SVGFillFilter.js.
public struct FillEffect: Hashable, Sendable {
  /// The colour.
  public var color: Animated<Color>
  /// By how much the layer's own opacity is multiplied, 0…1.
  public var opacity: Animated<Double>

  /// Makes a fill.
  public init(color: Animated<Color>, opacity: Animated<Double> = .constant(1)) {
    self.color = color
    self.opacity = opacity
  }
}

/// Maps the brightness of colours to the range between two colours.
///
/// - Source: After Effects “Tint”; lottie-web SVGTintEffect.js for what counts as brightness: the
///   mean of red, green and blue in linear light.
public struct TintEffect: Hashable, Sendable {
  /// What black becomes.
  public var black: Animated<Color>
  /// What white becomes.
  public var white: Animated<Color>
  /// The share of the mapped colour in the result, 0…1.
  public var amount: Animated<Double>

  /// Makes a tint.
  public init(
    black: Animated<Color>, white: Animated<Color>, amount: Animated<Double> = .constant(1)
  ) {
    self.black = black
    self.white = white
    self.amount = amount
  }
}

/// Maps the brightness of colours to the range through three colours.
///
/// - Source: After Effects “Tritone”; lottie-web SVGTritoneFilter.js.
public struct TritoneEffect: Hashable, Sendable {
  /// What black becomes.
  public var shadows: Animated<Color>
  /// What the middle becomes.
  public var midtones: Animated<Color>
  /// What white becomes.
  public var highlights: Animated<Color>
  /// The share of the mapped colour in the result, 0…1.
  public var amount: Animated<Double>

  /// Makes a tritone.
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

/// Changes brightness and contrast: first of single channels, then of all colours together.
///
/// - Source: After Effects “Levels (Individual Controls)”; lottie-web SVGProLevelsFilter.js.
public struct LevelsEffect: Hashable, Sendable {
  /// How one channel is mapped.
  public struct Channel: Hashable, Sendable {
    /// The value that becomes `outputBlack`, 0…1.
    public var inputBlack: Animated<Double>
    /// The value that becomes `outputWhite`, 0…1.
    public var inputWhite: Animated<Double>
    /// The gamma, above 0; values between the inputs are raised to the power of 1 / gamma.
    public var gamma: Animated<Double>
    /// The lowest value of the result, 0…1.
    public var outputBlack: Animated<Double>
    /// The highest value of the result, 0…1.
    public var outputWhite: Animated<Double>

    /// Makes a map; values that are not given change nothing.
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

    /// Changes nothing.
    public static let identity = Channel()
  }

  /// Red, green and blue together.
  public var all: Channel
  /// Red alone.
  public var red: Channel
  /// Green alone.
  public var green: Channel
  /// Blue alone.
  public var blue: Channel
  /// Opacity.
  public var alpha: Channel

  /// Makes levels; channels that are not given are not changed.
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
  package static let documentation = "Paints everything in one colour."
  package static let blank = FillEffect(color: .constant(.black))
  package static let fields: [Field<FillEffect>] = [
    .track("color", \.color, .fillColor, "The colour.", .expected),
    .track(
      "opacity", \.opacity, .opacity,
      "By how much the layer's own opacity is multiplied, 0 to 1."),
  ]
}

extension TintEffect: SceneRecord {
  package static let documentation = "Maps brightness to two colours."
  package static let blank = TintEffect(black: .constant(.black), white: .constant(.black))
  package static let fields: [Field<TintEffect>] = [
    .track("black", \.black, .shadowsColor, "What black becomes.", .expected),
    .track("white", \.white, .highlightsColor, "What white becomes.", .expected),
    .track(
      "amount", \.amount, .effectAmount, "The share of the mapped colour in the result, 0 to 1."),
  ]
}

extension TritoneEffect: SceneRecord {
  package static let documentation = "Maps brightness to three colours."
  package static let blank = TritoneEffect(
    shadows: .constant(.black), midtones: .constant(.black), highlights: .constant(.black))
  package static let fields: [Field<TritoneEffect>] = [
    .track("shadows", \.shadows, .shadowsColor, "What black becomes.", .expected),
    .track("midtones", \.midtones, .midtonesColor, "What the middle becomes.", .expected),
    .track("highlights", \.highlights, .highlightsColor, "What white becomes.", .expected),
    .track(
      "amount", \.amount, .effectAmount, "The share of the mapped colour in the result, 0 to 1."),
  ]
}

extension LevelsEffect: SceneRecord {
  package static let documentation =
    "Changes brightness and contrast: first of single channels, then of all colours together."
  package static let blank = LevelsEffect()
  package static let fields: [Field<LevelsEffect>] = [
    .record("all", \.all, "Red, green and blue together."),
    .record("red", \.red, part: "red", "Red alone."),
    .record("green", \.green, part: "green", "Green alone."),
    .record("blue", \.blue, part: "blue", "Blue alone."),
    .record("alpha", \.alpha, part: "alpha", "Opacity."),
  ]
}

extension LevelsEffect.Channel: SceneRecord {
  package static let documentation = "How one channel is mapped."
  package static let blank = identity
  package static let fields: [Field<LevelsEffect.Channel>] = [
    .track("inputBlack", \.inputBlack, .inputBlack, "The value that becomes the lowest, 0 to 1."),
    .track("inputWhite", \.inputWhite, .inputWhite, "The value that becomes the highest, 0 to 1."),
    .track("gamma", \.gamma, .gamma, "The inverse of the exponent between them."),
    .track("outputBlack", \.outputBlack, .outputBlack, "The lowest value of the result, 0 to 1."),
    .track("outputWhite", \.outputWhite, .outputWhite, "The highest value of the result, 0 to 1."),
  ]
}
