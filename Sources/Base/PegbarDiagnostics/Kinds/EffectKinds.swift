internal import PegbarBase

// Findings about effects.
extension FindingKind {
  /// Every kind of the family `effect`.
  static let effect: [FindingKind] = [
    effectTint, effectTritone, effectLevels, effectDropShadow, effectRadialWipe, effectDisplacement,
    effectSetMatte, effectGaussianBlur, effectBlurEdges, effectTurnedBlur, effectFill, effectStroke,
    effectSwitch, effectOther, effectLimit,
  ]

  /// An effect that changes the colours of shapes themselves.
  private init(
    _ id: String, recoloring name: String, meaning: String,
    effect: String = "Images keep their own colours; gradients come near.", type: Int
  ) {
    self.init(
      id, .warning, title: "\(name) cannot change all colours exactly",
      meaning: """
        \(meaning) Core Animation has no such filter on iOS, so the colours of shapes are changed \
        themselves; those of images cannot be, and of gradients only the stops are.
        """,
      effect: effect, wayOut: "Set the colours in the shapes and in the images.",
      example: #"{"ty": \#(type)}, on an image"#)
  }

  /// Tint cannot change all colours exactly.
  public static let effectTint = FindingKind(
    "effect/tint", recoloring: "Tint", meaning: "Tint maps black and white to two colours.",
    type: 20)

  /// Tritone cannot change all colours exactly.
  public static let effectTritone = FindingKind(
    "effect/tritone", recoloring: "Tritone",
    meaning: "Tritone maps shadows, midtones and highlights to three colours.", type: 23)

  /// Levels cannot change all colours exactly.
  public static let effectLevels = FindingKind(
    "effect/levels", recoloring: "Levels", meaning: "Levels changes brightness and contrast.",
    effect: "Images keep their own brightness; gradients and soft edges come near.", type: 24)

  /// A shadow shows together with its layer.
  public static let effectDropShadow = FindingKind(
    "effect/drop-shadow", .warning, title: "A shadow shows together with its layer",
    meaning: "Drop Shadow is set to Shadow Only, which shadows of Core Animation cannot be.",
    effect: "The layer shows over its shadow.",
    wayOut: "Draw the shadow as a layer of its own, with a gradient or a blurred picture.",
    example: #"{"ty": 25} with Shadow Only"#)

  /// The effect Radial Wipe is left out.
  public static let effectRadialWipe = FindingKind(
    "effect/radial-wipe", .warning, title: "The effect Radial Wipe is left out",
    meaning: "Radial Wipe uncovers the layer by an angle.",
    effect: "The layer is shown whole.",
    wayOut: "Use a track matte with a stroked circle and Trim Paths.",
    example: #"{"ty": 26}"#)

  /// The effect Displacement Map is left out.
  public static let effectDisplacement = FindingKind(
    "effect/displacement", .warning, title: "The effect Displacement Map is left out",
    meaning: "Displacement Map moves pixels by the colours of another layer.",
    effect: "The layer is shown as it is.",
    wayOut: "Pre-render the layer to images or video.",
    example: #"{"ty": 27}"#)

  /// Set Matte is not played as it is.
  public static let effectSetMatte = FindingKind(
    "effect/set-matte", .warning, title: "Set Matte is not played as it is",
    meaning: """
      Set Matte takes hue, lightness or saturation of a layer, or replaces the layer's own \
      transparency; or it is one of several on a layer, or stands before other effects, while Core \
      Animation has one mask around the layer.
      """,
    effect: """
      The layer is shown whole, stays transparent where it was, or the mask cuts what later \
      effects draw, too.
      """,
    wayOut: "Use a track matte.",
    example: #"{"ty": 28} with Use For Matte: Hue"#)

  /// The effect Gaussian Blur is left out.
  public static let effectGaussianBlur = FindingKind(
    "effect/gaussian-blur", .warning, title: "The effect Gaussian Blur is left out",
    meaning: "Gaussian Blur softens the layer. Core Animation has no filters on iOS.",
    effect: "The layer is sharp; the exact scene keeps the blur.",
    wayOut: "Use a gradient, or pre-render the layer to an image.",
    example: #"{"ty": 29}"#)

  /// A blur makes the edges of a layer soft.
  public static let effectBlurEdges = FindingKind(
    "effect/blur-edges", .warning, title: "A blur makes the edges of a layer soft",
    meaning: """
      Gaussian Blur is set to Repeat Edge Pixels, and the layer is a solid, an image or a \
      composition, whose picture reaches its edges.
      """,
    effect: "The edges of the layer get soft and transparent instead of staying as they are.",
    wayOut: "Switch Repeat Edge Pixels off, or put the layer through a mask.",
    example: #"{"ty": 29, "ef": [ …, {"mn": "ADBE Gaussian Blur 2-0003", "v": {"k": 1}}]}"#)

  /// A blur lies along other axes.
  public static let effectTurnedBlur = FindingKind(
    "effect/turned-blur", .note, title: "A blur lies along other axes",
    meaning: """
      A layer with a blur or a shadow is scaled unevenly or blurred in one dimension, and turned. \
      Filters of SVG blur along the axes of the picture alone. The scene and the generated code \
      keep what the designer made.
      """,
    effect: "In frames that are drawn as SVG the blur has the right size but is not turned.",
    wayOut: "Scale the layer evenly, or turn it before it is scaled.",
    example: #"{"ty": 29} on a layer with {"s": {"k": [100, 30]}, "r": {"k": 45}}"#)

  /// Fill colours a whole layer.
  public static let effectFill = FindingKind(
    "effect/fill", .warning, title: "Fill colours a whole layer",
    meaning: """
      Fill is set to fill one mask or all masks of the layer, or what is outside of them, or with \
      a soft edge.
      """,
    effect: "All that the layer shows gets the colour.",
    wayOut: "Give what is filled a layer of its own.",
    example: #"{"ty": 21, "ef": [{"mn": "ADBE Fill-0001", "v": {"k": 1}}]}"#)

  /// The brush of Stroke is not drawn as it is.
  public static let effectStroke = FindingKind(
    "effect/stroke", .warning, title: "The brush of Stroke is not drawn as it is",
    meaning: """
      Stroke draws with a soft brush, or sets it down so sparsely that its dabs show; or the mask \
      that it follows does not exist.
      """,
    effect: "The line is sharp and without gaps; without a mask it is missing.",
    wayOut: """
      Set Brush Hardness to 100 % and Spacing below 50 %, choose the Path again, or stroke the \
      path of a shape layer.
      """,
    example: #"{"ty": 22, "ef": [{"mn": "ADBE Stroke-0004", "v": {"k": 0.2}}]}"#)

  /// An effect keeps the first setting of a switch.
  public static let effectSwitch = FindingKind(
    "effect/switch", .warning, title: "An effect keeps the first setting of a switch",
    meaning: "A switch or a list of an effect has keyframes with different values.",
    effect: "The first value is used throughout.",
    wayOut: "Split the layer where the value changes, and set it for each part.",
    example: #"{"mn": "ADBE Drop Shadow-0006", "v": {"a": 1, "k": [ … ]}}"#)

  /// An effect is left out.
  public static let effectOther = FindingKind(
    "effect/other", .warning, title: "An effect is left out",
    meaning: "The layer has an effect that players do not know.",
    effect: "The layer is shown without it.",
    wayOut: "Draw the look with shapes, or pre-render the layer.",
    example: #"{"ty": 5, "mn": "ADBE Glo2"}"#)

  /// A layer has too many effects.
  public static let effectLimit = FindingKind(
    "effect/limit", .error, title: "A layer has too many effects",
    meaning: """
      Each effect works on the picture of the one before. A layer has more than \(limits.effects).
      """,
    effect: "Effects and layer styles beyond the limit are left out.",
    wayOut: "No designer makes this: look at the script that wrote the file.",
    example: "\(limits.effects + 1) drop shadows on one layer")
}
