public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// There are more layers than a player draws with ease.
  package static let layerCount = Rule(
    .rule(
      "perf/layer-count", .warning,
      RulePage(
        title: "There are many layers",
        meaning: """
          The animation and its precompositions have more layers than most files; each \
          precomposition counts once. Players create a view, a Core Animation layer or an element \
          for each of them.
          """,
        effect: "The animation starts slowly, and drops frames on weak devices.",
        wayOut: """
          Merge shape layers that move together into one layer with several groups, and delete \
          layers that are never seen.
          """,
        example: "101 layers")),
    options: [RuleOption("max", 100, "how many layers the file may have")],
    check: .document { run in
      let most = run.number("max")
      let count = run.document.allLayers.count { $0.isShown }
      guard Double(count) > most else { return }
      run.report(
        "\(NumberWords.existence(of: count, "layer")), more than \(NumberWords.number(most))",
        measured: Double(count))
    })
}

extension FindingKind {
  /// There are many layers (`perf/layer-count`).
  public static let layerCount = Rule.layerCount.pageKind
}
