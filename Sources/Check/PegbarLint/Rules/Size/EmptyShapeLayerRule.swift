public import PegbarDiagnostics
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
    example: .layer(#""ty": 4, "shapes": []"#),
    check: .layer { layer, run in
      guard case .shape(let items) = layer.kind, items.isEmpty, run.isShown,
        !layer.effects.contains(where: { $0.isEnabled && $0.kind?.isDrawn == true }),
        run.isDispensable(layer)
      else { return }
      run.report("the shape layer has no shapes", at: layer.source)
    })
}

extension FindingKind {
  /// A shape layer is empty (`size/empty-shape-layer`).
  public static let emptyShapeLayer = Rule.emptyShapeLayer.pageKind
}
