public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Animated path with many keyframes.
  package static let animatedPath = Rule(
    .rule(
      "perf/animated-path", .note,
      RulePage(
        title: "Animated path with many keyframes and vertices",
        meaning: "Each keyframe of the path stores every vertex.",
        effect: "The file is large, and players recompute the path in every frame.",
        wayOut: """
          Delete intermediate keyframes where the path changes at a constant rate, simplify the \
          path, or animate the layer instead of the path.
          """,
        example: "40 keyframes with 126 vertices each")),
    options: [
      RuleOption("max", 5000, "maximum total number of vertices in all keyframes of a path")
    ],
    check: .path { path, run in
      guard path.isAnimated, run.isShown else { return }
      let count = path.keyframes.reduce(0) { $0 + $1.value.count }
      guard Double(count) > run.number("max") else { return }
      run.report(
        "the path has \(NumberWords.count(path.keyframes.count, "keyframe")) with "
          + "\(NumberWords.count(count, "vertex", "vertices")) in total "
          + NumberWords.limit(run.number("max")), measured: Double(count), at: path.source)
    })
}

extension FindingKind {
  /// Animated path with many keyframes and vertices (`perf/animated-path`).
  public static let animatedPath = Rule.animatedPath.pageKind
}
