public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A layer has no size at all times.
  package static let zeroScale = Rule(
    .rule(
      "size/zero-scale", .warning,
      RulePage(
        title: "A layer has a scale of 0 at all times",
        meaning: """
          The width or the height of the layer's scale is 0 at all times, and nothing else needs the \
          layer: it is no parent and no track matte, and no expression names it.
          """,
        effect:
          "Nothing; the file is larger, and players spend time on a layer that is never seen.",
        wayOut: "Delete the layer, or raise its Scale.")),
    example: .layer(#""ty": 1, "sw": 9, "sh": 9, "ks": {"s": {"k": [0, 0, 100]}}"#),
    check: .layer { layer, run in
      guard layer.isPicture, run.isShown, let scale = layer.transform.scale.constantValue,
        scale.x == 0 || scale.y == 0, run.isDispensable(layer)
      else { return }
      run.report("the layer's scale is 0 at all times; it is never seen", at: layer.source)
    })
}

extension FindingKind {
  /// A layer has a scale of 0 at all times (`size/zero-scale`).
  public static let zeroScale = Rule.zeroScale.pageKind
}
