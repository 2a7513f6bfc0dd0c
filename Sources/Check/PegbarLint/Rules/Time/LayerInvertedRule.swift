public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layer that ends before it starts.
  package static let layerInverted = Rule(
    .rule(
      "time/layer-inverted", .error,
      RulePage(
        title: "Layer that ends before it starts",
        meaning: "The layer's Out point (`op`) is before its In point (`ip`).",
        effect: "The layer is not drawn. Some players reject the file.",
        wayOut: "Drag the ends of the layer bar in the Timeline panel, and export again.")),
    example: .layer(#""ip": 30, "op": 10"#),
    check: .layer { layer, run in
      guard layer.inPoint > layer.outPoint, layer.stretch >= 0, run.isShown,
        !run.isParentNull(layer)
      else { return }
      run.report(
        "the layer starts at frame \(NumberWords.frame(layer.inPoint)) and ends at frame "
          + "\(NumberWords.frame(layer.outPoint))"
          + (run.isDispensable(layer) ? "; it is never drawn" : ""), at: layer.source)
    })
}

extension FindingKind {
  /// Layer that ends before it starts (`time/layer-inverted`).
  public static let layerInverted = Rule.layerInverted.pageKind
}
