public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Long animation.
  package static let duration = Rule(
    .rule(
      "perf/duration", .note,
      RulePage(
        title: "Long animation",
        meaning: """
          The animation is unusually long. Its moving parts have keyframes from beginning to end.
          """,
        effect: "The file is large, and continuous motion drains the battery.",
        wayOut: """
          Shorten the work area, loop a short part of the animation, or split the animation into \
          several files.
          """)),
    options: [RuleOption("max", 30, "maximum duration, in seconds")],
    example: .animation(#""fr": 30, "op": 901"#),
    check: .document { run in
      let most = run.number("max")
      let seconds = run.document.seconds
      guard seconds > most else { return }
      run.report(
        "the animation lasts \(NumberWords.frame(seconds)) seconds "
          + NumberWords.limit(most), measured: seconds)
    })
}

extension FindingKind {
  /// Long animation (`perf/duration`).
  public static let duration = Rule.duration.pageKind
}
