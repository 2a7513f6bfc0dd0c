internal import PegbarBase

// Findings about what keyframes alone can play.
extension FindingKind {
  /// Every kind of the family `normalize`.
  static let normalize: [FindingKind] = [
    motionBaked, curveFound, pathBaked, pathJumps, definitionCopied, definitionBudget,
    animatedDashes, gradientFocus, lumaMatte, invertedMatte, blendMode, blendModeMissing,
    maskModeApproximated, unseenDropped, matteDepth, maskLimit, parentDepth, repetitionLimit,
    motionLimit, repeatedLayers, systemText, textLimit, cameraCut, spaceFlattened, spaceMirrored,
  ]

  /// Motion was sampled.
  public static let motionBaked = FindingKind(
    "normalize/motion-baked", .note, title: "Motion was sampled",
    meaning: """
      The property moves in a way that Core Animation keyframes cannot express, so it \
      was sampled into as many keys as the tolerance needs. A motion path becomes curves that are \
      travelled evenly.
      """,
    effect: "None within the tolerance.",
    wayOut: "None is needed; a larger tolerance gives fewer keys, a smaller one more.",
    example: #"a position on a curved motion path"#)

  /// Keys were samples of a curve.
  public static let curveFound = FindingKind(
    "normalize/curve-found", .note, title: "Keys are samples of a curve",
    meaning: """
      The property has a key at nearly every frame, and together they are what a spring or an easing \
      with a name does, to within 1 % of the change; that is played instead of the keys.
      """,
    effect: "None that can be seen: the finding says how far the curve is off.",
    wayOut: "None is needed; two keys with that easing say the same.",
    example: #"a scale with a key at every frame, written by an easing plugin"#)

  /// A path was sampled.
  public static let pathBaked = FindingKind(
    "normalize/path-baked", .note, title: "A path was sampled",
    meaning: """
      The outline changes in a way that path keyframes cannot express exactly (a trimmed \
      fill, a star that turns, rounded corners that grow), so it was sampled.
      """,
    effect: "None within the tolerance.",
    wayOut: "None is needed; key the path itself for fewer keys.",
    example: #"Trim Paths on a fill"#)

  /// A path changes frame by frame.
  public static let pathJumps = FindingKind(
    "normalize/path-jumps", .warning, title: "A path changes frame by frame",
    meaning: """
      The outline changes its number of vertices while it moves, so it is shown as one \
      still path for each frame.
      """,
    effect: """
      The move looks right at the frame rate of the composition and does not get \
      smoother on faster displays.
      """,
    wayOut: """
      Keep the number of vertices the same: begin an animated roundness at 1 instead of 0, avoid \
      Trim Paths with an offset on fills, or key the path itself.
      """,
    example: #"a rectangle whose roundness grows from 0; Trim Paths that wraps round a fill"#)

  /// Repeaters need too many layers.
  public static let repeatedLayers = FindingKind(
    "normalize/repeated-layers", .error, title: "Repeaters need too many layers",
    meaning: """
      Every copy of a Repeater becomes layers of its own, with all points of its outlines. All \
      Repeaters of the file together need more than \(WholeNumber.text(limits.repeatedLayers)) layers; \
      \(Limits.pointsOfLayer) points count as one.
      """,
    effect: "The copies beyond the limit are left out.",
    wayOut: "Use fewer copies, or one path in place of many inside of the Repeater.",
    example: #"{"ty": "rp", "c": {"a": 0, "k": 900}} over a group of 60 paths with strokes"#)

  /// A precomposition was copied.
  public static let definitionCopied = FindingKind(
    "normalize/definition-copied", .note, title: "A precomposition was copied",
    meaning: """
      The layer plays the precomposition in a time of its own (Time Remap, reversed), so \
      its layers were copied with keys in that time.
      """,
    effect: "None within the tolerance; the output is larger.",
    wayOut: "Use the precomposition without Time Remap where the size matters.",
    example: #"{"ty": 0, "tm": { … }}"#)

  /// Copies of precompositions exceed the budget.
  public static let definitionBudget = FindingKind(
    "normalize/definition-budget", .error, title: "Copies of precompositions exceed the budget",
    meaning: """
      Time remaps nested in each other need more copies of layers, or more times to follow \
      each other's keys, than the limits allow.
      """,
    effect: "The layer is left empty.",
    wayOut: "Pre-render the nested compositions, or remove nested Time Remaps.",
    example: #"ten levels of remapped precompositions, ten layers each"#)

  /// Dash lengths that move stand still.
  public static let animatedDashes = FindingKind(
    "normalize/animated-dashes", .warning, title: "Dash lengths that move stand still",
    meaning: "Core Animation cannot animate the lengths of dashes, only their offset.",
    effect: "The dashes keep the lengths they have at first.",
    wayOut: "Animate the Offset of the dashes instead of their lengths.",
    example: #"{"n": "d", "v": {"a": 1, "k": [ … ]}}"#)

  /// The highlight of a radial gradient is centred.
  public static let gradientFocus = FindingKind(
    "normalize/gradient-highlight", .warning,
    title: "The highlight of a radial gradient is centred",
    meaning: "Core Animation has no radial gradients with a focus outside of the centre.",
    effect: "The highlight lies in the centre.",
    wayOut: "Set Highlight Length to 0 and move the start point.",
    example: #"{"ty": "gf", "t": 2, "h": {"a": 0, "k": 50}}"#)

  /// A luma matte uses opacity in place of brightness.
  public static let lumaMatte = FindingKind(
    "normalize/luma-matte", .warning, title: "A luma matte uses opacity in place of brightness",
    meaning: """
      Core Animation masks know only opacity. The brightness of the matte was turned \
      into opacity where its colours are plain; gradients and images cannot be turned.
      """,
    effect: "Where the matte is neither black nor white the layer shows too much or too little.",
    wayOut: "Use an Alpha Matte.",
    example: #"{"tt": 3}"#)

  /// An inverted matte needs a compositing filter.
  public static let invertedMatte = FindingKind(
    "normalize/inverted-matte", .note, title: "An inverted matte needs a compositing filter",
    meaning: """
      Core Animation masks cannot be inverted. The generated code uses a filter that \
      Apple ships but does not document.
      """,
    effect: "None on the systems known.",
    wayOut: "Use a matte that is opaque where the layer should show.",
    example: #"{"tt": 2}"#)

  /// A blend mode needs a compositing filter.
  public static let blendMode = FindingKind(
    "normalize/blend-mode", .note, title: "A blend mode needs a compositing filter",
    meaning: """
      The generated code uses compositing filters by name, which Apple documents for macOS only.
      """,
    effect: "None on the systems known.",
    wayOut: "Use the mode Normal and set the colours.",
    example: #"{"bm": 1}"#)

  /// A blend mode has no counterpart.
  public static let blendModeMissing = FindingKind(
    "normalize/blend-mode-missing", .warning, title: "A blend mode has no counterpart",
    meaning: "Core Animation has no filter for Add and Hard Mix.",
    effect: "The layer is shown in the mode Normal.",
    wayOut: "Use Screen in place of Add.",
    example: #"{"bm": 16}"#)

  /// A mask mode is approximated.
  public static let maskModeApproximated = FindingKind(
    "normalize/mask-mode", .warning, title: "A mask mode is approximated",
    meaning: """
      Lighten and Darken of masks that are partly opaque have no counterpart in Core \
      Animation.
      """,
    effect: "Where masks of partial opacity overlap, the coverage differs.",
    wayOut: "Use Add, Subtract or Intersect, or full mask opacity.",
    example: #"{"mode": "d", "o": {"a": 0, "k": 50}}"#)

  /// Something can never be seen and was dropped.
  public static let unseenDropped = FindingKind(
    "normalize/unseen", .note, title: "Something can never be seen and was dropped",
    meaning: """
      A layer is never visible: it is hidden, fully transparent, outside of its \
      composition’s time, or an unused matte.
      """,
    effect: "None.",
    wayOut: "Delete the layer in After Effects to make the file smaller.",
    example: #"{"hd": true}"#)

  /// Too many mattes stand in a row.
  public static let matteDepth = FindingKind(
    "normalize/matte-depth", .error, title: "Too many mattes stand in a row",
    meaning: """
      The matte of a layer has a matte itself, which has one in turn, deeper than the \
      limit allows; or there are more than \(WholeNumber.text(limits.nestedMattes)) mattes of mattes, \
      each of which is built anew.
      """,
    effect: "The innermost layers are shown without their mattes.",
    wayOut: "Pre-compose the layers that are mattes of mattes.",
    example: #"forty layers, each the Alpha Matte of the next"#)

  /// Too many masks cut each other.
  public static let maskLimit = FindingKind(
    "normalize/mask-limit", .error, title: "Too many masks cut each other",
    meaning: """
      A layer has more masks with the modes Subtract, Intersect or Darken than the limit \
      allows.
      """,
    effect: "The last masks of the layer are left out.",
    wayOut: "Draw the masks as one path, or spread them over precompositions.",
    example: #"forty masks with the mode Subtract"#)

  /// Too many parents stand in a row.
  public static let parentDepth = FindingKind(
    "normalize/parent-depth", .error, title: "Too many parents stand in a row",
    meaning: """
      The parents of a layer stand in a longer row than the limit allows, or layers with mattes \
      or blend modes need more copies of their parents than it allows.
      """,
    effect: "The layer does not follow its outermost parents, or is left out.",
    wayOut: "Parent the layer to fewer nulls.",
    example: #"two hundred nulls, each the parent of the next"#)

  /// A repetition has too many keyframes.
  public static let repetitionLimit = FindingKind(
    "normalize/repetition-limit", .warning, title: "A repetition has too many keyframes",
    meaning: """
      A motion that repeats has to be written out as keyframes, because Core Animation cannot \
      repeat it itself, and it repeats so often that these are more than the limit allows.
      """,
    effect: "The motion stops after some time.",
    wayOut: "Make the composition shorter, or repeat fewer and longer motions.",
    example: #"a path that loops every tenth of a second for an hour"#)

  /// Too many points move.
  public static let motionLimit = FindingKind(
    "normalize/motion-limit", .error, title: "Too many points move",
    meaning: """
      Every key of a moving outline holds all its points, and every copy that a Repeater, a parent \
      or a precomposition in another time needs holds all its keys. Together they are more than the \
      limit allows.
      """,
    effect: "The layer stands still, as it is at the beginning.",
    wayOut: """
      Use fewer copies, simplify the outline, or move the layer with its transform in place of its \
      path; or raise the limit motion-points.
      """,
    example: #"a Repeater with 200 copies of an outline of 1,000 points that has 20 keys"#)

  /// The system draws a text.
  public static let systemText = FindingKind(
    "normalize/system-text", .warning, title: "The system draws a text",
    meaning: """
      The file has no outlines of the text's font, so each line becomes a text layer, and the \
      system lays it out.
      """,
    effect: """
      Letters and widths are those of the font that the system finds. Tracking, outlines, and \
      whatever moves single letters are missing.
      """,
    wayOut: "Export with Glyphs switched on, or use Layer > Create > Create Shapes from Text.",
    example: #"{"ty": 5, "t": {"d": {"k": [{"s": {"t": "Hello", "f": "Lato-Bold"}}]}}}"#)

  /// A text has too many letters that move.
  public static let textLimit = FindingKind(
    "normalize/text-limit", .error, title: "A text has too many letters that move",
    meaning: """
      Each letter that moves becomes a layer with keys of its own. Letters, their points, documents \
      or the time in which they move are more than the limit allows.
      """,
    effect: "The letters stand as they do at the end, or some or all of them are left out.",
    wayOut: "Animate by lines or as a whole, or render the text as video.",
    example: #"a page of text, typed letter by letter for ten minutes"#)

  /// One camera is used throughout.
  public static let cameraCut = FindingKind(
    "normalize/camera-cut", .warning, title: "One camera is used throughout",
    meaning: """
      The topmost camera of the composition begins late or ends early. Core Animation cannot cut \
      from one camera to another.
      """,
    effect: "The 3D layers are seen through the topmost camera at all times.",
    wayOut: """
      Give every camera a precomposition of its own, or let one camera last for the whole \
      composition and jump with hold keyframes.
      """,
    example: #"two camera layers, one after the other"#)

  /// A layer leaves the space around its composition.
  public static let spaceFlattened = FindingKind(
    "normalize/space-flattened", .warning, title: "A layer in 3D space is flattened",
    meaning: """
      The layer stands in a 3D precomposition with collapsed transformations and has a track \
      matte or a blend mode, for which Core Animation needs a flat picture.
      """,
    effect: "Its depth is lost: it is shown in the plane of the precomposition.",
    wayOut: "Move the layer to the main composition, or leave its matte and blend mode out.",
    example: #"a matte inside of a collapsed 3D precomposition"#)

  /// A layer mirrors the space of others as it moves.
  public static let spaceMirrored = FindingKind(
    "normalize/space-mirrored", .warning, title: "A 3D parent mirrors as it moves",
    meaning: """
      A 3D layer that is the parent of others turns or scales, and a factor of its scale is below \
      0 at one of the keyframes. Core Animation does not say into which parts it takes a matrix \
      apart that mirrors space.
      """,
    effect: "The layers that follow it may be turned while it moves.",
    wayOut: "Turn the parent by 180 degrees about an axis in place of scaling it below 0.",
    example: #"a 3D null with a scale from 100 % to -100 %, 100 %, 100 %"#)
}
