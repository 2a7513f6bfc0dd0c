public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The file is larger than Telegram takes.
  package static let tgsSize = Rule(
    .rule(
      "tgs/size", .error,
      RulePage(
        title: "The sticker is too large",
        meaning: "Telegram takes stickers of at most 64 kilobytes after compression.",
        effect: TelegramSticker.refused,
        wayOut: """
          Use fewer keyframes and vertices, delete layers that are never seen, and export again with \
          Bodymovin-TG.
          """,
        example: #"{"tgs": 1, "w": 512, "h": 512, "fr": 60}"#)),
    options: [RuleOption("max", 65_536, "how many bytes the compressed file may have")],
    check: .document { run in
      guard run.file.isGzip, Double(run.file.byteCount) > run.number("max") else { return }
      run.report(
        "the file has \(NumberWords.bytes(run.file.byteCount, above: run.number("max")))",
        measured: Double(run.file.byteCount))
    })
}

extension FindingKind {
  /// The sticker is too large (`tgs/size`).
  public static let tgsSize = Rule.tgsSize.pageKind
}
