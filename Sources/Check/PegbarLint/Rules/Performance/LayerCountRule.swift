public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// High number of layers.
  package static let layerCount = Rule(
    .rule(
      "perf/layer-count", .warning,
      RulePage(
        title: "High number of layers",
        meaning: """
          The animation, including its precompositions, has more layers than most animations. The \
          layers of a precomposition are counted once. Players create a view, a Core Animation \
          layer or an element for each layer.
          """,
        effect: "The animation loads more slowly, and drops frames on slow devices.",
        wayOut: """
          Merge shape layers that move together into one layer with several groups, and delete \
          invisible layers.
          """,
        example: "101 layers")),
    options: [RuleOption("max", 100, "maximum number of layers in the file")],
    check: .document { run in
      let most = run.number("max")
      let count = run.document.allLayers.count { $0.isShown }
      guard Double(count) > most else { return }
      run.report(
        "\(NumberWords.count(count, "layer")) (limit: \(NumberWords.number(most)))",
        measured: Double(count))
    })
}

extension FindingKind {
  /// High number of layers (`perf/layer-count`).
  public static let layerCount = Rule.layerCount.pageKind
}
