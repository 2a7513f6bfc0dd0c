internal import PegbarBase

// Findings about the cost of loading and playing a file.
extension FindingKind {
  /// Every kind of the family `perf`.
  static let perf: [FindingKind] = [fileSize, expressionCount]

  /// Large file (`perf/file-size`).
  public static let fileSize = FindingKind(
    "perf/file-size", .warning, title: "Large file",
    meaning: """
      The file has more than \(Limits.heavyFile / 1000) kB. Exports of that size mostly contain \
      embedded images, keyframes on every frame, or paths traced from images.
      """,
    effect: "The file is slow to download and to parse, and uses more memory during playback.",
    wayOut: """
      Turn off “Include in JSON” for images. Replace keyframes on every frame with a few eased \
      keyframes (Keyframe Assistant, or less sampling). Simplify traced paths, and remove hidden \
      layers.
      """,
    example: "a 3 MB data.json with two embedded photos")

  /// Properties computed by expressions (`perf/expressions`).
  public static let expressionCount = FindingKind(
    "perf/expressions", .warning, title: "Motion computed by expressions",
    meaning: """
      An expression is JavaScript that players would have to run for every frame. Most players do \
      not. They play the keyframes next to the expression, or nothing.
      """,
    effect: "The motion is missing or different outside lottie-web, and slow in lottie-web.",
    wayOut: """
      Convert the expression to keyframes (Animation > Keyframe Assistant > Convert Expression to \
      Keyframes), then export again.
      """,
    example: #"{"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = time * 90;"}"#)
}
