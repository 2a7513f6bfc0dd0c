public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A layer is switched off.
  package static let hiddenLayer = Rule(
    .rule(
      "size/hidden-layer", .warning,
      RulePage(
        title: "A layer is switched off",
        meaning: """
          The layer is hidden (`hd`), and nothing else needs it: it is no parent and no track matte, \
          and no expression names it.
          """,
        effect: "Nothing; the file is larger than it has to be.",
        wayOut: "Delete the layer, or turn “Hidden layers” off in the exporter's settings.")),
    example: .layer(#""ty": 1, "sw": 9, "sh": 9, "hd": true"#),
    check: .layer { layer, run in
      guard layer.isHidden, run.isDispensable(layer) else { return }
      run.report("the layer is hidden, and nothing else needs it", at: layer.source)
    })
}

extension FindingKind {
  /// A layer is switched off (`size/hidden-layer`).
  public static let hiddenLayer = Rule.hiddenLayer.pageKind
}
