public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Invalid Discord sticker.
  package static let discordSticker = Rule(
    .rule(
      "discord/sticker", .error,
      RulePage(
        title: "Invalid Discord sticker",
        meaning: """
          Lottie stickers on Discord must be 320 × 320 pixels, no larger than 512 kilobytes, and \
          no longer than 5 seconds. They can be uploaded only to verified and partnered servers.
          """,
        effect: "The upload fails.",
        wayOut: """
          Create a composition that is 320 × 320 pixels and at most 5 seconds long, add the \
          original composition to it, and export again.
          """)),
    standing: .optional,
    example: .animation(#""w": 512, "h": 512"#),
    check: .document { run in
      let document = run.document
      if document.width != 320 || document.height != 320 {
        run.report(
          "the sticker is \(NumberWords.size(document.width, document.height)) instead of "
            + "320 × 320")
      }
      if document.seconds > 5 {
        run.report(
          "the sticker lasts \(NumberWords.frame(document.seconds)) seconds (limit: 5)",
          measured: document.seconds)
      }
      if run.file.standsForFile, run.file.byteCount > 524_288 {
        run.report(
          "file size \(NumberWords.bytes(run.file.byteCount, above: 524_288))",
          measured: Double(run.file.byteCount))
      }
    })
}

extension FindingKind {
  /// Invalid Discord sticker (`discord/sticker`).
  public static let discordSticker = Rule.discordSticker.pageKind
}
