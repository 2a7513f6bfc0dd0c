internal import PegbarBase

// Findings about the conversion to keyframes alone.
extension FindingKind {
  /// Every kind of the family `normalize`.
  static let normalize: [FindingKind] = [
    motionBaked, curveFound, pathBaked, pathJumps, definitionCopied, definitionBudget,
    animatedDashes, gradientFocus, lumaMatte, invertedMatte, nestedMask, codeSize, oneTransaction,
    blendMode, blendModeMissing, maskModeApproximated, unseenDropped, matteDepth, maskLimit,
    parentDepth, repetitionLimit, motionLimit, repeatedLayers, systemText, textLimit, cameraCut,
    spaceFlattened, spaceMirrored,
  ]

  /// Sampled motion (`normalize/motion-baked`).
  public static let motionBaked = FindingKind(
    "normalize/motion-baked", .note, title: "Sampled motion",
    meaning: """
      Core Animation keyframes cannot represent the motion exactly, so the motion was sampled with \
      as many keyframes as the tolerance requires. A motion path is divided into curves, each of \
      which is traversed at a constant speed.
      """,
    effect: """
      For a note, no visible difference: the error is within the tolerance. For a warning, the \
      motion differs by the reported error.
      """,
    wayOut: """
      For a note, no action needed. To reduce the number of keyframes, increase the tolerance. For \
      a warning, use fewer and simpler keyframes or expressions.
      """,
    example: #"a position on a curved motion path"#)

  /// Keyframes replaced by an easing curve (`normalize/curve-found`).
  public static let curveFound = FindingKind(
    "normalize/curve-found", .note, title: "Keyframes replaced by an easing curve",
    meaning: """
      The property has a keyframe on nearly every frame. Together, the keyframes match a spring or \
      a standard easing curve to within 1% of the change in value, so the curve replaces the \
      keyframes.
      """,
    effect: "No visible difference. The report states the error of the curve.",
    wayOut: "No action needed. Two keyframes with this easing would produce the same result.",
    example: #"a scale with a keyframe on every frame, written by an easing plug-in"#)

  /// Sampled path (`normalize/path-baked`).
  public static let pathBaked = FindingKind(
    "normalize/path-baked", .note, title: "Sampled path",
    meaning: """
      Path keyframes cannot represent the animated outline exactly, so the outline was sampled. \
      This applies, for example, to trimmed fills, rotating stars and growing rounded corners.
      """,
    effect: """
      For a note, no visible difference: the error is within the tolerance. For a warning, the \
      outline differs by the reported error.
      """,
    wayOut: """
      For a note, no action needed. To reduce the number of keyframes or the reported error, \
      animate the path itself instead of the modifier.
      """,
    example: #"Trim Paths on a fill"#)

  /// Path that changes frame by frame (`normalize/path-jumps`).
  public static let pathJumps = FindingKind(
    "normalize/path-jumps", .warning, title: "Frame-by-frame path animation",
    meaning: """
      The number of vertices in the outline changes during the animation, so each frame shows a \
      separate static path.
      """,
    effect: """
      The motion is correct at the frame rate of the composition, but no smoother on displays with \
      a higher refresh rate.
      """,
    wayOut: """
      Keep the number of vertices constant: start an animated Roundness at 1 instead of 0, avoid \
      applying Trim Paths with an Offset to fills, or animate the path itself.
      """,
    example: #"a rectangle whose Roundness grows from 0, or a fill with Trim Paths and an Offset"#)

  /// Repeaters that require layers beyond the limit (`normalize/repeated-layers`).
  public static let repeatedLayers = FindingKind(
    "normalize/repeated-layers", .error, title: "Repeater layer limit exceeded",
    meaning: """
      The copies of all Repeaters in the file require more than \
      \(WholeNumber.text(limits.repeatedLayers)) layers. Each copy has its own layers, and every \
      \(Limits.pointsOfLayer) points of a copied outline count as one more layer.
      """,
    effect: "Copies beyond the limit are missing.",
    wayOut: "Use fewer copies, or repeat one path instead of many.",
    example: #"{"ty": "rp", "c": {"a": 0, "k": 900}} for a group of 60 stroked paths"#)

  /// Copied precomposition (`normalize/definition-copied`).
  public static let definitionCopied = FindingKind(
    "normalize/definition-copied", .note, title: "Copied precomposition",
    meaning: """
      The layer plays the precomposition with different timing (Time Remap or reverse playback), \
      so the layers of the precomposition were copied and their keyframes were retimed.
      """,
    effect: """
      No visible difference. The output is larger, and any error due to retiming is within the \
      tolerance.
      """,
    wayOut: """
      No action needed. To reduce the size of the output, use the precomposition with its \
      original timing.
      """,
    example: #"{"ty": 0, "tm": { … }}"#)

  /// Copies of precompositions beyond the budget (`normalize/definition-budget`).
  public static let definitionBudget = FindingKind(
    "normalize/definition-budget", .error, title: "Precomposition copy limit exceeded",
    meaning: """
      Nested precompositions with Time Remap require more layer copies, nesting levels or time \
      steps than the limits allow.
      """,
    effect: "The layer is empty.",
    wayOut: "Pre-render the nested precompositions, or use Time Remap on fewer of them.",
    example: #"ten nested precompositions with Time Remap, ten layers in each"#)

  /// Frozen dash lengths (`normalize/animated-dashes`).
  public static let animatedDashes = FindingKind(
    "normalize/animated-dashes", .warning, title: "Animated dash lengths frozen",
    meaning: "Core Animation cannot animate the lengths of dashes, only their offset.",
    effect: "The dashes keep their initial lengths.",
    wayOut: "Animate the Offset of the dashes instead of their lengths.",
    example: #"{"n": "d", "v": {"a": 1, "k": [ … ]}}"#)

  /// Dropped Highlight Length of a radial gradient (`normalize/gradient-highlight`).
  public static let gradientFocus = FindingKind(
    "normalize/gradient-highlight", .warning, title: "Unsupported gradient highlight",
    meaning: """
      The radial gradient has an off-center highlight. Core Animation draws radial gradients only \
      from the center.
      """,
    effect: "The highlight is at the center of the gradient.",
    wayOut: "Set Highlight Length to 0, and move the Start Point instead.",
    example: #"{"ty": "gf", "t": 2, "h": {"a": 0, "k": 50}}"#)

  /// Luma matte that uses opacity instead of brightness (`normalize/luma-matte`).
  public static let lumaMatte = FindingKind(
    "normalize/luma-matte", .warning, title: "Approximated luma matte",
    meaning: """
      Core Animation masks use only opacity. The brightness of the matte was converted to opacity, \
      which is not possible for images, and not exact where dark content covers brighter content.
      """,
    effect: "Where this occurs, the opacity of the layer is higher or lower than in the design.",
    wayOut: "Use an Alpha Matte.",
    example: #"{"tt": 3}"#)

  /// Inverted matte that requires a compositing filter (`normalize/inverted-matte`).
  public static let invertedMatte = FindingKind(
    "normalize/inverted-matte", .note, title: "Compositing filter for an inverted matte",
    meaning: """
      Core Animation masks cannot be inverted. The generated code uses a compositing filter that \
      Apple ships but does not document.
      """,
    effect: "No visible difference on current system versions.",
    wayOut: "Use an Alpha Matte that is opaque where the layer should be visible.",
    example: #"{"tt": 2}"#)

  /// Mask of a mask (`normalize/nested-mask`).
  public static let nestedMask = FindingKind(
    "normalize/nested-mask", .note, title: "Nested masks",
    meaning: """
      A mask is itself masked, for example by a second mask in Subtract or Intersect mode, or \
      because a track matte has a mask. Apple's documentation of `CALayer.mask` states that nested \
      masks are not supported, but other converters rely on them.
      """,
    effect: "No visible difference on current system versions.",
    wayOut: """
      Draw the visible area as one path, for example with a single mask in Add or Subtract mode.
      """,
    example: #"{"masksProperties": [{"mode": "a"}, {"mode": "s"}]}"#)

  /// Large generated code (`normalize/code-size`).
  public static let codeSize = FindingKind(
    "normalize/code-size", .warning, title: "Large generated code",
    meaning: """
      The generated code is larger than \(Limits.heavyCode / 1000) kB, or larger than \
      \(Limits.smallCode / 1000) kB and \(Limits.codeRatio) times as large as the animation. \
      Usually, most of the code is sampled motion, such as the outlines of a path that a modifier \
      changes in every frame. The message names the layer with the most data.
      """,
    effect: "Compiling the code and creating the scene are slow, and the app is larger.",
    wayOut: """
      Increase the tolerance (`--tolerance`), which reduces the number of keyframes, or put \
      outlines into a text file (`--data file`). Animate the path itself instead of a modifier, \
      simplify the path, or use an image sequence or a video.
      """,
    example: "5.9 MB of code for an animation of 93 kB")

  /// Code with a single transaction (`normalize/one-transaction`).
  public static let oneTransaction = FindingKind(
    "normalize/one-transaction", .note, title: "Only one transaction",
    meaning: """
      The code has one function for each transaction, but no layer begins to move after a rest or \
      well after the others, so there is only one.
      """,
    effect: "The code is harder to read than a timeline. No visible difference.",
    wayOut: """
      Use `--style timeline`, or `--style auto` to choose the style for each animation. To divide \
      the animation, add markers in After Effects (Layer > Markers > Add Marker).
      """,
    example: "`--style transactions` for a spinner")

  /// Blend mode that requires a compositing filter (`normalize/blend-mode`).
  public static let blendMode = FindingKind(
    "normalize/blend-mode", .note, title: "Compositing filter for a blend mode",
    meaning: """
      The generated code refers to compositing filters by name, a technique that Apple documents \
      only for macOS.
      """,
    effect: "No visible difference on current system versions.",
    wayOut: "Use Normal mode, and adjust the colors.",
    example: #"{"bm": 1}"#)

  /// Blend mode without a counterpart (`normalize/blend-mode-missing`).
  public static let blendModeMissing = FindingKind(
    "normalize/blend-mode-missing", .warning, title: "Unsupported blend mode",
    meaning: """
      Core Animation has no filter for the Add and Hard Mix modes. On iOS, the filters for Hue, \
      Saturation, Color and Luminosity have no effect.
      """,
    effect:
      "The layer is drawn in Normal mode. The message specifies whether only iOS is affected.",
    wayOut: "Use a supported mode, such as Screen instead of Add.",
    example: #"{"bm": 16}"#)

  /// Approximated mask mode (`normalize/mask-mode`).
  public static let maskModeApproximated = FindingKind(
    "normalize/mask-mode", .warning, title: "Approximated mask mode",
    meaning: """
      Core Animation has no equivalent of the Lighten and Darken modes for partially opaque masks.
      """,
    effect: """
      Where partially opaque masks overlap, the opacity of the layer is higher or lower than in \
      the design.
      """,
    wayOut: "Use Add, Subtract or Intersect, or set Mask Opacity to 100%.",
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
      A chain of track mattes, each with a matte of its own, is longer than the limit. This \
      finding also appears if mattes are applied to other mattes more than \
      \(WholeNumber.text(limits.nestedMattes)) times in the file.
      """,
    effect: "The last layers in the chain are shown without their mattes.",
    wayOut: "Pre-compose each matte together with its own matte.",
    example: #"forty layers, each the Alpha Matte of the next"#)

  /// Combined masks beyond the limit (`normalize/mask-limit`).
  public static let maskLimit = FindingKind(
    "normalize/mask-limit", .error, title: "Mask limit exceeded",
    meaning: """
      The layer has more masks in Subtract, Intersect or Darken mode than the limit allows.
      """,
    effect: "Masks beyond the limit are ignored.",
    wayOut: "Draw the masks as one path, or distribute them across precompositions.",
    example: #"forty masks in Subtract mode"#)

  /// Parent chain beyond the limit (`normalize/parent-depth`).
  public static let parentDepth = FindingKind(
    "normalize/parent-depth", .error, title: "Parent chain too long",
    meaning: """
      The parent chain of a layer is longer than the limit, or the layers require more copies of \
      their parents than the limit allows. Layers with mattes or blend modes do not share parents.
      """,
    effect: "The layer ignores the topmost ancestors in the chain, or is dropped.",
    wayOut: "Use fewer nulls in the parent chain.",
    example: #"two hundred nulls, each the parent of the next"#)

  /// Repetition with keyframes beyond the limit (`normalize/repetition-limit`).
  public static let repetitionLimit = FindingKind(
    "normalize/repetition-limit", .warning, title: "Repetition limit exceeded",
    meaning: """
      Core Animation cannot repeat the motion, so each repetition is written as keyframes. The \
      number of keyframes exceeds the limit.
      """,
    effect: "The motion stops before the animation ends.",
    wayOut: "Shorten the composition, or use fewer, longer repetitions.",
    example: #"a path that loops every tenth of a second for an hour"#)

  /// Animated points beyond the limit (`normalize/motion-limit`).
  public static let motionLimit = FindingKind(
    "normalize/motion-limit", .error, title: "Animated point limit exceeded",
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
    example: #"a Repeater with 200 copies of an outline with 1,000 points and 20 keyframes"#)

  /// Text drawn by the system (`normalize/system-text`).
  public static let systemText = FindingKind(
    "normalize/system-text", .warning, title: "Text drawn with an installed font",
    meaning: """
      The file has no outlines for the font of the text, so the system draws each line with an \
      installed font.
      """,
    effect: """
      Letter shapes and the lengths of text lines depend on the font that the system finds. \
      Tracking, strokes, text on a path and the animation of individual letters are missing.
      """,
    wayOut: "Export with Glyphs turned on, or use Layer > Create > Create Shapes from Text.",
    example: #"{"ty": 5, "t": {"d": {"k": [{"s": {"t": "Hello", "f": "Lato-Bold"}}]}}}"#)

  /// Animated letters beyond the limit (`normalize/text-limit`).
  public static let textLimit = FindingKind(
    "normalize/text-limit", .error, title: "Animated letter limit exceeded",
    meaning: """
      Each animated letter becomes a layer with its own keyframes. The number of letters, path \
      vertices or Source Text keyframes, or the duration of the motion, exceeds the limit.
      """,
    effect: "The letters are static in their final state, or some or all letters are missing.",
    wayOut: "Animate lines or the entire text instead of letters, or pre-render the text as video.",
    example: #"a page of text typed letter by letter over ten minutes"#)

  /// Unsupported cut between cameras (`normalize/camera-cut`).
  public static let cameraCut = FindingKind(
    "normalize/camera-cut", .warning, title: "Unsupported cut between cameras",
    meaning: """
      The topmost camera does not span the whole composition. Core Animation cannot cut from \
      one camera to another.
      """,
    effect: "The 3D layers are seen through the topmost camera for the whole composition.",
    wayOut: """
      Use a separate precomposition for each camera, or use one camera for the whole \
      composition, with hold keyframes for the cuts.
      """,
    example: #"two camera layers, one after the other"#)

  /// Flattened layer in 3D space (`normalize/space-flattened`).
  public static let spaceFlattened = FindingKind(
    "normalize/space-flattened", .warning, title: "Flattened 3D layer",
    meaning: """
      The layer is in a 3D precomposition with collapsed transformations, and has a track matte or \
      a blend mode. Core Animation applies mattes and blend modes only to flat images.
      """,
    effect: "The layer loses its depth and is shown in the plane of the precomposition.",
    wayOut: """
      Move the layer to the main composition, or remove its track matte and set its blend mode to \
      Normal.
      """,
    example: #"a track matte in a 3D precomposition with collapsed transformations"#)

  /// 3D parent that mirrors as it moves (`normalize/space-mirrored`).
  public static let spaceMirrored = FindingKind(
    "normalize/space-mirrored", .warning, title: "Animated 3D parent with negative scale",
    meaning: """
      A 3D parent layer rotates or scales, and one of its scale factors is negative at a keyframe. \
      Apple does not document how Core Animation decomposes a matrix that includes a reflection.
      """,
    effect: "Child layers of this parent might rotate incorrectly during the motion.",
    wayOut: "Rotate the parent by 180° about an axis instead of using a negative scale.",
    example: #"a 3D null whose scale changes from 100%, 100%, 100% to -100%, 100%, 100%"#)
}
