public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Frame rate above that of most displays.
  package static let frameRate = Rule(
    .rule(
      "perf/frame-rate", .warning,
      RulePage(
        title: "High frame rate",
        meaning: "The composition has more frames per second than most screens can display.",
        effect: "Players compute frames that are never displayed.",
        wayOut: "Set Frame Rate to 30 or 60 (Composition > Composition Settings), and export again."
      )),
    options: [RuleOption("max", 60, "maximum number of frames per second")],
    example: .animation(#""fr": 120"#),
    check: .document { run in
      let most = run.number("max")
      let rate = run.document.frameRate
      guard rate > most else { return }
      run.report(
        "the frame rate is \(NumberWords.number(rate)) frames per second "
          + NumberWords.limit(most), measured: rate, key: "fr")
    })
}

extension FindingKind {
  /// High frame rate (`perf/frame-rate`).
  public static let frameRate = Rule.frameRate.pageKind
}
