internal import PegbarDiagnostics
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
    found: [.layer(#""ty": 1, "sw": 9, "sh": 9, "hd": true"#)],
    silent: [
      .layer(#""ty": 1, "sw": 9, "sh": 9, "hd": false"#),
      .layers([#""ind": 1, "hd": true"#, #""ty": 1, "sw": 9, "sh": 9, "parent": 1"#]),
      .layers([
        #""ty": 1, "sw": 9, "sh": 9, "td": 1, "hd": true"#, #""ty": 1, "sw": 9, "sh": 9, "tt": 1"#,
      ]),
      // Set Matte takes it.
      .layers([
        #""ind": 1, "ty": 1, "sw": 9, "sh": 9, "hd": true"#,
        #""ty": 1, "sw": 9, "sh": 9, "ef": [{"ty": 28, "ef": [{"ty": 10, "v": {"k": 1}}]}]"#,
      ]),
      .layers([#""hd": true"#, #""ks": {"r": {"k": 0, "x": "thisComp.layer('Layer')"}}"#]),
    ],
    check: .layer { layer, run in
      guard layer.isHidden, run.isDispensable(layer) else { return }
      run.report("the layer is hidden, and nothing else needs it", at: layer.source)
    })
}
