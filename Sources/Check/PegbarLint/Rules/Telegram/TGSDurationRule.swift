public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Sticker that exceeds Telegram's limit for the duration.
  package static let tgsDuration = Rule(
    .rule(
      "tgs/duration", .error,
      RulePage(
        title: "Excessive sticker duration",
        meaning: "Animated stickers can last at most 3 seconds.",
        effect: TelegramSticker.refused,
        wayOut: "Shorten the work area to 3 seconds (180 frames at 60 frames per second).")),
    options: [RuleOption("max", 3, "maximum duration, in seconds")],
    example: .animation(#""fr": 60, "op": 181"#),
    check: .document { run in
      let seconds = run.document.seconds
      guard seconds > run.number("max") else { return }
      run.report(
        "the sticker lasts \(NumberWords.frame(seconds)) seconds "
          + NumberWords.limit(run.number("max")), measured: seconds)
    })
}

extension FindingKind {
  /// Excessive sticker duration (`tgs/duration`).
  public static let tgsDuration = Rule.tgsDuration.pageKind
}
