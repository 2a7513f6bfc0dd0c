public import PegbarDiagnostics
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
          """,
        example: "4 layers that show one precomposition of 75 layers")),
    options: [RuleOption("max", 300, "how many layers may be drawn")],
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
}

extension FindingKind {
  /// Precompositions multiply the layers (`perf/expanded-layer-count`).
  public static let expandedLayerCount = Rule.expandedLayerCount.pageKind
}
