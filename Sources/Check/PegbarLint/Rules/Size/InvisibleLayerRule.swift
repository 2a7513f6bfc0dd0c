public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A layer is fully transparent at all times.
  package static let invisibleLayer = Rule(
    .rule(
      "size/invisible-layer", .warning,
      RulePage(
        title: "A layer is transparent at all times",
        meaning: """
          The opacity of the layer is 0 at all times, and nothing else needs the layer: it is no \
          parent and no track matte, and no expression names it.
          """,
        effect:
          "Nothing; the file is larger, and players spend time on a layer that is never seen.",
        wayOut: "Delete the layer, or raise its Opacity.")),
    example: .layer(#""ty": 1, "sw": 9, "sh": 9, "ks": {"o": {"k": 0}}"#),
    check: .layer { layer, run in
      guard layer.isPicture, run.isShown, layer.transform.opacity.constantValue == 0,
        run.isDispensable(layer)
      else { return }
      run.report("the layer's opacity is 0 at all times; it is never seen", at: layer.source)
    })
}

extension FindingKind {
  /// A layer is transparent at all times (`size/invisible-layer`).
  public static let invisibleLayer = Rule.invisibleLayer.pageKind
}
