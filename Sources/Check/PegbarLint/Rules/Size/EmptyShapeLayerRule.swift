internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A shape layer has no shapes.
  package static let emptyShapeLayer = Rule(
    .rule(
      "size/empty-shape-layer", .warning,
      RulePage(
        title: "A shape layer is empty",
        meaning: """
          The layer has no shapes, and nothing else needs it: it is no parent and no track matte, no \
          effect draws on it, and no expression names it.
          """,
        effect: "Nothing; the file is larger than it has to be.",
        wayOut: "Delete the layer.")),
    found: [.layer(#""ty": 4, "shapes": []"#), .layer(#""ty": 4"#)],
    silent: [
      .layer(#""ty": 4, "shapes": [{"ty": "el"}]"#),
      .layer(#""ty": 4, "shapes": [], "hd": true"#),
      .layers([#""ind": 1, "ty": 4, "shapes": []"#, #""parent": 1"#]),
      .layers([#""ty": 4, "td": 1, "shapes": []"#, #""ty": 1, "tt": 1"#]),
      // The effect Stroke draws along masks.
      .layer(#""ty": 4, "shapes": [], "ef": [{"ty": 22}]"#),
      .layer(#""ty": 4, "shapes": [], "ks": {"r": {"k": 0, "x": "time"}}"#),
    ],
    check: .layer { layer, run in
      guard case .shape(let items) = layer.kind, items.isEmpty, run.isShown,
        !layer.effects.contains(where: { $0.isEnabled && $0.kind?.isDrawn == true }),
        run.isDispensable(layer)
      else { return }
      run.report("the shape layer has no shapes", at: layer.source)
    })
}
