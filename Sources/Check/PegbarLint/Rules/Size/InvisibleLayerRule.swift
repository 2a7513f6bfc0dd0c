public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layer that is always fully transparent.
  package static let invisibleLayer = Rule(
    .rule(
      "size/invisible-layer", .warning,
      RulePage(
        title: "Fully transparent layer",
        meaning: """
          The opacity of the layer is always 0, and the layer is unused: it is not a parent or a \
          track matte, and no effect or expression uses it.
          """,
        effect: """
          None visible, but the file is larger than necessary, and players process an invisible \
          layer.
          """,
        wayOut: "Delete the layer, or increase its Opacity.")),
    example: .layer(#""ty": 1, "sw": 9, "sh": 9, "ks": {"o": {"k": 0}}"#),
    check: .layer { layer, run in
      guard layer.isPicture, run.isShown, layer.transform.opacity.constantValue == 0,
        run.isDispensable(layer)
      else { return }
      run.report("the layer's opacity is always 0", at: layer.source)
    })
}

extension FindingKind {
  /// Layer that is always transparent (`size/invisible-layer`).
  public static let invisibleLayer = Rule.invisibleLayer.pageKind
}
