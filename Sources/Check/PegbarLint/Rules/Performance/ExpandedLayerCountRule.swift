internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Precompositions multiply the layers.
  package static let expandedLayerCount = Rule(
    .rule(
      "perf/expanded-layer-count", .warning,
      RulePage(
        title: "Precompositions multiply the layers",
        meaning: """
          A precomposition that is used several times is drawn several times, with all its layers. \
          Together that makes many more layers than the file seems to have.
          """,
        effect: "The animation starts slowly, and drops frames on weak devices.",
        wayOut: """
          Use the precomposition less often, or replace copies by a Repeater in a shape layer.
          """)),
    options: [RuleOption("max", 300, "how many layers may be drawn")],
    found: [
      .layers(
        Array(repeating: #""ty": 0, "refId": "dots""#, count: 4),
        with: #""assets": [{"id": "dots", "layers": [\#(layers(75))]}]"#
      ).excerpted("4 layers that show one precomposition of 75 layers")
    ],
    silent: [
      .layers(
        Array(repeating: #""ty": 0, "refId": "dots""#, count: 4),
        with: #""assets": [{"id": "dots", "layers": [\#(layers(74))]}]"#
      ).excerpted("4 layers that show one precomposition of 74 layers"),
      // Used once, nothing is multiplied; that there are many is found by itself.
      .layers(
        [#""ty": 0, "refId": "dots""#],
        with: #""assets": [{"id": "dots", "layers": [\#(layers(400))]}]"#
      ).excerpted("1 layer that shows a precomposition of 400 layers"),
    ],
    check: .document { run in
      let most = run.number("max")
      let expanded = run.expansion.layers
      guard expanded > most else { return }
      let count = run.document.allLayers.count { $0.isShown }
      // Where the file itself has as many, that is what is wrong.
      guard Double(count) <= most else { return }
      run.report(
        "\(NumberWords.count(expanded)) layers are drawn, because precompositions are used several "
          + "times; the file has \(count)", measured: expanded)
    })

  private static func layers(_ count: Int) -> String {
    Array(repeating: #"{"ty": 3, "nm": "Dot", "ip": 0, "op": 60, "st": 0, "ks": {}}"#, count: count)
      .joined(separator: ", ")
  }
}
