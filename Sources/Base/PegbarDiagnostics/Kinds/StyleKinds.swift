// Findings about layer styles.
extension FindingKind {
  /// Every kind of the family `style`.
  static let style: [FindingKind] = [
    styleStroke, styleDropShadow, styleInnerShadow, styleOuterGlow, styleInnerGlow, styleOther,
  ]

  /// The layer style Stroke is left out.
  public static let styleStroke = FindingKind(
    "style/stroke", .warning, title: "The layer style Stroke is left out",
    meaning: "A line around all that the layer shows, which Core Animation cannot draw.",
    effect: "The line is missing; the exact scene keeps it.",
    wayOut: "Add a Stroke to the shapes.",
    example: #"{"sy": [{"ty": 0}]}"#)

  /// A shadow looks plainer.
  public static let styleDropShadow = FindingKind(
    "style/drop-shadow", .warning, title: "A shadow looks plainer",
    meaning: """
      The layer style Drop Shadow has a spread, noise or a blend mode, or is knocked out by a \
      translucent layer. Shadows of Core Animation know nothing of these.
      """,
    effect: "The shadow is softer, even, mixed normally, or shows through the layer.",
    wayOut: """
      Set Spread and Noise to 0, the mode to Normal with a fitting colour, and switch Layer Knocks \
      Out Drop Shadow off.
      """,
    example: #"{"sy": [{"ty": 1, "ch": {"k": 30}}]}"#)

  /// An inner shadow is not played as it is.
  public static let styleInnerShadow = FindingKind(
    "style/inner-shadow", .warning, title: "An inner shadow is not played as it is",
    meaning: """
      Core Animation draws no shadows on the inside; spread, noise and blend mode are not kept at \
      all.
      """,
    effect: "The shadow is missing, or plainer; the exact scene keeps the shadow.",
    wayOut: "Draw the shadow with a gradient and a mask.",
    example: #"{"sy": [{"ty": 2}]}"#)

  /// The layer style Outer Glow is left out.
  public static let styleOuterGlow = FindingKind(
    "style/outer-glow", .warning, title: "The layer style Outer Glow is left out",
    meaning: "A glow behind the layer.",
    effect: "The glow is missing.",
    wayOut: "Draw the glow with a radial gradient.",
    example: #"{"sy": [{"ty": 3}]}"#)

  /// The layer style Inner Glow is left out.
  public static let styleInnerGlow = FindingKind(
    "style/inner-glow", .warning, title: "The layer style Inner Glow is left out",
    meaning: "A glow inside the layer.",
    effect: "The glow is missing.",
    wayOut: "Draw the glow with a gradient and a mask.",
    example: #"{"sy": [{"ty": 4}]}"#)

  /// A layer style is left out.
  public static let styleOther = FindingKind(
    "style/other", .warning, title: "A layer style is left out",
    meaning: "Bevel and Emboss, Satin, Color Overlay or Gradient Overlay.",
    effect: "The layer is shown without it.",
    wayOut: "Set the colours in the shapes, or pre-render the layer.",
    example: #"{"sy": [{"ty": 5}]}"#)
}
