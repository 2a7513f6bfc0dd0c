internal import PegbarBase

// Findings about the contents of shape layers.
extension FindingKind {
  /// Every kind of the family `shape`.
  static let shape: [FindingKind] = [
    mergePaths, repeater, offsetPath, zigZag, twist, unknownShape, vertexCount, pathClosing,
    polystarPoints, groupDepth, paintLimit,
  ]

  /// What cannot be done with merged paths.
  public static let mergePaths = FindingKind(
    "shape/merge-paths", .warning, title: "Strokes, modifiers or copies ignore Merge Paths",
    meaning: """
      Paths are combined by Add, Subtract, Intersect or Exclude Intersections. Fills show the \
      merged area, but there is no merged outline that a stroke could follow or a modifier after \
      Merge Paths could change, and copies of a Repeater before it are not merged with each other.
      """,
    effect: "Strokes follow the single paths; modifiers change the single paths; copies overlap.",
    wayOut: """
      Merge the paths in Illustrator or with a one-off script, or put the modifier before Merge \
      Paths.
      """,
    example: #"{"ty": "mm", "mm": 3} before {"ty": "st"}"#)

  /// A repeater beyond what is drawn.
  public static let repeater = FindingKind(
    "shape/repeater", .warning, title: "Copies of a Repeater are not all drawn or trimmed",
    meaning: """
      A Repeater makes more than \(limits.repeaterCopies) copies, or a Trim Paths after it trims all \
      copies in a row.
      """,
    effect: "The copies beyond are left out; a trim trims each copy for itself.",
    wayOut: """
      Use fewer copies, and Trim Paths before the Repeater or with Trim Multiple Shapes: \
      Simultaneously.
      """,
    example: #"{"ty": "rp", "c": {"a": 0, "k": 5000}}"#)

  /// A moved outline crosses itself.
  public static let offsetPath = FindingKind(
    "shape/offset-paths", .warning, title: "A moved outline crosses itself",
    meaning: """
      Offset Paths moves an outline inwards by more than half of its width or height. Nothing is \
      left of it in After Effects; here, as in players, its sides pass each other. Or the outline \
      has more corners than can be cut where its sides meet.
      """,
    effect: "The outline shows turned inside out, or has spikes at some corners.",
    wayOut: "Use a smaller Amount or fewer vertices, or hide the shape by its opacity.",
    example: #"{"ty": "op", "a": {"k": -50}} on an ellipse of 60 × 60"#)

  /// Zig Zag changes its type.
  public static let zigZag = FindingKind(
    "shape/zig-zag", .warning, title: "Points of Zig Zag changes its type",
    meaning: "Points of Zig Zag is keyed between Corner and Smooth.",
    effect: "The first type is used throughout.",
    wayOut: "Use two shapes with Zig Zag, and switch between them by their opacity.",
    example: #"{"ty": "zz", "pt": {"a": 1, "k": [ … ]}}"#)

  /// Twist is left out.
  public static let twist = FindingKind(
    "shape/twist", .warning, title: "Twist is left out",
    meaning: "Twist turns the middle of a shape more than its edge. No player draws it.",
    effect: "The paths keep their original form.",
    wayOut: "Key the path itself.",
    example: #"{"ty": "tw"}"#)

  /// The type of a shape is not known.
  public static let unknownShape = FindingKind(
    "shape/unknown-item", .warning, title: "The type of a shape is not known",
    meaning: "The item has a type that neither the specification nor any known exporter has.",
    effect: "It draws nothing.",
    wayOut: "Update the exporter or replace the item.",
    example: #"{"ty": "zz9"}"#)

  /// Path keyframes have different numbers of vertices.
  public static let vertexCount = FindingKind(
    "shape/vertex-count", .warning, title: "Path keyframes have different numbers of vertices",
    meaning: """
      A path can only move from one keyframe to the next if both have the same number of vertices.
      """,
    effect: "The path jumps instead of moving.",
    wayOut: """
      In After Effects, add vertices so that all keyframes of the path have the same \
      number, with the first vertex at the same place.
      """,
    example: #"keyframes of 4 and of 5 vertices"#)

  /// A path opens or closes between keys.
  public static let pathClosing = FindingKind(
    "shape/path-closing", .warning, title: "A path is closed at one keyframe and open at another",
    meaning: "Whether a path is closed cannot change while it moves: the first keyframe decides.",
    effect: "An open path gets its last edge, or a closed one misses it, as in players.",
    wayOut: "Close the path (Layer > Mask and Shape Path > Closed) at every keyframe.",
    example: #"[{"t": 0, "s": [{"c": true, … }]}, {"t": 9, "s": [{"c": false, … }]}]"#)

  /// A polystar has a fraction of a point.
  public static let polystarPoints = FindingKind(
    "shape/polystar-points", .note, title: "A polystar has a fraction of a point",
    meaning: """
      The number of points is keyed or no whole number. Only the whole part counts, as in players.
      """,
    effect: "Points appear one at a time.",
    wayOut: "Use Hold keyframes with whole numbers for Points.",
    example: #"{"ty": "sr", "pt": {"a": 0, "k": 5.5}}"#)

  /// Groups are nested too deeply.
  public static let groupDepth = FindingKind(
    "shape/group-depth", .error, title: "Groups are nested too deeply",
    meaning: "Groups stand inside each other more than \(limits.groupDepth) levels deep.",
    effect: "What lies deeper is left out.",
    wayOut: "No designer makes this: ungroup, or look at the script that wrote the file.",
    example: #"{"ty": "gr", "it": [{"ty": "gr", "it": [ … ]}]}"#)

  /// Paints and paths that multiply beyond reason.
  public static let paintLimit = FindingKind(
    "shape/paint-limit", .error, title: "Too many paints over too many paths",
    meaning: """
      Every paint and every modifier applies to all paths before it, and repeaters multiply them. \
      In this layer that makes more than \(WholeNumber.text(limits.paintedPaths)) pairs, or more than \
      \(WholeNumber.text(limits.paintedVertices)) vertices.
      """,
    effect: "Paths beyond the limit are left out.",
    wayOut: "No designer makes this: look at the script that wrote the file.",
    example: "10,000 paths before 10,000 fills in one list")
}
