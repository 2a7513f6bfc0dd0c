public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Discord does not take it as a sticker.
  package static let discordSticker = Rule(
    .rule(
      "discord/sticker", .error,
      RulePage(
        title: "Discord does not take the file as a sticker",
        meaning: """
          Lottie stickers on Discord have 320 × 320 pixels, at most 512 kilobytes, and last at most \
          five seconds. Only verified and partnered servers may upload them.
          """,
        effect: "The upload fails.",
        wayOut:
          "Make a composition of 320 × 320 pixels, shorten it to five seconds, and export again.")),
    standing: .optional,
    example: .animation(#""w": 512, "h": 512"#),
    check: .document { run in
      let document = run.document
      if document.width != 320 || document.height != 320 {
        run.report(
          "the sticker has \(NumberWords.size(document.width, document.height)) instead of "
            + "320 × 320")
      }
      if document.seconds > 5 {
        run.report(
          "the sticker lasts \(NumberWords.frame(document.seconds)) seconds, longer than 5",
          measured: document.seconds)
      }
      if run.file.standsForFile, run.file.byteCount > 524_288 {
        run.report(
          "the file has \(NumberWords.bytes(run.file.byteCount, above: 524_288))",
          measured: Double(run.file.byteCount))
      }
    })
}

extension FindingKind {
  /// Discord does not take the file as a sticker (`discord/sticker`).
  public static let discordSticker = Rule.discordSticker.pageKind
}
