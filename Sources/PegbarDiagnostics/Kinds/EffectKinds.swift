// Findings about effects and layer styles.
extension FindingKind {
  /// Findings about effects and layer styles.
  static let effect: [FindingKind] = [
    effectTint, effectFill, effectStroke, effectTritone, effectLevels, effectDropShadow,
    effectRadialWipe, effectDisplacement, effectSetMatte, effectGaussianBlur,
    effectTransform, effectOther, styleStroke, styleDropShadow, styleInnerShadow,
    styleOuterGlow, styleInnerGlow, styleOther,
  ]

  /// The effect Tint is left out.
  package static let effectTint = FindingKind(
    "effect/tint", .warning, title: "The effect Tint is left out",
    meaning: "Tint maps black and white to two colours.",
    effect: "The layer keeps its own colours.",
    wayOut: "Set the colours in the shapes.",
    example: #"{"ty": 20}"#)

  /// The effect Fill is left out.
  package static let effectFill = FindingKind(
    "effect/fill", .warning, title: "The effect Fill is left out",
    meaning: "Fill paints the whole layer in one colour.",
    effect: "The layer keeps its own colours.",
    wayOut: "Set the colour in the shapes.",
    example: #"{"ty": 21}"#)

  /// The effect Stroke is left out.
  package static let effectStroke = FindingKind(
    "effect/stroke", .warning, title: "The effect Stroke is left out",
    meaning: "Stroke draws a line along masks.",
    effect: "The line is missing.",
    wayOut: "Draw the line with a Stroke in a shape layer and animate it with Trim Paths.",
    example: #"{"ty": 22}"#)

  /// The effect Tritone is left out.
  package static let effectTritone = FindingKind(
    "effect/tritone", .warning, title: "The effect Tritone is left out",
    meaning: "Tritone maps shadows, midtones and highlights to three colours.",
    effect: "The layer keeps its own colours.",
    wayOut: "Set the colours in the shapes.",
    example: #"{"ty": 23}"#)

  /// The effect Levels is left out.
  package static let effectLevels = FindingKind(
    "effect/levels", .warning, title: "The effect Levels is left out",
    meaning: "Levels changes the brightness of the layer.",
    effect: "The layer keeps its own brightness.",
    wayOut: "Set the colours in the shapes.",
    example: #"{"ty": 24}"#)

  /// The effect Drop Shadow is left out.
  package static let effectDropShadow = FindingKind(
    "effect/drop-shadow", .warning, title: "The effect Drop Shadow is left out",
    meaning: "Drop Shadow draws a blurred shadow behind the layer.",
    effect: "The shadow is missing.",
    wayOut: "Set the layer shadow in code, or draw the shadow as a shape with a gradient.",
    example: #"{"ty": 25}"#)

  /// The effect Radial Wipe is left out.
  package static let effectRadialWipe = FindingKind(
    "effect/radial-wipe", .warning, title: "The effect Radial Wipe is left out",
    meaning: "Radial Wipe uncovers the layer by an angle.",
    effect: "The layer is shown whole.",
    wayOut: "Use a track matte with a stroked circle and Trim Paths.",
    example: #"{"ty": 26}"#)

  /// The effect Displacement Map is left out.
  package static let effectDisplacement = FindingKind(
    "effect/displacement", .warning, title: "The effect Displacement Map is left out",
    meaning: "Displacement Map moves pixels by the colours of another layer.",
    effect: "The layer is shown as it is.",
    wayOut: "Pre-render the layer to images or video.",
    example: #"{"ty": 27}"#)

  /// The effect Set Matte is left out.
  package static let effectSetMatte = FindingKind(
    "effect/set-matte", .warning, title: "The effect Set Matte is left out",
    meaning: "Set Matte cuts the layer by another layer.",
    effect: "The layer is shown whole.",
    wayOut: "Use a track matte.",
    example: #"{"ty": 28}"#)

  /// The effect Gaussian Blur is left out.
  package static let effectGaussianBlur = FindingKind(
    "effect/gaussian-blur", .warning, title: "The effect Gaussian Blur is left out",
    meaning: "Gaussian Blur softens the layer.",
    effect: "The layer is sharp.",
    wayOut: "Use a gradient, or pre-render the layer to an image.",
    example: #"{"ty": 29}"#)

  /// The effect Transform is left out.
  package static let effectTransform = FindingKind(
    "effect/transform", .warning, title: "The effect Transform is left out",
    meaning: "The Transform effect moves the layer within itself.",
    effect: "The move is missing.",
    wayOut: "Move the layer itself, or parent it to a null.",
    example: #"{"ty": 35}"#)

  /// An effect is left out.
  package static let effectOther = FindingKind(
    "effect/other", .warning, title: "An effect is left out",
    meaning: "The layer has an effect that players do not know.",
    effect: "The layer is shown without it.",
    wayOut: "Draw the look with shapes, or pre-render the layer.",
    example: #"{"ty": 5, "mn": "ADBE Glo2"}"#)

  /// The layer style Stroke is left out.
  package static let styleStroke = FindingKind(
    "style/stroke", .warning, title: "The layer style Stroke is left out",
    meaning: "A line around the layer.",
    effect: "The line is missing.",
    wayOut: "Add a Stroke to the shapes.",
    example: #"{"sy": [{"ty": 0}]}"#)

  /// The layer style Drop Shadow is left out.
  package static let styleDropShadow = FindingKind(
    "style/drop-shadow", .warning, title: "The layer style Drop Shadow is left out",
    meaning: "A blurred shadow behind the layer.",
    effect: "The shadow is missing.",
    wayOut: "Set the layer shadow in code, or draw the shadow as a shape with a gradient.",
    example: #"{"sy": [{"ty": 1}]}"#)

  /// The layer style Inner Shadow is left out.
  package static let styleInnerShadow = FindingKind(
    "style/inner-shadow", .warning, title: "The layer style Inner Shadow is left out",
    meaning: "A blurred shadow inside the layer.",
    effect: "The shadow is missing.",
    wayOut: "Draw the shadow with a gradient and a mask.",
    example: #"{"sy": [{"ty": 2}]}"#)

  /// The layer style Outer Glow is left out.
  package static let styleOuterGlow = FindingKind(
    "style/outer-glow", .warning, title: "The layer style Outer Glow is left out",
    meaning: "A glow behind the layer.",
    effect: "The glow is missing.",
    wayOut: "Draw the glow with a radial gradient.",
    example: #"{"sy": [{"ty": 3}]}"#)

  /// The layer style Inner Glow is left out.
  package static let styleInnerGlow = FindingKind(
    "style/inner-glow", .warning, title: "The layer style Inner Glow is left out",
    meaning: "A glow inside the layer.",
    effect: "The glow is missing.",
    wayOut: "Draw the glow with a gradient and a mask.",
    example: #"{"sy": [{"ty": 4}]}"#)

  /// A layer style is left out.
  package static let styleOther = FindingKind(
    "style/other", .warning, title: "A layer style is left out",
    meaning: "Bevel and Emboss, Satin, Color Overlay or Gradient Overlay.",
    effect: "The layer is shown without it.",
    wayOut: "Set the colours in the shapes, or pre-render the layer.",
    example: #"{"sy": [{"ty": 5}]}"#)
}
