public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Hidden layer.
  package static let hiddenLayer = Rule(
    .rule(
      "size/hidden-layer", .note,
      RulePage(
        title: "Hidden layer",
        meaning: """
          The layer is hidden (`hd`) and unused: it is not a parent or a track matte, and no \
          effect or expression uses it.
          """,
        effect: "None visible, but the file is larger than necessary.",
        wayOut: "Delete the layer, or turn off “Hidden layers” in the exporter's settings.")),
    example: .layer(#""ty": 1, "sw": 9, "sh": 9, "hd": true"#),
    check: .layer { layer, run in
      guard layer.isHidden, run.isDispensable(layer) else { return }
      run.report("the layer is hidden and unused", at: layer.source)
    })
}

extension FindingKind {
  /// Hidden layer (`size/hidden-layer`).
  public static let hiddenLayer = Rule.hiddenLayer.pageKind
}
