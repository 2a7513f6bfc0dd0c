public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// It plays for long.
  package static let longAutoplay = Rule(
    .rule(
      "a11y/long-autoplay", .note,
      RulePage(
        title: "The animation needs a control to pause it",
        meaning: """
          Motion that starts by itself and lasts longer than five seconds needs a way to pause or \
          hide it (WCAG 2.2.2). That goes for short animations that repeat, too.
          """,
        effect: "People who are distracted by motion cannot read what is beside it.",
        wayOut: "Shorten the animation, or let the app offer a button that pauses it.")),
    options: [RuleOption("max", 5, "how many seconds the animation may last")],
    example: .animation(#""fr": 30, "op": 151"#),
    check: .document { run in
      let seconds = run.document.seconds
      guard seconds > run.number("max") else { return }
      run.report(
        "the animation lasts \(NumberWords.frame(seconds)) seconds, longer than "
          + NumberWords.number(run.number("max")), measured: seconds)
    })
}

extension FindingKind {
  /// The animation needs a control to pause it (`a11y/long-autoplay`).
  public static let longAutoplay = Rule.longAutoplay.pageKind
}
