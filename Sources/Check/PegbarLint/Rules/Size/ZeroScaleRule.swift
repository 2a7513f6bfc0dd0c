public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layer with a constant scale of 0.
  package static let zeroScale = Rule(
    .rule(
      "size/zero-scale", .warning,
      RulePage(
        title: "Layer with a constant scale of 0",
        meaning: """
          The layer's width or height is always scaled to 0. The layer is unused: it is not a \
          parent or a track matte, and no effect or expression uses it.
          """,
        effect: """
          None visible, but the file is larger than necessary, and players process an invisible \
          layer.
          """,
        wayOut: "Delete the layer, or increase its Scale.")),
    example: .layer(#""ty": 1, "sw": 9, "sh": 9, "ks": {"s": {"k": [0, 0, 100]}}"#),
    check: .layer { layer, run in
      guard layer.isPicture, run.isShown, let scale = layer.transform.scale.constantValue,
        scale.x == 0 || scale.y == 0, run.isDispensable(layer)
      else { return }
      run.report("the layer's scale is always 0", at: layer.source)
    })
}

extension FindingKind {
  /// Layer with a constant scale of 0 (`size/zero-scale`).
  public static let zeroScale = Rule.zeroScale.pageKind
}
