public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// It lasts longer than Telegram takes.
  package static let tgsDuration = Rule(
    .rule(
      "tgs/duration", .error,
      RulePage(
        title: "The sticker is too long",
        meaning: "Animated stickers last at most three seconds.",
        effect: TelegramSticker.refused,
        wayOut: "Shorten the work area to three seconds, 180 frames at 60 frames a second.")),
    options: [RuleOption("max", 3, "how many seconds the sticker may last")],
    example: .animation(#""fr": 60, "op": 181"#),
    check: .document { run in
      let seconds = run.document.seconds
      guard seconds > run.number("max") else { return }
      run.report(
        "the sticker lasts \(NumberWords.frame(seconds)) seconds, longer than "
          + NumberWords.number(run.number("max")), measured: seconds)
    })
}

extension FindingKind {
  /// The sticker is too long (`tgs/duration`).
  public static let tgsDuration = Rule.tgsDuration.pageKind
}
