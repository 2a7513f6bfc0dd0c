public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Deeply nested precompositions.
  package static let precompDepth = Rule(
    .rule(
      "perf/precomp-depth", .warning,
      RulePage(
        title: "Deeply nested precompositions",
        meaning: """
          Players handle the clipping, timing and drawing of each level of nested precompositions \
          separately.
          """,
        effect: "The animation is slower to draw than necessary.",
        wayOut: """
          If a precomposition contains only one layer, move that layer into the containing \
          composition.
          """,
        example: "7 nested precompositions")),
    options: [RuleOption("max", 6, "maximum nesting depth of precompositions")],
    check: .document { run in
      let depth = run.expansion.depth
      guard Double(depth) > run.number("max") else { return }
      run.report(
        "\(depth) nested precompositions "
          + NumberWords.limit(run.number("max")), measured: Double(depth))
    })
}

extension FindingKind {
  /// Deeply nested precompositions (`perf/precomp-depth`).
  public static let precompDepth = Rule.precompDepth.pageKind
}
