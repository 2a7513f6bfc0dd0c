internal import PegbarDiagnostics
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
          """)),
    options: [RuleOption("max", 6, "how many levels of precompositions there may be")],
    found: [nested(7).excerpted("7 precompositions, one in another")],
    silent: [nested(6).excerpted("6 precompositions, one in another")],
    check: .document { run in
      let depth = run.expansion.depth
      guard Double(depth) > run.number("max") else { return }
      run.report(
        "\(depth) levels of precompositions stand inside each other, more than "
          + NumberWords.number(run.number("max")), measured: Double(depth))
    })

  private static func nested(_ depth: Int) -> RuleExample {
    let assets = (1...depth).map { level in
      let next =
        level < depth
        ? #"{"ty": 0, "refId": "\#(level + 1)", "ip": 0, "op": 60, "st": 0, "ks": {}}"# : ""
      return #"{"id": "\#(level)", "layers": [\#(next)]}"#
    }
    return .layers(
      [#""ty": 0, "refId": "1""#], with: #""assets": [\#(assets.joined(separator: ", "))]"#)
  }
}
