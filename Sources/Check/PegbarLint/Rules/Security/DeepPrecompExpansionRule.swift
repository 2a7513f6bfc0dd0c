public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Excessive number of layers in nested precompositions.
  package static let deepPrecompExpansion = Rule(
    .rule(
      "sec/deep-precomp-expansion", .error,
      RulePage(
        title: "Excessive number of layers in nested precompositions",
        meaning: """
          Each precomposition contains the next one multiple times, so a small file expands to \
          more layers than any player can process.
          """,
        effect: "Players stop responding or run out of memory.",
        wayOut: "If you own the file, use fewer precompositions. Otherwise, do not play the file.",
        example: "17 precompositions, each of which contains the next one twice")),
    options: [RuleOption("max", 100_000, "maximum number of layers drawn")],
    check: .document { run in
      let layers = run.expansion.layers
      guard layers > run.number("max") else { return }
      run.report(
        "\(NumberWords.count(layers)) layers are drawn \(NumberWords.limit(run.number("max")))",
        measured: layers)
    })
}

extension FindingKind {
  /// Excessive number of layers in nested precompositions (`sec/deep-precomp-expansion`).
  public static let deepPrecompExpansion = Rule.deepPrecompExpansion.pageKind
}
