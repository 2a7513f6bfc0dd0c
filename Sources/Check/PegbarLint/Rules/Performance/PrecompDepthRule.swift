public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Compositions stand deep inside each other.
  package static let precompDepth = Rule(
    .rule(
      "perf/precomp-depth", .warning,
      RulePage(
        title: "Precompositions are nested deeply",
        meaning: "Each level of precompositions is clipped, timed and drawn by itself.",
        effect: "The animation takes more time to draw than it has to.",
        wayOut: """
          Move the layers of precompositions that hold only one layer into the composition around \
          them.
          """,
        example: "7 precompositions, one in another")),
    options: [RuleOption("max", 6, "how many levels of precompositions there may be")],
    check: .document { run in
      let depth = run.expansion.depth
      guard Double(depth) > run.number("max") else { return }
      run.report(
        "\(depth) levels of precompositions stand inside each other, more than "
          + NumberWords.number(run.number("max")), measured: Double(depth))
    })
}

extension FindingKind {
  /// Precompositions are nested deeply (`perf/precomp-depth`).
  public static let precompDepth = Rule.precompDepth.pageKind
}
