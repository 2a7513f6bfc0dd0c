public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Time remapping that requires long preparation.
  package static let caTimeRemapCost = Rule(
    .rule(
      "ca/time-remap-cost", .warning,
      RulePage(
        title: "Time remapping that requires long preparation",
        meaning: """
          Before playback, the Core Animation engine of lottie-ios computes every frame of every \
          layer in a remapped precomposition. It does not play the animation if the number of \
          these frames reaches a limit.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: "Remap fewer layers, or shorten the animation.",
        example: "a remapped precomposition with 50 layers in an animation of 1200 frames")),
    options: [
      RuleOption("max", 60_000, "limit for the number of frames of all remapped layers")
    ],
    check: .document { run in
      let document = run.document
      var ids: Set<String> = []
      for layer in document.allLayers where layer.isShown {
        guard case .precomp(let content) = layer.kind, content.timeRemap != nil,
          let id = content.refID
        else { continue }
        ids.insert(id)
      }
      let layers = ids.reduce(0) { $0 + (run.assets[$1]?.layers?.count ?? 0) }
      let frames = Double(layers) * (document.outPoint - document.inPoint)
      guard frames >= run.number("max") else { return }
      run.report(
        "\(NumberWords.count(layers, "remapped layer")) \(layers == 1 ? "has" : "together have") "
          + "\(NumberWords.number(frames.rounded())) frames; Core Animation supports fewer than "
          + NumberWords.number(run.number("max")),
        measured: frames
      )
    })
}

extension FindingKind {
  /// Time remapping that requires long preparation (`ca/time-remap-cost`).
  public static let caTimeRemapCost = Rule.caTimeRemapCost.pageKind
}
