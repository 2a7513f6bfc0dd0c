public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Opaque background layer.
  package static let opaqueBackground = Rule(
    .rule(
      "perf/opaque-background", .note,
      RulePage(
        title: "Opaque background layer",
        meaning: """
          An opaque solid or rectangle covers the whole composition from the first to the last \
          frame.
          """,
        effect: """
          The animation covers the app's background, which is noticeable in Dark Mode. Players \
          fill the whole area in every frame.
          """,
        wayOut: """
          Delete the layer or make it a guide layer (Layer > Guide Layer), and set the background \
          color in the app.
          """)),
    standing: .optional,
    example: .layer(##""ty": 1, "sw": 100, "sh": 100, "sc": "#fff""##),
    check: .composition { composition, run in
      guard composition.isRoot, let frames = composition.frames,
        let canvas = run.canvas(of: composition)
      else { return }
      for layer in composition.layers.reversed()
      where layer.inPoint <= frames.lowerBound && layer.outPoint >= frames.upperBound {
        guard !composition.uses.isMatte(layer), let rectangle = run.flatRectangle(of: layer),
          rectangle.extent.contains(canvas)
        else { continue }
        run.report("the layer always covers the composition", at: layer.source)
        return
      }
    })
}

extension FindingKind {
  /// Opaque background layer (`perf/opaque-background`).
  public static let opaqueBackground = Rule.opaqueBackground.pageKind
}
