internal import PegbarDiagnostics
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
    found: [
      .layer(#""ty": 1, "sw": 9, "sh": 9, "ks": {"o": {"k": 0}}"#),
      .layer(
        #""ty": 1, "sw": 9, "sh": 9, "ks": {"o": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [0]}]}}"#
      ),
    ],
    silent: [
      .layer(#""ty": 1, "sw": 9, "sh": 9, "ks": {"o": {"k": 1}}"#),
      // Nulls of After Effects have an opacity of 0.
      .layer(#""ks": {"o": {"k": 0}}"#),
      .layers([#""ind": 1, "ty": 1, "ks": {"o": {"k": 0}}"#, #""parent": 1"#]),
      .layers([#""ty": 1, "td": 1, "ks": {"o": {"k": 0}}"#, #""ty": 1, "tt": 2"#]),
      .layer(#""ty": 1, "ks": {"o": {"k": 0, "x": "time * 10"}}"#),
      .layers(
        [#""ty": 1, "ks": {"o": {"k": 0, "sid": "a"}}"#],
        with: #""slots": {"a": {"p": {"k": 0}}}"#),
    ],
    check: .layer { layer, run in
      guard layer.isPicture, run.isShown, layer.transform.opacity.constantValue == 0,
        run.isDispensable(layer)
      else { return }
      run.report("the layer's opacity is 0 at all times; it is never seen", at: layer.source)
    })
}
