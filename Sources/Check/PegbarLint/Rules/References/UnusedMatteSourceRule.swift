internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A track matte has no layer that shows through it.
  package static let unusedMatteSource = Rule(
    .rule(
      "ref/unused-matte-source", .warning,
      RulePage(
        title: "No layer shows through a track matte",
        meaning: """
          The layer is marked as a track matte (`td`), so it is not drawn itself; but no layer shows \
          through it.
          """,
        effect: "The layer is never seen.",
        wayOut: """
          Choose it in the Track Matte column of the layer that it is meant for, or delete it.
          """)),
    found: [.layers([#""ty": 1, "sw": 9, "sh": 9, "td": 1"#, #""ty": 1, "sw": 9, "sh": 9"#])],
    silent: [
      .layers([#""ty": 1, "sw": 9, "sh": 9, "td": 1"#, #""ty": 1, "sw": 9, "sh": 9, "tt": 1"#]),
      .layers([
        #""ind": 1, "ty": 1, "sw": 9, "sh": 9, "tt": 1, "tp": 2"#,
        #""ind": 2, "ty": 1, "sw": 9, "sh": 9, "td": 1"#,
      ]),
      // Another layer moves with it.
      .layers([#""ind": 1, "ty": 1, "sw": 9, "sh": 9, "td": 1"#, #""ind": 2, "parent": 1"#]),
      // Set Matte takes it.
      .layers([
        #""ind": 1, "ty": 1, "sw": 9, "sh": 9, "td": 1"#,
        #"""
        "ind": 2, "ty": 1, "sw": 9, "sh": 9, "ef": [{"ty": 28, "ef": [{"ty": 10, \#
        "v": {"k": 1}}]}]
        """#,
      ]),
      // An expression may use it.
      .layers([#""ty": 1, "sw": 9, "sh": 9, "td": 1"#, #""ks": {"r": {"k": 0, "x": "time"}}"#]),
    ],
    check: .layer { layer, run in
      guard layer.isMatteSource, let composition = run.composition,
        !composition.uses.isNeeded(layer), !run.hasExpressions
      else { return }
      run.report(
        "the layer is a track matte, but no layer shows through it; it is never seen",
        at: layer.source)
    })
}
