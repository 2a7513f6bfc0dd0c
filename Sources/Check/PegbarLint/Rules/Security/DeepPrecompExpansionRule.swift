internal import PegbarDiagnostics
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
        wayOut: "If the file is yours, use fewer precompositions. If not, do not play it.")),
    options: [RuleOption("max", 100_000, "how many layers may be drawn")],
    found: [doubled(17).excerpted("17 precompositions, each of which holds the next one twice")],
    silent: [doubled(14).excerpted("14 precompositions, each of which holds the next one twice")],
    check: .document { run in
      let layers = run.expansion.layers
      guard layers > run.number("max") else { return }
      run.report(
        "\(NumberWords.count(layers)) layers are drawn, because precompositions hold each other "
          + "several times", measured: layers)
    })

  private static func doubled(_ depth: Int) -> RuleExample {
    let assets = (1...depth).map { level in
      let next = #"{"ty": 0, "refId": "\#(level + 1)", "ip": 0, "op": 60, "st": 0, "ks": {}}"#
      return #"{"id": "\#(level)", "layers": [\#(level < depth ? "\(next), \(next)" : "")]}"#
    }
    return .layers(
      [#""ty": 0, "refId": "1""#], with: #""assets": [\#(assets.joined(separator: ", "))]"#)
  }
}
