// Findings about layer styles.
extension FindingKind {
  /// Every kind of the family `style`.
  static let style: [FindingKind] = [
    styleStroke, styleDropShadow, styleInnerShadow, styleOuterGlow, styleInnerGlow, styleOther,
  ]

  /// Dropped Stroke layer style (`style/stroke`).
  public static let styleStroke = FindingKind(
    "style/stroke", .warning, title: "Unsupported layer style: Stroke",
    meaning: """
      The Stroke style draws a line around the content of the layer. Core Animation has no \
      equivalent.
      """,
    effect: "The line is missing. A scene written with --exact keeps the line.",
    wayOut: "Use a Stroke in the shape layer instead of the layer style.",
    example: #"{"sy": [{"ty": 0}]}"#)

  /// Approximated Drop Shadow layer style (`style/drop-shadow`).
  public static let styleDropShadow = FindingKind(
    "style/drop-shadow", .warning, title: "Approximated layer style: Drop Shadow",
    meaning: """
      The Drop Shadow style uses Spread, Noise or a blend mode that differs visibly from Normal, \
      or a translucent layer knocks out the shadow. Core Animation shadows do not support these \
      settings.
      """,
    effect: """
      The shadow is softer than in After Effects, has no noise, is drawn in Normal mode, or is \
      visible through the layer.
      """,
    wayOut: """
      Set Spread and Noise to 0, and turn off Layer Knocks Out Drop Shadow. Set Blend Mode to \
      Normal, and choose a shadow color that gives a similar result.
      """,
    example: #"{"sy": [{"ty": 1, "ch": {"k": 30}}]}"#)

  /// Dropped Inner Shadow layer style (`style/inner-shadow`).
  public static let styleInnerShadow = FindingKind(
    "style/inner-shadow", .warning, title: "Unsupported layer style: Inner Shadow",
    meaning: """
      The Inner Shadow style draws a shadow inside the edges of the layer. Core Animation has no \
      equivalent.
      """,
    effect: """
      The shadow is missing. A scene written with --exact keeps the shadow, but without Spread, \
      Noise or a blend mode.
      """,
    wayOut: "Draw the shadow with a gradient and a mask.",
    example: #"{"sy": [{"ty": 2}]}"#)

  /// Dropped Outer Glow layer style (`style/outer-glow`).
  public static let styleOuterGlow = FindingKind(
    "style/outer-glow", .warning, title: "Unsupported layer style: Outer Glow",
    meaning: "The Outer Glow style draws a glow around the content of the layer.",
    effect: "The glow is missing.",
    wayOut: "Draw the glow with a radial gradient.",
    example: #"{"sy": [{"ty": 3}]}"#)

  /// Dropped Inner Glow layer style (`style/inner-glow`).
  public static let styleInnerGlow = FindingKind(
    "style/inner-glow", .warning, title: "Unsupported layer style: Inner Glow",
    meaning: "The Inner Glow style draws a glow inside the edges of the layer.",
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
