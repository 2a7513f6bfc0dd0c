public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// High number of masks and mattes.
  package static let maskCount = Rule(
    .rule(
      "perf/mask-count", .warning,
      RulePage(
        title: "High number of masks and mattes",
        meaning: """
          For each layer with masks and for each track matte, players draw a separate bitmap in \
          every frame and combine it with the layer.
          """,
        effect: """
          The animation drops frames on slow devices. Some players switch to software rendering.
          """,
        wayOut: """
          Instead of masking shapes, cut them with Merge Paths or redraw their outlines. Put \
          layers that share a mask into a precomposition, and delete masks that have no effect.
          """,
        example: "5 layers, each with a mask")),
    options: [RuleOption("max", 4, "maximum number of masks and mattes in the file")],
    check: .document { run in
      let most = run.number("max")
      let (masks, mattes) = run.document.cuts
      guard Double(masks + mattes) > most else { return }
      run.report(
        NumberWords.count(masks + mattes, "mask or matte", "masks and mattes")
          + " (limit: \(NumberWords.number(most)))",
        measured: Double(masks + mattes)
      )
    })
}

extension LottieDocument {
  /// The number of masks on visible layers, and the number of visible layers with a track matte.
  var cuts: (masks: Int, mattes: Int) {
    var cuts = (masks: 0, mattes: 0)
    for layer in allLayers where layer.isShown {
      cuts.masks += layer.masks.count { $0.mode != .none }
      if layer.matte != nil { cuts.mattes += 1 }
    }
    return cuts
  }
}

extension FindingKind {
  /// High number of masks and mattes (`perf/mask-count`).
  public static let maskCount = Rule.maskCount.pageKind
}
