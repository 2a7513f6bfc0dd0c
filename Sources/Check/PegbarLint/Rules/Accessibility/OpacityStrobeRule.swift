public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Flashing layer.
  package static let opacityStrobe = Rule(
    .rule(
      "a11y/opacity-strobe", .warning,
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
      let turns = turns(of: keys, by: run.number("change"))
      let most = run.number("max")
      let second = run.document.frameRate
      // Finds the first change of direction in a second with too many of them.
      guard let count = Int(exactly: most.rounded(.down)), turns.count > count, count >= 0,
        let first = zip(turns, turns.dropFirst(count)).first(where: { $1 - $0 < second })
      else { return }
      run.report(
        "the layer flashes more than \(NumberWords.number(Double(count) / 2)) times per second, "
          + "starting at frame \(NumberWords.frame(first.0))",
        measured: Double(turns.count), at: layer.source)
    })

  /// Returns the times at which the value changes direction, ignoring changes below a minimum.
  private static func turns(of keys: [Keyframe<Double>], by change: Double) -> [Double] {
    var turns: [Double] = []
    guard var extreme = keys.first?.value else { return [] }
    // The last direction, or `nil` before the first change.
    var isRising: Bool?
    for key in keys.dropFirst() {
      let difference = key.value - extreme
      if isRising == (difference > 0) {
        extreme = key.value
      } else if abs(difference) >= change {
        turns.append(key.time)
        isRising = difference > 0
        extreme = key.value
      }
    }
    return turns
  }
}

extension FindingKind {
  /// Flashing layer (`a11y/opacity-strobe`).
  public static let opacityStrobe = Rule.opacityStrobe.pageKind
}
