public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// File that is not a Telegram sticker.
  package static let tgsContainer = Rule(
    .rule(
      "tgs/container", .error,
      RulePage(
        title: "Invalid .tgs file",
        meaning: """
          A sticker file must be compressed with gzip, and its animation must have a `tgs` member \
          with the value 1.
          """,
        effect: TelegramSticker.refused,
        wayOut: "Export with Bodymovin-TG, which compresses the file and adds the `tgs` member.",
        example: "an animation without \"tgs\": 1, compressed with gzip")),
    check: .document { run in
      if !run.file.isGzip {
        run.report("the file is not compressed with gzip")
      } else if !run.document.isSticker {
        run.report("the animation has no 'tgs' member with the value 1")
      }
    })
}

extension FindingKind {
  /// File that is not a .tgs file (`tgs/container`).
  public static let tgsContainer = Rule.tgsContainer.pageKind
}
