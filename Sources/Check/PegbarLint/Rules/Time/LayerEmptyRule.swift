public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layer with a duration of 0.
  package static let layerEmpty = Rule(
    .rule(
      "time/layer-empty", .warning,
      RulePage(
        title: "Layer with a duration of 0",
        meaning: "The layer starts and ends at the same frame (`ip` and `op` are equal).",
        effect: "The layer is not drawn, and Skottie rejects it.",
        wayOut: """
          Drag the ends of the layer bar in the Timeline panel, or delete the layer if it is unused.
          """)),
    example: .layer(#""ip": 10, "op": 10"#),
    check: .layer { layer, run in
      guard layer.inPoint == layer.outPoint, run.isShown, !run.isParentNull(layer) else { return }
      run.report(
        "the layer starts and ends at frame \(NumberWords.frame(layer.inPoint))"
          + (run.isDispensable(layer) ? "; it is never drawn" : ""), at: layer.source)
    })
}

extension FindingKind {
  /// Layer with a duration of 0 (`time/layer-empty`).
  public static let layerEmpty = Rule.layerEmpty.pageKind
}
