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
    "shape/merge-paths", .warning, title: "Merge Paths ignored by strokes, modifiers or copies",
    meaning: """
      Paths are combined with Add, Subtract, Intersect or Exclude Intersections. Fills draw the \
      merged area, but there is no merged outline for strokes and for modifiers after Merge Paths. \
      Copies of a Repeater before Merge Paths are not merged with each other.
      """,
    effect: """
      Strokes follow the individual paths, modifiers change the individual paths, and copies \
      overlap.
      """,
    wayOut: """
      Merge the paths in Illustrator or with a one-off script, or put the modifier before Merge \
      Paths.
      """,
    example: #"{"ty": "mm", "mm": 3} before {"ty": "st"}"#)

  /// Repeater copies that are not drawn or trimmed (`shape/repeater`).
  public static let repeater = FindingKind(
    "shape/repeater", .warning, title: "Repeater copies dropped or trimmed separately",
    meaning: """
      A Repeater makes more than \(limits.repeaterCopies) copies, or a Trim Paths operator below \
      it trims all copies in sequence.
      """,
    effect: "The copies beyond the limit are missing. Trim Paths trims each copy separately.",
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
      then draws nothing, but in Pegbar and in players the sides of the outline cross. \
      Alternatively, the outline has more corners than can be cut where its sides meet.
      """,
    effect: "The outline is inside out, or has spikes at some corners.",
    wayOut: "Use a smaller Amount or fewer vertices, or hide the shape with its opacity.",
    example: #"{"ty": "op", "a": {"k": -50}} on an ellipse of 60 × 60"#)

  /// Zig Zag that changes its type of points (`shape/zig-zag`).
  public static let zigZag = FindingKind(
    "shape/zig-zag", .warning, title: "Animated point type of Zig Zag",
    meaning: "The Points setting of Zig Zag has keyframes with both Corner and Smooth.",
    effect: "The first type is used throughout.",
    wayOut: "Use two shapes with Zig Zag, and switch between them with their opacity.",
    example: #"{"ty": "zz", "pt": {"a": 1, "k": [ … ]}}"#)

  /// Dropped Twist (`shape/twist`).
  public static let twist = FindingKind(
    "shape/twist", .warning, title: "Unsupported Twist",
    meaning: "Twist rotates the center of a shape more than its edge. No player supports it.",
    effect: "The paths keep their original shape.",
    wayOut: "Animate the path itself.",
    example: #"{"ty": "tw"}"#)

  /// Unknown shape type (`shape/unknown-item`).
  public static let unknownShape = FindingKind(
    "shape/unknown-item", .warning, title: "Unknown shape type",
    meaning: "Neither the specification nor a recognized exporter defines the type of the item.",
    effect: "The item is not drawn.",
    wayOut: "Update the exporter or replace the item.",
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
    "shape/path-closing", .warning, title: "Path closed at one keyframe and open at another",
    meaning: "A path cannot open or close during its motion. The first keyframe applies.",
    effect: "An open path gains a last edge, or a closed path loses its last edge, as in players.",
    wayOut: "Close the path (Layer > Mask and Shape Path > Closed) at every keyframe.",
    example: #"[{"t": 0, "s": [{"c": true, … }]}, {"t": 9, "s": [{"c": false, … }]}]"#)

  /// Polystar with a fractional number of points (`shape/polystar-points`).
  public static let polystarPoints = FindingKind(
    "shape/polystar-points", .note, title: "Fractional number of polystar points",
    meaning: """
      The number of points is animated or not a whole number. Only the integer part is used, as in \
      players.
      """,
    effect: "Points appear one at a time.",
    wayOut: "Use hold keyframes with whole numbers for Points.",
    example: #"{"ty": "sr", "pt": {"a": 0, "k": 5.5}}"#)

  /// Groups nested beyond the limit (`shape/group-depth`).
  public static let groupDepth = FindingKind(
    "shape/group-depth", .error, title: "Group nesting too deep",
    meaning: "Groups are nested more than \(limits.groupDepth) levels deep.",
    effect: "Deeper content is dropped.",
    wayOut: "Ungroup shapes, or fix the script that wrote the file.",
    example: #"{"ty": "gr", "it": [{"ty": "gr", "it": [ … ]}]}"#)

  /// Paints and paths beyond the limit (`shape/paint-limit`).
  public static let paintLimit = FindingKind(
    "shape/paint-limit", .error, title: "Paint limit exceeded",
    meaning: """
      Each paint and each modifier applies to all paths before it, and Repeaters multiply the \
      paths. The layer has more than \(WholeNumber.text(limits.paintedPaths)) pairs of a path and \
      a paint or modifier, or more than \(WholeNumber.text(limits.paintedVertices)) vertices in \
      these pairs.
      """,
    effect: "Paths beyond the limit are dropped.",
    wayOut: "Use fewer paths and paints, or fix the script that wrote the file.",
    example: "10,000 paths before 10,000 fills in one list")
}
