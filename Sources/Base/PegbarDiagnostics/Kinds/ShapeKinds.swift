internal import PegbarBase

// Findings about the contents of shape layers.
extension FindingKind {
  /// Every kind of the family `shape`.
  static let shape: [FindingKind] = [
    mergePaths, repeater, offsetPath, zigZag, twist, unknownShape, vertexCount, pathClosing,
    polystarPoints, groupDepth, paintLimit,
  ]

  /// Strokes, modifiers or copies that ignore Merge Paths (`shape/merge-paths`).
  public static let mergePaths = FindingKind(
    "shape/merge-paths", .warning,
    title: "Merge Paths not applied to strokes, modifiers or Repeater copies",
    meaning: """
      Merge Paths combines paths with Add, Subtract, Intersect or Exclude Intersections. Fills \
      draw the merged area, but strokes and modifiers below Merge Paths cannot use the merged \
      outline. Copies created by a Repeater above Merge Paths are not merged with one \
      another.
      """,
    effect: "Strokes and modifiers apply to the individual paths, and copies overlap.",
    wayOut: """
      Merge the paths in Illustrator or with a one-off script, or move the modifier above Merge \
      Paths.
      """,
    example: #"{"ty": "mm", "mm": 3} before {"ty": "st"}"#)

  /// Repeater copies that are not drawn or trimmed (`shape/repeater`).
  public static let repeater = FindingKind(
    "shape/repeater", .warning, title: "Repeater copies dropped or trimmed separately",
    meaning: """
      A Repeater creates more than \(WholeNumber.text(limits.repeaterCopies)) copies, or a Trim \
      Paths operator below it trims all copies in sequence.
      """,
    effect: "Copies beyond the limit are missing, or each copy is trimmed separately.",
    wayOut: """
      Use fewer copies. Put Trim Paths above the Repeater, or set Trim Multiple Shapes to \
      Simultaneously.
      """,
    example: #"{"ty": "rp", "c": {"a": 0, "k": 5000}}"#)

  /// Offset outline that crosses itself (`shape/offset-paths`).
  public static let offsetPath = FindingKind(
    "shape/offset-paths", .warning, title: "Self-intersecting offset outline",
    meaning: """
      Offset Paths moves an outline inward by more than half its width or height. After Effects \
      then draws nothing, but in Pegbar and in players, the sides of the outline cross. This \
      finding also appears if the outline has more intersecting corners than Pegbar can trim.
      """,
    effect: "The outline is inside out, or has spikes at some corners.",
    wayOut: "Use a smaller Amount or fewer vertices, or hide the shape with Opacity.",
    example: #"{"ty": "op", "a": {"k": -50}} for a 60 × 60 ellipse"#)

  /// Animated point type of Zig Zag (`shape/zig-zag`).
  public static let zigZag = FindingKind(
    "shape/zig-zag", .warning, title: "Animated Zig Zag point type ignored",
    meaning: "The keyframes of the Zig Zag Points setting include both Corner and Smooth.",
    effect: "The point type of the first keyframe is used throughout.",
    wayOut: """
      Use two shapes with Zig Zag, one for each point type, and switch between them with Opacity.
      """,
    example: #"{"ty": "zz", "pt": {"a": 1, "k": [ … ]}}"#)

  /// Dropped Twist (`shape/twist`).
  public static let twist = FindingKind(
    "shape/twist", .warning, title: "Unsupported Twist",
    meaning: "Twist rotates the center of a path more than its edge. No player supports Twist.",
    effect: "The paths keep their original shape.",
    wayOut: "Animate the path itself.",
    example: #"{"ty": "tw"}"#)

  /// Unknown shape type (`shape/unknown-item`).
  public static let unknownShape = FindingKind(
    "shape/unknown-item", .warning, title: "Unknown shape type",
    meaning: """
      Neither the Lottie specification nor any recognized exporter defines the type of this shape \
      item.
      """,
    effect: "The shape item is not drawn.",
    wayOut: "Update the exporter, or replace the shape item.",
    example: #"{"ty": "zz9"}"#)

  /// Path keyframes with different numbers of vertices (`shape/vertex-count`).
  public static let vertexCount = FindingKind(
    "shape/vertex-count", .warning, title: "Different vertex counts in path keyframes",
    meaning: """
      A path can morph from one keyframe to the next only if both have the same number of vertices.
      """,
    effect: "The path jumps instead of morphing.",
    wayOut: """
      In After Effects, add vertices so that all keyframes of the path have the same number of \
      vertices and start at the same vertex.
      """,
    example: #"keyframes with 4 and 5 vertices"#)

  /// Path that opens or closes between keyframes (`shape/path-closing`).
  public static let pathClosing = FindingKind(
    "shape/path-closing", .warning, title: "Path open at one keyframe and closed at another",
    meaning: """
      A path cannot open or close between keyframes, so the first keyframe determines whether the \
      path is closed.
      """,
    effect: """
      As in Lottie players, an open path gains a closing edge, or a closed path loses its closing \
      edge.
      """,
    wayOut: "Close the path (Layer > Mask and Shape Path > Closed) at every keyframe.",
    example: #"[{"t": 0, "s": [{"c": true, … }]}, {"t": 9, "s": [{"c": false, … }]}]"#)

  /// Polystar with a fractional number of points (`shape/polystar-points`).
  public static let polystarPoints = FindingKind(
    "shape/polystar-points", .note, title: "Fractional number of polystar points",
    meaning: """
      The number of points is animated or is not a whole number. Pegbar uses only the integer \
      part, as players do.
      """,
    effect: "Points appear abruptly, one at a time.",
    wayOut: "Use hold keyframes with whole numbers for Points.",
    example: #"{"ty": "sr", "pt": {"a": 0, "k": 5.5}}"#)

  /// Groups nested beyond the limit (`shape/group-depth`).
  public static let groupDepth = FindingKind(
    "shape/group-depth", .error, title: "Group nesting too deep",
    meaning: "Groups are nested more than \(limits.groupDepth) levels deep.",
    effect: "Deeper groups are dropped.",
    wayOut: "Ungroup some of the shapes, or correct the script that wrote the file.",
    example: #"{"ty": "gr", "it": [{"ty": "gr", "it": [ … ]}]}"#)

  /// Painted paths beyond the limit (`shape/paint-limit`).
  public static let paintLimit = FindingKind(
    "shape/paint-limit", .error, title: "Painted path limit exceeded",
    meaning: """
      Each fill, stroke and modifier processes every path above it, and Repeaters multiply the \
      paths. The layer exceeds the limit of \(WholeNumber.text(limits.paintedPaths)) paths or \
      \(WholeNumber.text(limits.paintedVertices)) vertices. A path counts each time it is \
      processed.
      """,
    effect: "Paths beyond the limit are dropped.",
    wayOut: "Use fewer paths, fills and strokes, or correct the script that wrote the file.",
    example: "10,000 paths above 10,000 fills in one group")
}
