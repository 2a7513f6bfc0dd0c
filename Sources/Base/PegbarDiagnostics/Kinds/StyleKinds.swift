// Findings about layer styles.
extension FindingKind {
  /// Every kind of the family `style`.
  static let style: [FindingKind] = [
    styleStroke, styleDropShadow, styleInnerShadow, styleOuterGlow, styleInnerGlow, styleOther,
  ]

  /// Dropped Stroke layer style (`style/stroke`).
  public static let styleStroke = FindingKind(
    "style/stroke", .warning, title: "Unsupported layer style: Stroke",
    meaning: "The layer has a line around its content, which Core Animation cannot draw.",
    effect: "The line is missing. A scene written with --exact keeps the line.",
    wayOut: "Add a Stroke to the shapes.",
    example: #"{"sy": [{"ty": 0}]}"#)

  /// Simplified drop shadow (`style/drop-shadow`).
  public static let styleDropShadow = FindingKind(
    "style/drop-shadow", .warning, title: "Approximated layer style: Drop Shadow",
    meaning: """
      The layer style Drop Shadow has a spread, noise or a blend mode, or is knocked out by a \
      translucent layer. Core Animation shadows do not support these settings.
      """,
    effect: """
      The shadow is softer, has no noise, is blended normally, or is visible through the layer.
      """,
    wayOut: """
      Set Spread and Noise to 0, set the mode to Normal with a matching color, and turn off Layer \
      Knocks Out Drop Shadow.
      """,
    example: #"{"sy": [{"ty": 1, "ch": {"k": 30}}]}"#)

  /// Approximated inner shadow (`style/inner-shadow`).
  public static let styleInnerShadow = FindingKind(
    "style/inner-shadow", .warning, title: "Partly supported layer style: Inner Shadow",
    meaning: """
      Core Animation does not draw inner shadows. Spread, noise and blend mode are always dropped.
      """,
    effect: "The shadow is missing or simplified. A scene written with --exact keeps the shadow.",
    wayOut: "Draw the shadow with a gradient and a mask.",
    example: #"{"sy": [{"ty": 2}]}"#)

  /// Dropped Outer Glow layer style (`style/outer-glow`).
  public static let styleOuterGlow = FindingKind(
    "style/outer-glow", .warning, title: "Unsupported layer style: Outer Glow",
    meaning: "The layer has a glow behind it.",
    effect: "The glow is missing.",
    wayOut: "Draw the glow with a radial gradient.",
    example: #"{"sy": [{"ty": 3}]}"#)

  /// Dropped Inner Glow layer style (`style/inner-glow`).
  public static let styleInnerGlow = FindingKind(
    "style/inner-glow", .warning, title: "Unsupported layer style: Inner Glow",
    meaning: "The layer has a glow inside.",
    effect: "The glow is missing.",
    wayOut: "Draw the glow with a gradient and a mask.",
    example: #"{"sy": [{"ty": 4}]}"#)

  /// Dropped layer style (`style/other`).
  public static let styleOther = FindingKind(
    "style/other", .warning, title: "Unsupported layer style",
    meaning: "The layer has a Bevel and Emboss, Satin, Color Overlay or Gradient Overlay style.",
    effect: "The layer is shown without the style.",
    wayOut: "Adjust the colors in the shapes themselves, or pre-render the layer.",
    example: #"{"sy": [{"ty": 5}]}"#)
}
