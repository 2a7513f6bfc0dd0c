public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A path changes its form over many keyframes.
  package static let animatedPath = Rule(
    .rule(
      "perf/animated-path", .note,
      RulePage(
        title: "A path has many keyframes with many vertices",
        meaning: "Each keyframe of a path holds all of its vertices.",
        effect: "The file is large, and the path is computed anew in each frame.",
        wayOut: """
          Delete keyframes between which the path changes evenly, simplify the path, or move the \
          layer instead of the path.
          """,
        example: "40 keyframes with 126 vertices each")),
    options: [RuleOption("max", 5000, "how many vertices all keyframes of a path may have")],
    check: .path { path, run in
      guard path.isAnimated, run.isShown else { return }
      let count = path.keyframes.reduce(0) { $0 + $1.value.count }
      guard Double(count) > run.number("max") else { return }
      run.report(
        "the \(NumberWords.count(path.keyframes.count, "keyframe")) of the path together have "
          + "\(NumberWords.count(count, "vertex", "vertices")), more than "
          + NumberWords.number(run.number("max")), measured: Double(count), at: path.source)
    })
}

extension FindingKind {
  /// A path has many keyframes with many vertices (`perf/animated-path`).
  public static let animatedPath = Rule.animatedPath.pageKind
}
