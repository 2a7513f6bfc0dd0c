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
          Animated stickers must have a frame rate of 60 frames per second. Telegram previously \
          also allowed 30 frames per second, so this rate causes only a warning.
          """,
        effect: TelegramSticker.refused,
        wayOut: "Set Frame Rate to 60 (Composition > Composition Settings), and export again.")),
    example: .animation(#""fr": 25"#),
    check: .document { run in
      let rate = run.document.frameRate
      guard rate != 60 else { return }
      run.report(
        "the frame rate of the sticker is \(NumberWords.number(rate)) instead of 60", key: "fr",
        severity: rate == 30 ? .warning : nil)
    })
}

extension FindingKind {
  /// Incorrect sticker frame rate (`tgs/frame-rate`).
  public static let tgsFrameRate = Rule.tgsFrameRate.pageKind
}
