internal import PegbarBase

// Findings about effects.
extension FindingKind {
  /// Every kind of the family `effect`.
  static let effect: [FindingKind] = [
    effectTint, effectTritone, effectLevels, effectDropShadow, effectRadialWipe, effectDisplacement,
    effectSetMatte, effectGaussianBlur, effectBlurEdges, effectTurnedBlur, effectFill, effectStroke,
    effectSwitch, effectOther, effectLimit,
  ]

  /// Creates a kind for an effect that changes the colors of shapes.
  private init(
    _ id: String, recoloring name: String, meaning: String,
    effect: String = "Images are unchanged. Gradients change only at their color stops.",
    type: Int
  ) {
    self.init(
      id, .warning, title: "Approximated effect: \(name)",
      meaning: """
        \(meaning) Core Animation has no equivalent filter on iOS, so the colors of shapes are \
        changed directly.
        """,
      effect: effect, wayOut: "Adjust the colors in the shapes and images themselves.",
      example: #"{"ty": \#(type)} on an image layer"#)
  }

  /// Approximated Tint effect (`effect/tint`).
  public static let effectTint = FindingKind(
    "effect/tint", recoloring: "Tint", meaning: "Tint maps black and white to two colors.",
    type: 20)

  /// Approximated Tritone effect (`effect/tritone`).
  public static let effectTritone = FindingKind(
    "effect/tritone", recoloring: "Tritone",
    meaning: "Tritone maps shadows, midtones and highlights to three colors.", type: 23)

  /// Approximated Levels effect (`effect/levels`).
  public static let effectLevels = FindingKind(
    "effect/levels", recoloring: "Levels", meaning: "Levels changes brightness and contrast.",
    effect: "Images are unchanged. Gradients and soft edges are approximated.",
    type: 24)

  /// Shadow drawn together with its layer (`effect/drop-shadow`).
  public static let effectDropShadow = FindingKind(
    "effect/drop-shadow", .warning, title: "Unsupported effect setting: Shadow Only",
    meaning: """
      Shadow Only is turned on for the Drop Shadow effect. Core Animation shadows do not support \
      this setting.
      """,
    effect: "The layer is drawn together with its shadow.",
    wayOut: "Draw the shadow as a separate layer with a gradient or a blurred image.",
    example: #"{"ty": 25} with Shadow Only"#)

  /// Dropped Radial Wipe effect (`effect/radial-wipe`).
  public static let effectRadialWipe = FindingKind(
    "effect/radial-wipe", .warning, title: "Unsupported effect: Radial Wipe",
    meaning: "Radial Wipe reveals the layer with a wipe that sweeps around a point.",
    effect: "The whole layer is visible.",
    wayOut: "Use a track matte with a stroked circle, and animate the circle with Trim Paths.",
    example: #"{"ty": 26}"#)

  /// Dropped Displacement Map effect (`effect/displacement`).
  public static let effectDisplacement = FindingKind(
    "effect/displacement", .warning, title: "Unsupported effect: Displacement Map",
    meaning: "Displacement Map moves pixels according to the colors of another layer.",
    effect: "The layer is shown without displacement.",
    wayOut: "Pre-render the layer to images or video.",
    example: #"{"ty": 27}"#)

  /// Approximated Set Matte effect (`effect/set-matte`).
  public static let effectSetMatte = FindingKind(
    "effect/set-matte", .warning, title: "Partially supported effect: Set Matte",
    meaning: """
      The effect uses the hue, lightness or saturation of the matte layer, or replaces the \
      transparency of the layer to which it is applied. This finding also appears if the layer \
      has more than one Set Matte effect, or other effects after Set Matte. Core Animation \
      supports only one mask per layer.
      """,
    effect: """
      The whole layer is visible, the layer keeps its own transparency, or the matte also clips \
      later effects.
      """,
    wayOut: "Use a track matte instead.",
    example: #"{"ty": 28} with Use For Matte: Hue"#)

  /// Dropped Gaussian Blur effect (`effect/gaussian-blur`).
  public static let effectGaussianBlur = FindingKind(
    "effect/gaussian-blur", .warning, title: "Unsupported effect: Gaussian Blur",
    meaning: "Gaussian Blur softens the layer. Core Animation does not support filters on iOS.",
    effect: "The layer is sharp. A scene written with --exact keeps the blur.",
    wayOut: "Use a gradient that looks blurred, or pre-render the layer to an image.",
    example: #"{"ty": 29}"#)

  /// Layer edges softened by a blur (`effect/blur-edges`).
  public static let effectBlurEdges = FindingKind(
    "effect/blur-edges", .warning, title: "Layer edges softened by a blur",
    meaning: """
      Repeat Edge Pixels is turned on for Gaussian Blur, and the content (a solid, an image or a \
      composition) extends to the edges of the layer. Pegbar does not repeat the edge pixels.
      """,
    effect: "The edges of the layer are soft and semitransparent.",
    wayOut: "Turn off Repeat Edge Pixels, or apply a mask to the layer.",
    example: #"{"ty": 29, "ef": [ …, {"mn": "ADBE Gaussian Blur 2-0003", "v": {"k": 1}}]}"#)

  /// Blur along different axes (`effect/turned-blur`).
  public static let effectTurnedBlur = FindingKind(
    "effect/turned-blur", .note, title: "Unrotated blur in SVG frames",
    meaning: """
      A layer with a blur or a shadow is rotated, and it is also either scaled nonuniformly or \
      blurred in only one dimension. SVG filters blur only along the axes of the image. Scenes and \
      generated code are not affected.
      """,
    effect: "In frames drawn as SVG, the blur has the correct size but is not rotated.",
    wayOut: """
      Scale the layer uniformly and blur it in both dimensions, or apply the nonuniform scale to a \
      parent.
      """,
    example: #"{"ty": 29} on a layer with {"s": {"k": [100, 30]}, "r": {"k": 45}}"#)

  /// Fill effect on a whole layer (`effect/fill`).
  public static let effectFill = FindingKind(
    "effect/fill", .warning, title: "Fill effect applied to the whole layer",
    meaning: """
      The Fill effect is limited to one mask or all masks of the layer, or it is inverted or \
      feathered.
      """,
    effect: "The color applies to the entire content of the layer.",
    wayOut: "Move the filled area to a separate layer.",
    example: #"{"ty": 21, "ef": [{"mn": "ADBE Fill-0001", "v": {"k": 1}}]}"#)

  /// Approximated brush of the Stroke effect (`effect/stroke`).
  public static let effectStroke = FindingKind(
    "effect/stroke", .warning, title: "Partially supported effect: Stroke",
    meaning: """
      The Stroke effect uses a soft brush or a Spacing value that leaves gaps between brush marks, \
      or it follows a mask that does not exist.
      """,
    effect: "The line is sharp and has no gaps, or is missing if the mask does not exist.",
    wayOut: """
      Set Brush Hardness to 100% and Spacing below 50%, select an existing mask for Path, or use \
      a Stroke in a shape layer.
      """,
    example: #"{"ty": 22, "ef": [{"mn": "ADBE Stroke-0004", "v": {"k": 0.2}}]}"#)

  /// Ignored keyframes of an effect option (`effect/switch`).
  public static let effectSwitch = FindingKind(
    "effect/switch", .warning, title: "Keyframes of an effect option ignored",
    meaning: "A checkbox or menu of the effect has keyframes with different values.",
    effect: "The first value is used throughout.",
    wayOut: """
      Split the layer wherever the value changes, and set the value for each part separately.
      """,
    example: #"{"mn": "ADBE Drop Shadow-0006", "v": {"a": 1, "k": [ … ]}}"#)

  /// Dropped effect (`effect/other`).
  public static let effectOther = FindingKind(
    "effect/other", .warning, title: "Unsupported effect",
    meaning: "The layer has an effect that Lottie players do not support.",
    effect: "The layer is shown without the effect.",
    wayOut: "Recreate the look with shapes, or pre-render the layer.",
    example: #"{"ty": 5, "mn": "ADBE Glo2"}"#)

  /// Effects beyond the limit of a layer (`effect/limit`).
  public static let effectLimit = FindingKind(
    "effect/limit", .error, title: "Effect limit exceeded",
    meaning: """
      The layer has more than \(limits.effects) effects and layer styles, each of which applies to \
      the result of the previous one.
      """,
    effect: "Effects and layer styles beyond the limit are dropped.",
    wayOut: "Use fewer effects, or correct the script that wrote the file.",
    example: "\(limits.effects + 1) drop shadows on one layer")
}
