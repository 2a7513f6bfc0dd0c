public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The animation is long.
  package static let duration = Rule(
    .rule(
      "perf/duration", .note,
      RulePage(
        title: "The animation is long",
        meaning: """
          The animation lasts longer than nearly all others. Everything that moves has keyframes for \
          the whole time.
          """,
        effect: "The file is large, and an animation that moves all the time uses the battery.",
        wayOut: """
          Shorten the work area, repeat a short part instead, or split the animation into several \
          files.
          """)),
    options: [RuleOption("max", 30, "how many seconds the animation may last")],
    example: .animation(#""fr": 30, "op": 901"#),
    check: .document { run in
      let most = run.number("max")
      let seconds = run.document.seconds
      guard seconds > most else { return }
      run.report(
        "the animation lasts \(NumberWords.frame(seconds)) seconds, longer than "
          + NumberWords.number(most), measured: seconds)
    })
}

extension FindingKind {
  /// The animation is long (`perf/duration`).
  public static let duration = Rule.duration.pageKind
}
