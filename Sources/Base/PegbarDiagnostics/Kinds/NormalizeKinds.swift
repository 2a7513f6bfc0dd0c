internal import PegbarBase

// Findings about the conversion to keyframes alone.
extension FindingKind {
  /// Every kind of the family `normalize`.
  static let normalize: [FindingKind] = [
    motionBaked, curveFound, pathBaked, pathJumps, definitionCopied, definitionBudget,
    animatedDashes, gradientFocus, lumaMatte, invertedMatte, blendMode, blendModeMissing,
    maskModeApproximated, unseenDropped, matteDepth, maskLimit, parentDepth, repetitionLimit,
    motionLimit, repeatedLayers, systemText, textLimit, cameraCut, spaceFlattened, spaceMirrored,
  ]

  /// Sampled motion (`normalize/motion-baked`).
  public static let motionBaked = FindingKind(
    "normalize/motion-baked", .note, title: "Sampled motion",
    meaning: """
      Core Animation keyframes cannot express the motion of the property, so it was sampled with \
      as many keyframes as the tolerance requires. A motion path becomes curves that are traversed \
      at constant speed.
      """,
    effect: "No difference beyond the tolerance.",
    wayOut: """
      No action needed. A larger tolerance produces fewer keyframes, and a smaller one produces \
      more.
      """,
    example: #"a position on a curved motion path"#)

  /// Keyframes that are samples of a curve (`normalize/curve-found`).
  public static let curveFound = FindingKind(
    "normalize/curve-found", .note, title: "Recognized easing curve",
    meaning: """
      The property has a keyframe on nearly every frame. Together, the keyframes match a spring or \
      a named easing to within 1 % of the change, and that curve is played instead.
      """,
    effect: "No visible difference. The finding states the error of the curve.",
    wayOut: "No action needed. Two keyframes with that easing produce the same result.",
    example: #"a scale with a keyframe on every frame, written by an easing plug-in"#)

  /// Sampled path (`normalize/path-baked`).
  public static let pathBaked = FindingKind(
    "normalize/path-baked", .note, title: "Sampled path",
    meaning: """
      Path keyframes cannot express the change of the outline exactly (a trimmed fill, a rotating \
      star, growing rounded corners), so the outline was sampled.
      """,
    effect: "No difference beyond the tolerance.",
    wayOut: "No action needed. For fewer keyframes, animate the path itself.",
    example: #"Trim Paths on a fill"#)

  /// Path that changes frame by frame (`normalize/path-jumps`).
  public static let pathJumps = FindingKind(
    "normalize/path-jumps", .warning, title: "Frame-by-frame path animation",
    meaning: """
      The number of vertices of the outline changes during the motion, so one static path is shown \
      per frame.
      """,
    effect: """
      The motion is correct at the frame rate of the composition, but not smoother on faster \
      displays.
      """,
    wayOut: """
      Keep the number of vertices constant: start an animated roundness at 1 instead of 0, avoid \
      Trim Paths with an offset on fills, or animate the path itself.
      """,
    example: #"a rectangle whose roundness grows from 0; Trim Paths that wraps around a fill"#)

  /// Repeaters that require layers beyond the limit (`normalize/repeated-layers`).
  public static let repeatedLayers = FindingKind(
    "normalize/repeated-layers", .error, title: "Repeater layer limit exceeded",
    meaning: """
      Each copy of a Repeater becomes separate layers with all points of its outlines. All \
      Repeaters in the file together require more than \(WholeNumber.text(limits.repeatedLayers)) \
      layers. \(Limits.pointsOfLayer) points count as one layer.
      """,
    effect: "The copies beyond the limit are missing.",
    wayOut: "Use fewer copies, or one path instead of many in the Repeater.",
    example: #"{"ty": "rp", "c": {"a": 0, "k": 900}} over a group of 60 paths with strokes"#)

  /// Copied precomposition (`normalize/definition-copied`).
  public static let definitionCopied = FindingKind(
    "normalize/definition-copied", .note, title: "Copied precomposition",
    meaning: """
      The layer plays the precomposition with different timing (Time Remap or reverse playback), \
      so the layers of the precomposition were copied, with keyframes in that timing.
      """,
    effect: "No difference beyond the tolerance. The output is larger.",
    wayOut: "If the size matters, use the precomposition without Time Remap.",
    example: #"{"ty": 0, "tm": { … }}"#)

  /// Copies of precompositions beyond the budget (`normalize/definition-budget`).
  public static let definitionBudget = FindingKind(
    "normalize/definition-budget", .error, title: "Precomposition copy limit exceeded",
    meaning: """
      Nested Time Remaps require more copies of layers, more levels or more time steps than the \
      limits allow.
      """,
    effect: "The layer is empty.",
    wayOut: "Pre-render the nested compositions, or remove nested Time Remaps.",
    example: #"ten levels of remapped precompositions, ten layers each"#)

  /// Frozen dash lengths (`normalize/animated-dashes`).
  public static let animatedDashes = FindingKind(
    "normalize/animated-dashes", .warning, title: "Animated dash lengths frozen",
    meaning: "Core Animation cannot animate the lengths of dashes, only their offset.",
    effect: "The dashes keep their initial lengths.",
    wayOut: "Animate the Offset of the dashes instead of their lengths.",
    example: #"{"n": "d", "v": {"a": 1, "k": [ … ]}}"#)

  /// Centered highlight of a radial gradient (`normalize/gradient-highlight`).
  public static let gradientFocus = FindingKind(
    "normalize/gradient-highlight", .warning, title: "Centered gradient highlight",
    meaning: "Core Animation does not support radial gradients with a focus outside the center.",
    effect: "The highlight is at the center.",
    wayOut: "Set Highlight Length to 0 and move the start point.",
    example: #"{"ty": "gf", "t": 2, "h": {"a": 0, "k": 50}}"#)

  /// Luma matte that uses opacity instead of brightness (`normalize/luma-matte`).
  public static let lumaMatte = FindingKind(
    "normalize/luma-matte", .warning, title: "Approximated luma matte",
    meaning: """
      Core Animation masks use only opacity. For solid colors, the brightness of the matte was \
      converted to opacity. Gradients and images cannot be converted.
      """,
    effect: """
      The visibility of the layer differs from the design wherever the matte is neither black nor \
      white.
      """,
    wayOut: "Use an Alpha Matte.",
    example: #"{"tt": 3}"#)

  /// Inverted matte that requires a compositing filter (`normalize/inverted-matte`).
  public static let invertedMatte = FindingKind(
    "normalize/inverted-matte", .note, title: "Compositing filter for an inverted matte",
    meaning: """
      Core Animation masks cannot be inverted. The generated code uses a filter that \
      Apple ships but does not document.
      """,
    effect: "None on known system versions.",
    wayOut: "Use a matte that is opaque where the layer should be visible.",
    example: #"{"tt": 2}"#)

  /// Blend mode that requires a compositing filter (`normalize/blend-mode`).
  public static let blendMode = FindingKind(
    "normalize/blend-mode", .note, title: "Compositing filter for a blend mode",
    meaning: """
      The generated code refers to compositing filters by name, a technique that Apple documents \
      only for macOS.
      """,
    effect: "None on known system versions.",
    wayOut: "Use Normal mode and adjust the colors.",
    example: #"{"bm": 1}"#)

  /// Blend mode without a counterpart (`normalize/blend-mode-missing`).
  public static let blendModeMissing = FindingKind(
    "normalize/blend-mode-missing", .warning, title: "Unsupported blend mode",
    meaning: "Core Animation has no filter for Add or Hard Mix.",
    effect: "The layer is shown in Normal mode.",
    wayOut: "Use Screen instead of Add.",
    example: #"{"bm": 16}"#)

  /// Approximated mask mode (`normalize/mask-mode`).
  public static let maskModeApproximated = FindingKind(
    "normalize/mask-mode", .warning, title: "Approximated mask mode",
    meaning: """
      Core Animation has no counterpart for Lighten and Darken modes with partly opaque masks.
      """,
    effect: "The coverage differs where partly opaque masks overlap.",
    wayOut: "Use Add, Subtract or Intersect, or full mask opacity.",
    example: #"{"mode": "d", "o": {"a": 0, "k": 50}}"#)

  /// Dropped content that is never visible (`normalize/unseen`).
  public static let unseenDropped = FindingKind(
    "normalize/unseen", .note, title: "Dropped invisible layer",
    meaning: """
      The layer is never visible: it is hidden, fully transparent or outside the time span of its \
      composition, or it is an unused matte.
      """,
    effect: "None.",
    wayOut: "Delete the layer in After Effects to make the file smaller.",
    example: #"{"hd": true}"#)

  /// Nested mattes beyond the limit (`normalize/matte-depth`).
  public static let matteDepth = FindingKind(
    "normalize/matte-depth", .error, title: "Matte chain too long",
    meaning: """
      The matte of a layer itself has a matte, and so on, to a depth that exceeds the limit. \
      Alternatively, there are more than \(WholeNumber.text(limits.nestedMattes)) mattes of \
      mattes, each of which is built separately.
      """,
    effect: "The innermost layers are shown without their mattes.",
    wayOut: "Pre-compose the layers that are mattes of mattes.",
    example: #"forty layers, each the Alpha Matte of the next"#)

  /// Combined masks beyond the limit (`normalize/mask-limit`).
  public static let maskLimit = FindingKind(
    "normalize/mask-limit", .error, title: "Mask limit exceeded",
    meaning: """
      The number of masks in Subtract, Intersect or Darken mode on a layer exceeds the limit.
      """,
    effect: "The last masks of the layer are dropped.",
    wayOut: "Draw the masks as one path, or distribute them over precompositions.",
    example: #"forty masks in Subtract mode"#)

  /// Parent chain beyond the limit (`normalize/parent-depth`).
  public static let parentDepth = FindingKind(
    "normalize/parent-depth", .error, title: "Parent chain too long",
    meaning: """
      The parent chain of a layer exceeds the limit, or layers with mattes or blend modes require \
      more copies of their parents than the limit allows.
      """,
    effect: "The layer does not follow its outermost parents, or is dropped.",
    wayOut: "Parent the layer to fewer nulls.",
    example: #"two hundred nulls, each the parent of the next"#)

  /// Repetition with keyframes beyond the limit (`normalize/repetition-limit`).
  public static let repetitionLimit = FindingKind(
    "normalize/repetition-limit", .warning, title: "Repetition limit exceeded",
    meaning: """
      Core Animation cannot repeat this motion, so each repetition is written as keyframes. The \
      number of keyframes exceeds the limit.
      """,
    effect: "The motion stops after some time.",
    wayOut: "Make the composition shorter, or repeat fewer and longer motions.",
    example: #"a path that loops every tenth of a second for an hour"#)

  /// Animated points beyond the limit (`normalize/motion-limit`).
  public static let motionLimit = FindingKind(
    "normalize/motion-limit", .error, title: "Motion point limit exceeded",
    meaning: """
      Each keyframe of an animated outline contains all points of the outline. Each copy made for \
      a Repeater, a parent or a retimed precomposition contains all keyframes of the outline. The \
      total number of points exceeds the limit.
      """,
    effect: "The layer remains in its initial state.",
    wayOut: """
      Use fewer copies, simplify the outline, or animate the transform of the layer instead of its \
      path. Alternatively, raise the `motion-points` limit.
      """,
    example: #"a Repeater with 200 copies of an outline of 1,000 points that has 20 keyframes"#)

  /// Text drawn by the system (`normalize/system-text`).
  public static let systemText = FindingKind(
    "normalize/system-text", .warning, title: "Text drawn with a system font",
    meaning: """
      The file has no outlines for the font of the text, so each line becomes a text layer that \
      the system lays out.
      """,
    effect: """
      Letters and widths are those of the font that the system finds. Tracking, outlines and the \
      animation of individual letters are missing.
      """,
    wayOut: "Export with Glyphs turned on, or use Layer > Create > Create Shapes from Text.",
    example: #"{"ty": 5, "t": {"d": {"k": [{"s": {"t": "Hello", "f": "Lato-Bold"}}]}}}"#)

  /// Animated letters beyond the limit (`normalize/text-limit`).
  public static let textLimit = FindingKind(
    "normalize/text-limit", .error, title: "Animated letter limit exceeded",
    meaning: """
      Each animated letter becomes a layer with its own keyframes. The letters, their points, the \
      text documents or the duration of the motion exceed the limit.
      """,
    effect: "The letters are static in their final state, or some or all of them are missing.",
    wayOut: "Animate lines or the whole text, or render the text as video.",
    example: #"a page of text, typed letter by letter for ten minutes"#)

  /// Single camera used throughout (`normalize/camera-cut`).
  public static let cameraCut = FindingKind(
    "normalize/camera-cut", .warning, title: "Single camera used throughout",
    meaning: """
      The topmost camera of the composition begins late or ends early. Core Animation cannot cut \
      from one camera to another.
      """,
    effect: "The 3D layers are seen through the topmost camera throughout.",
    wayOut: """
      Give each camera its own precomposition, or use one camera for the whole composition and \
      jump with hold keyframes.
      """,
    example: #"two camera layers, one after the other"#)

  /// Flattened layer in 3D space (`normalize/space-flattened`).
  public static let spaceFlattened = FindingKind(
    "normalize/space-flattened", .warning, title: "Flattened 3D layer",
    meaning: """
      The layer is in a 3D precomposition with collapsed transformations and has a track matte or \
      a blend mode, for which Core Animation requires a flat image.
      """,
    effect: "The layer loses its depth and is shown in the plane of the precomposition.",
    wayOut: "Move the layer to the main composition, or remove its matte and blend mode.",
    example: #"a matte in a collapsed 3D precomposition"#)

  /// 3D parent that mirrors as it moves (`normalize/space-mirrored`).
  public static let spaceMirrored = FindingKind(
    "normalize/space-mirrored", .warning, title: "Animated 3D parent with negative scale",
    meaning: """
      A 3D parent layer rotates or scales, and one of its scale factors is negative at a keyframe. \
      Core Animation does not document how it decomposes a matrix that mirrors space.
      """,
    effect: "Child layers of this parent might rotate incorrectly during the motion.",
    wayOut: "Rotate the parent by 180° about an axis instead of using a negative scale.",
    example: #"a 3D null whose scale changes from 100 %, 100 %, 100 % to -100 %, 100 %, 100 %"#)
}
