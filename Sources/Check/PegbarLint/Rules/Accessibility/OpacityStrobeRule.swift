public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Something flashes.
  package static let opacityStrobe = Rule(
    .rule(
      "a11y/opacity-strobe", .warning,
      RulePage(
        title: "A layer flashes",
        meaning: """
          The layer's opacity goes up and down more than three times within a second. What flashes \
          more often than that can cause seizures (WCAG 2.3.1).
          """,
        effect: "People with photosensitive epilepsy may be harmed; others are disturbed.",
        wayOut: """
          Let the layer appear and disappear at most three times a second, or change its opacity by \
          less.
          """,
        example: "opacity 0, 100, 0, 100 … every 4 frames of 30")),
    options: [
      RuleOption("max", 6, "how often the opacity may turn around in a second"),
      RuleOption("change", 10, in: 0...100, "by how many percent a change counts"),
    ],
    check: .layer { layer, run in
      let keys = layer.transform.opacity.keyframes
      guard keys.count > 6, run.isShown else { return }
      let turns = turns(of: keys, by: run.number("change"))
      let most = run.number("max")
      let second = run.document.frameRate
      // The first turn of a second in which there are too many.
      guard let count = Int(exactly: most.rounded(.down)), turns.count > count, count >= 0,
        let first = zip(turns, turns.dropFirst(count)).first(where: { $1 - $0 < second })
      else { return }
      run.report(
        "the opacity turns around more than \(NumberWords.count(count, "time")) within a second, from frame "
          + "\(NumberWords.frame(first.0)) on", measured: Double(turns.count), at: layer.source)
    })

  /// The times at which a value has gone up or down by enough since it turned around.
  private static func turns(of keys: [Keyframe<Double>], by change: Double) -> [Double] {
    var turns: [Double] = []
    guard var extreme = keys.first?.value else { return [] }
    // Whether it went up last; nothing before the first change.
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
  /// A layer flashes (`a11y/opacity-strobe`).
  public static let opacityStrobe = Rule.opacityStrobe.pageKind
}
