public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// More than two keyframes at the same time.
  package static let keyframesCoincident = Rule(
    .rule(
      "time/keyframes-coincident", .warning,
      RulePage(
        title: "More than 2 keyframes at the same time",
        meaning: """
          Two keyframes at the same time create a jump: the first sets the value before the \
          jump, and the second sets the value after it. Any keyframes listed between these two \
          have no effect.
          """,
        effect: "Different players use different values at that time.",
        wayOut: "Of the keyframes at that time, delete all but the first and the last.")),
    example: .layer(
      #""ks": {"o": {"k": [{"t": 5, "s": [1]}, {"t": 5, "s": [2]}, {"t": 5, "s": [3]}]}}"#),
    check: .counted(
      .layer,
      .property { property, run in
        let times = property.keyTimes
        guard times.count > 2, run.isShown else { return }
        let crowded = zip(times, times.dropFirst(2)).first { $0 == $1 }
        guard let (time, _) = crowded else { return }
        run.count(
          at: property.source,
          "more than 2 keyframes are at frame \(NumberWords.frame(time)); only the first and the "
            + "last have an effect")
      }
    ) { count, _ in
      "\(count.places) properties have more than 2 keyframes at the same time, and only the first "
        + "and the last have an effect; the first property is here"
    })
}

extension FindingKind {
  /// More than two keyframes at the same time (`time/keyframes-coincident`).
  public static let keyframesCoincident = Rule.keyframesCoincident.pageKind
}
