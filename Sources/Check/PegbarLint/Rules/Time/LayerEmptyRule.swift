public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A layer has no duration.
  package static let layerEmpty = Rule(
    .rule(
      "time/layer-empty", .warning,
      RulePage(
        title: "A layer has no duration",
        meaning: "The layer begins and ends at the same frame (`ip` and `op` are equal).",
        effect: "Nothing of the layer is drawn; Skottie refuses it.",
        wayOut: """
          Drag the ends of the layer's bar in the timeline, or delete the layer if nothing else \
          uses it.
          """)),
    example: .layer(#""ip": 10, "op": 10"#),
    check: .layer { layer, run in
      guard layer.inPoint == layer.outPoint, run.isShown, !run.isParentNull(layer) else { return }
      run.report(
        "the layer begins and ends at frame \(NumberWords.frame(layer.inPoint))"
          + (run.isDispensable(layer) ? "; it is never drawn" : ""), at: layer.source)
    })
}

extension FindingKind {
  /// A layer has no duration (`time/layer-empty`).
  public static let layerEmpty = Rule.layerEmpty.pageKind
}
