public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Flashing layer.
  package static let opacityStrobe = Rule(
    .rule(
      "a11y/opacity-strobe", .error,
      RulePage(
        title: "Flashing layer",
        meaning: """
          The layer's opacity rises and falls more than 3 times per second. Flashes at this rate \
          can cause seizures (WCAG 2.3.1).
          """,
        effect: "The flashing can harm people with photosensitive epilepsy and distract others.",
        wayOut: """
          Make the layer flash at most 3 times per second, or reduce the change in opacity.
          """,
        example: "opacity 0, 100, 0, 100, … every 4 frames, at 30 frames per second")),
    options: [
      RuleOption("max", 6, "maximum number of times per second that the opacity changes direction"),
      RuleOption(
        "change", 10, in: 0...100, "minimum change in opacity that is counted, in percent"),
    ],
    check: .layer { layer, run in
      let keys = layer.transform.opacity.keyframes
      guard keys.count > 6, run.isShown else { return }
      let change = run.number("change")
      let turns = FlashCount.turns(of: keys.map { ($0.time, $0.value) }) { $1 - $0 >= change }
      let most = run.number("max")
      guard
        let first = FlashCount.firstExcess(
          of: turns, over: most, within: run.document.frameRate)
      else { return }
      run.report(
        "the layer flashes more than \(NumberWords.number(most.rounded(.down) / 2)) times per "
          + "second, starting at frame \(NumberWords.frame(first))",
        measured: Double(turns.count), at: layer.source)
    })
}

extension FindingKind {
  /// Flashing layer (`a11y/opacity-strobe`).
  public static let opacityStrobe = Rule.opacityStrobe.pageKind
}
