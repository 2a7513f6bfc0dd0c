// Findings about the contents of shape layers.
extension FindingKind {
  /// Findings about the contents of shape layers.
  static let shape: [FindingKind] = [
    mergePaths, repeater, offsetPath, puckerBloat, zigZag, twist, unknownShape, vertexCount,
    polystarPoints, groupDepth, paintLimit,
  ]

  /// Merge Paths other than Merge.
  package static let mergePaths = FindingKind(
    "shape/merge-paths", .warning, title: "Merge Paths other than Merge",
    meaning: """
      Paths are combined by Add, Subtract, Intersect or Exclude Intersections. They are \
      put into one path as they are.
      """,
    effect: "Areas that should be cut out or left over are filled.",
    wayOut: """
      Merge the paths in Illustrator or with a one-off script, or cut with a mask or a \
      track matte.
      """,
    example: #"{"ty": "mm", "mm": 3}"#)

  /// Repeater is left out.
  package static let repeater = FindingKind(
    "shape/repeater", .warning, title: "Repeater is left out",
    meaning: "The copies of a Repeater are not converted yet.",
    effect: "Only the original is drawn.",
    wayOut: "Copy the group as often as needed and key the copies.",
    example: #"{"ty": "rp"}"#)

  /// Offset Paths is left out.
  package static let offsetPath = FindingKind(
    "shape/offset-path", .warning, title: "Offset Paths is left out",
    meaning: "Offset Paths moves outlines outwards or inwards. It is not converted yet.",
    effect: "The paths keep their original size.",
    wayOut: "Use Object > Path > Offset Path in Illustrator, or a stroke of the fill colour.",
    example: #"{"ty": "op"}"#)

  /// Pucker & Bloat is left out.
  package static let puckerBloat = FindingKind(
    "shape/pucker-bloat", .warning, title: "Pucker & Bloat is left out",
    meaning: "Pucker & Bloat is not converted yet.",
    effect: "The paths keep their original form.",
    wayOut: "Key the path itself.",
    example: #"{"ty": "pb"}"#)

  /// Zig Zag is left out.
  package static let zigZag = FindingKind(
    "shape/zig-zag", .warning, title: "Zig Zag is left out",
    meaning: "Zig Zag is not converted yet.",
    effect: "The paths keep their original form.",
    wayOut: "Draw the jagged or wavy path itself.",
    example: #"{"ty": "zz"}"#)

  /// Twist is left out.
  package static let twist = FindingKind(
    "shape/twist", .warning, title: "Twist is left out",
    meaning: "Twist turns the middle of a shape more than its edge. No player draws it.",
    effect: "The paths keep their original form.",
    wayOut: "Key the path itself.",
    example: #"{"ty": "tw"}"#)

  /// The type of a shape is not known.
  package static let unknownShape = FindingKind(
    "shape/unknown-item", .warning, title: "The type of a shape is not known",
    meaning: "The item has a type that neither the specification nor any known exporter has.",
    effect: "It draws nothing.",
    wayOut: "Update the exporter or replace the item.",
    example: #"{"ty": "zz9"}"#)

  /// Path keyframes have different numbers of vertices.
  package static let vertexCount = FindingKind(
    "shape/vertex-count", .warning, title: "Path keyframes have different numbers of vertices",
    meaning: """
      A path can only move from one keyframe to the next if both have the same number of \
      vertices.
      """,
    effect: "The path jumps instead of moving.",
    wayOut: """
      In After Effects, add vertices so that all keyframes of the path have the same \
      number, with the first vertex at the same place.
      """,
    example: #"keyframes of 4 and of 5 vertices"#)

  /// A polystar has a fraction of a point.
  package static let polystarPoints = FindingKind(
    "shape/polystar-points", .note, title: "A polystar has a fraction of a point",
    meaning: """
      The number of points is keyed or no whole number. Only the whole part counts, as \
      in players.
      """,
    effect: "Points appear one at a time.",
    wayOut: "Use Hold keyframes with whole numbers for Points.",
    example: #"{"ty": "sr", "pt": {"a": 0, "k": 5.5}}"#)

  /// Groups are nested too deeply.
  package static let groupDepth = FindingKind(
    "shape/group-depth", .error, title: "Groups are nested too deeply",
    meaning: "Groups stand inside each other more than 64 levels deep.",
    effect: "What lies deeper is left out.",
    wayOut: "No designer makes this: ungroup, or look at the script that wrote the file.",
    example: #"{"ty": "gr", "it": [{"ty": "gr", "it": [ … ]}]}"#)

  /// Paints and paths that multiply beyond reason.
  package static let paintLimit = FindingKind(
    "shape/paint-limit", .error, title: "Too many paints over too many paths",
    meaning: """
      Every paint and every modifier applies to all paths before it. In this layer that makes \
      more than 2,000,000 pairs.
      """,
    effect: "Paths beyond the limit are left out.",
    wayOut: "No designer makes this: look at the script that wrote the file.",
    example: "10,000 paths before 10,000 fills in one list")
}
