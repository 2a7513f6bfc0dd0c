public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Compositions multiply beyond measure.
  package static let deepPrecompExpansion = Rule(
    .rule(
      "sec/deep-precomp-expansion", .error,
      RulePage(
        title: "Precompositions multiply beyond measure",
        meaning: """
          Each precomposition holds the next one several times. A small file draws more layers in \
          this way than any player can handle.
          """,
        effect: "Players stop responding, or run out of memory.",
        wayOut: "If the file is yours, use fewer precompositions. If not, do not play it.",
        example: "17 precompositions, each of which holds the next one twice")),
    options: [RuleOption("max", 100_000, "how many layers may be drawn")],
    check: .document { run in
      let layers = run.expansion.layers
      guard layers > run.number("max") else { return }
      run.report(
        "\(NumberWords.count(layers)) layers are drawn, because precompositions hold each other "
          + "several times", measured: layers)
    })
}

extension FindingKind {
  /// Precompositions multiply beyond measure (`sec/deep-precomp-expansion`).
  public static let deepPrecompExpansion = Rule.deepPrecompExpansion.pageKind
}
