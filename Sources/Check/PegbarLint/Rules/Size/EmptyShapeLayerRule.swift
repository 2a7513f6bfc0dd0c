public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Shape layer without shapes.
  package static let emptyShapeLayer = Rule(
    .rule(
      "size/empty-shape-layer", .warning,
      RulePage(
        title: "Empty shape layer",
        meaning: """
          The layer has no shapes and no effects that draw content. It is not a parent or a track \
          matte, and no effect or expression in another layer uses it.
          """,
        effect: "None visible, but the file is larger than necessary.",
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
  /// Empty shape layer (`size/empty-shape-layer`).
  public static let emptyShapeLayer = Rule.emptyShapeLayer.pageKind
}
