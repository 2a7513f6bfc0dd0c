public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A layer ends before it begins.
  package static let layerInverted = Rule(
    .rule(
      "time/layer-inverted", .error,
      RulePage(
        title: "A layer ends before it begins",
        meaning: "The layer's last frame (`op`) lies before its first (`ip`).",
        effect: "Nothing of the layer is drawn; some players refuse the file.",
        wayOut: "Drag the ends of the layer's bar in the timeline, then export again.")),
    example: .layer(#""ip": 30, "op": 10"#),
    check: .layer { layer, run in
      guard layer.inPoint > layer.outPoint, layer.stretch >= 0, run.isShown,
        !run.isParentNull(layer)
      else { return }
      run.report(
        "the layer begins at frame \(NumberWords.frame(layer.inPoint)) and ends at frame "
          + "\(NumberWords.frame(layer.outPoint))"
          + (run.isDispensable(layer) ? "; it is never drawn" : ""), at: layer.source)
    })
}

extension FindingKind {
  /// A layer ends before it begins (`time/layer-inverted`).
  public static let layerInverted = Rule.layerInverted.pageKind
}
