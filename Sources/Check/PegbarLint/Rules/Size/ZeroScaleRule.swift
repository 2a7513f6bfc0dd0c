internal import PegbarDiagnostics
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
    found: [
      .layer(#""ty": 1, "sw": 9, "sh": 9, "ks": {"s": {"k": [0, 0, 100]}}"#),
      .layer(#""ty": 1, "sw": 9, "sh": 9, "ks": {"s": {"k": [100, 0]}}"#),
    ],
    silent: [
      .layer(#""ty": 1, "sw": 9, "sh": 9, "ks": {"s": {"k": [0.1, 0.1]}}"#),
      .layer(#""ks": {"s": {"k": [0, 0]}}"#),
      .layers([#""ind": 1, "ty": 1, "ks": {"s": {"k": [0, 0]}}"#, #""parent": 1"#]),
      .layer(
        #""ty": 1, "ks": {"s": {"k": [{"t": 0, "s": [0, 0]}, {"t": 9, "s": [100, 100]}]}}"#),
      .layer(#""ty": 1, "ks": {"s": {"k": [0, 0], "x": "time"}}"#),
    ],
    check: .layer { layer, run in
      guard layer.isPicture, run.isShown, let scale = layer.transform.scale.constantValue,
        scale.x == 0 || scale.y == 0, run.isDispensable(layer)
      else { return }
      run.report("the layer's scale is 0 at all times; it is never seen", at: layer.source)
    })
}
