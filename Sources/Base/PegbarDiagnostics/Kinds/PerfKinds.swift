internal import PegbarBase

// Findings about what a file costs to load and play.
extension FindingKind {
  /// Every kind of the family `perf`.
  static let perf: [FindingKind] = [fileSize, expressionCount]

  /// The file is larger than it should be.
  public static let fileSize = FindingKind(
    "perf/file-size", .warning, title: "The file is large",
    meaning: """
      The file has more than \(Limits.heavyFile / 1000) kB. Exports of that size mostly hold embedded images, keyframes \
      on every frame, or paths traced from pictures.
      """,
    effect: "It takes long to download and to parse, and a lot of memory while it plays.",
    wayOut: """
      Turn off “Include in JSON” for images, replace keyframes on every frame by a few with easing \
      (Keyframe Assistant, or bake less), simplify traced paths, and remove hidden layers.
      """,
    example: "a 3 MB data.json with two embedded photographs")

  /// Properties are computed by expressions.
  public static let expressionCount = FindingKind(
    "perf/expressions", .warning, title: "Motion is computed by expressions",
    meaning: """
      An expression is JavaScript that players would have to run for every frame. Most players do \
      not; they play the keyframes that stand beside it, or nothing.
      """,
    effect: "The motion is missing or different outside of lottie-web, and slow within.",
    wayOut: """
      Select the property and choose Animation > Keyframe Assistant > Convert Expression to \
      Keyframes before exporting.
      """,
    example: #"{"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = time * 90;"}"#)
}
