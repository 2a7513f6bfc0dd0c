public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// High number of layers in repeated precompositions.
  package static let expandedLayerCount = Rule(
    .rule(
      "perf/expanded-layer-count", .warning,
      RulePage(
        title: "High number of layers in repeated precompositions",
        meaning: """
          A precomposition is drawn, with all of its layers, each time it is used. Players \
          therefore draw many more layers than the file contains.
          """,
        effect: "The animation loads more slowly, and drops frames on slow devices.",
        wayOut: """
          Use the precomposition less often, or replace the copies with a Repeater in a shape layer.
          """,
        example: "4 layers that use one precomposition with 75 layers")),
    options: [RuleOption("max", 300, "maximum number of layers drawn")],
    check: .document { run in
      let most = run.number("max")
      let expanded = run.expansion.layers
      guard expanded > most else { return }
      let count = run.document.allLayers.count { $0.isShown }
      // If the file alone exceeds the limit, precompositions are not the cause.
      guard Double(count) <= most else { return }
      run.report(
        "\(NumberWords.count(expanded)) layers are drawn \(NumberWords.limit(most)); the file has "
          + NumberWords.count(count, "layer"), measured: expanded)
    })
}

extension FindingKind {
  /// High number of layers in repeated precompositions (`perf/expanded-layer-count`).
  public static let expandedLayerCount = Rule.expandedLayerCount.pageKind
}
