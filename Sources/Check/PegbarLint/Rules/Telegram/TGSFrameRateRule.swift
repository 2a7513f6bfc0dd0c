public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// It has another frame rate.
  package static let tgsFrameRate = Rule(
    .rule(
      "tgs/frame-rate", .error,
      RulePage(
        title: "The sticker has the wrong frame rate",
        meaning:
          "Animated stickers have 60 frames a second. Older rules allowed 30 as well, which is a warning.",
        effect: TelegramSticker.refused,
        wayOut: "Set Frame Rate to 60 in Composition Settings, then export again.")),
    example: .animation(#""fr": 25"#),
    check: .document { run in
      let rate = run.document.frameRate
      guard rate != 60 else { return }
      run.report(
        "the sticker has \(NumberWords.number(rate)) frames a second instead of 60", key: "fr",
        severity: rate == 30 ? .warning : nil)
    })
}

extension FindingKind {
  /// The sticker has the wrong frame rate (`tgs/frame-rate`).
  public static let tgsFrameRate = Rule.tgsFrameRate.pageKind
}
