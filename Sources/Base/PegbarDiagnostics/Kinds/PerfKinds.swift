internal import PegbarBase

// Findings about the cost of loading and playing a file.
extension FindingKind {
  /// Every kind of the family `perf`.
  static let perf: [FindingKind] = [fileSize, expressionCount]

  /// Large file (`perf/file-size`).
  public static let fileSize = FindingKind(
    "perf/file-size", .warning, title: "Large file",
    meaning: """
      The file is larger than \(Limits.heavyFile / 1000) kB. Exports of this size usually contain \
      embedded images, keyframes on every frame, or paths traced from images.
      """,
    effect: "The file is slow to download and to parse, and uses more memory during playback.",
    wayOut: """
      Turn off “Include in JSON” for images. If every frame has a keyframe, replace the keyframes \
      with a few eased ones, for example in the Smoother panel (Window > Smoother). Simplify \
      traced paths, and remove hidden layers.
      """,
    example: "a 3 MB data.json file with two embedded photos")

  /// Properties computed by expressions (`perf/expressions`).
  public static let expressionCount = FindingKind(
    "perf/expressions", .warning, title: "Motion computed by expressions",
    meaning: """
      An expression is JavaScript code that a player would have to run for every frame. Most \
      players ignore expressions and play the keyframes that are stored with them, if there are \
      any.
      """,
    effect: """
      The motion is missing or different outside lottie-web, and is slow to compute in \
      lottie-web.
      """,
    wayOut: """
      Convert the expression to keyframes (Animation > Keyframe Assistant > Convert Expression to \
      Keyframes), then export again.
      """,
    example: #"{"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = time * 90;"}"#)
}
