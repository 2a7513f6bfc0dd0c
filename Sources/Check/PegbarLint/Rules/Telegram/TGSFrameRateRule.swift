public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Incorrect sticker frame rate.
  package static let tgsFrameRate = Rule(
    .rule(
      "tgs/frame-rate", .error,
      RulePage(
        title: "Incorrect sticker frame rate",
        meaning:
          """
          Animated stickers must have 60 frames per second. Older rules also allowed 30, which is \
          reported as a warning.
          """,
        effect: TelegramSticker.refused,
        wayOut: "Set Frame Rate to 60 (Composition > Composition Settings), and export again.")),
    example: .animation(#""fr": 25"#),
    check: .document { run in
      let rate = run.document.frameRate
      guard rate != 60 else { return }
      run.report(
        "the sticker has \(NumberWords.number(rate)) frames per second instead of 60", key: "fr",
        severity: rate == 30 ? .warning : nil)
    })
}

extension FindingKind {
  /// Incorrect sticker frame rate (`tgs/frame-rate`).
  public static let tgsFrameRate = Rule.tgsFrameRate.pageKind
}
