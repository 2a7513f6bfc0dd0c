public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Time remapping with too many frames for lottie-ios.
  package static let caTimeRemapCost = Rule(
    .rule(
      "ca/time-remap-cost", .warning,
      RulePage(
        title: "Excessive number of frames for time remapping in lottie-ios",
        meaning: """
          Before playback, the Core Animation engine of lottie-ios computes every frame of every \
          layer in a remapped precomposition. If the total number of frames reaches a limit, the \
          engine does not play the animation.
          """,
        effect: CoreAnimationEngine.automatic,
        wayOut: "Remap fewer layers, or shorten the animation.",
        example: "a remapped precomposition with 50 layers in an animation of 1,200 frames")),
    options: [
      RuleOption("max", 60_000, "limit for the total number of frames in all remapped layers")
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
        "\(NumberWords.count(layers, "remapped layer")) \(layers == 1 ? "has" : "have") "
          + "\(NumberWords.number(frames.rounded())) frames in total, but the Core Animation "
          + "engine supports fewer than " + NumberWords.number(run.number("max")),
        measured: frames
      )
    })
}

extension FindingKind {
  /// Excessive number of frames for time remapping in lottie-ios (`ca/time-remap-cost`).
  public static let caTimeRemapCost = Rule.caTimeRemapCost.pageKind
}
