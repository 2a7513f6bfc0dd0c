public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// More than two keyframes are at the same time.
  package static let keyframesCoincident = Rule(
    .rule(
      "time/keyframes-coincident", .warning,
      RulePage(
        title: "More than two keyframes are at the same time",
        meaning: """
          Two keyframes at one time are a jump: the value before it and the one after it. Those \
          between them are never shown.
          """,
        effect: "Players differ in which of the values they show at that time.",
        wayOut: "Delete the keyframes between the first and the last at that time.")),
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
          "more than two keyframes stand at frame \(NumberWords.frame(time)); only the first and the "
            + "last of them count")
      }
    ) { count, _ in
      "\(count.places) properties have more than two keyframes at one time, of which only the first "
        + "and the last count; the first property stands here"
    })
}

extension FindingKind {
  /// More than two keyframes are at the same time (`time/keyframes-coincident`).
  public static let keyframesCoincident = Rule.keyframesCoincident.pageKind
}
