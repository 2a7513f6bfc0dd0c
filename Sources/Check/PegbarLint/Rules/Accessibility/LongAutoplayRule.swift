public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Animation that requires a pause control.
  package static let longAutoplay = Rule(
    .rule(
      "a11y/long-autoplay", .note,
      RulePage(
        title: "Long animation that requires a pause control",
        meaning: """
          People must be able to pause or hide motion that starts automatically and lasts longer \
          than 5 seconds (WCAG 2.2.2). The same applies to short animations that repeat.
          """,
        effect: "People who are distracted by motion might be unable to read nearby content.",
        wayOut: "Shorten the animation, or provide a pause button in the app.")),
    options: [RuleOption("max", 5, "maximum duration, in seconds")],
    example: .animation(#""fr": 30, "op": 151"#),
    check: .document { run in
      let seconds = run.document.seconds
      guard seconds > run.number("max") else { return }
      run.report(
        "the animation lasts \(NumberWords.frame(seconds)) seconds "
          + NumberWords.limit(run.number("max")), measured: seconds)
    })
}

extension FindingKind {
  /// Animation that requires a pause control (`a11y/long-autoplay`).
  public static let longAutoplay = Rule.longAutoplay.pageKind
}
