public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// There are more frames a second than screens show.
  package static let frameRate = Rule(
    .rule(
      "perf/frame-rate", .warning,
      RulePage(
        title: "The frame rate is high",
        meaning: "The composition has more frames a second than most screens show.",
        effect: "Players compute frames that nobody sees.",
        wayOut: "Set Frame Rate to 30 or 60 in Composition Settings, then export again.")),
    options: [RuleOption("max", 60, "how many frames a second may have")],
    example: .animation(#""fr": 120"#),
    check: .document { run in
      let most = run.number("max")
      let rate = run.document.frameRate
      guard rate > most else { return }
      run.report(
        "the animation has \(NumberWords.number(rate)) frames a second, more than "
          + NumberWords.number(most), measured: rate, key: "fr")
    })
}

extension FindingKind {
  /// The frame rate is high (`perf/frame-rate`).
  public static let frameRate = Rule.frameRate.pageKind
}
