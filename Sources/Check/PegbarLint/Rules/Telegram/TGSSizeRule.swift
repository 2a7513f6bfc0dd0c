public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// File that exceeds Telegram's limit for the size.
  package static let tgsSize = Rule(
    .rule(
      "tgs/size", .error,
      RulePage(
        title: "Excessive sticker file size",
        meaning: "Telegram accepts compressed sticker files of up to 64 kilobytes.",
        effect: TelegramSticker.refused,
        wayOut: """
          Use fewer keyframes and vertices, delete invisible layers, and export again with \
          Bodymovin-TG.
          """,
        example: #"{"tgs": 1, "w": 512, "h": 512, "fr": 60}"#)),
    options: [RuleOption("max", 65_536, "maximum size of the compressed file, in bytes")],
    check: .document { run in
      guard run.file.isGzip, Double(run.file.byteCount) > run.number("max") else { return }
      run.report(
        "file size \(NumberWords.bytes(run.file.byteCount, above: run.number("max")))",
        measured: Double(run.file.byteCount))
    })
}

extension FindingKind {
  /// Excessive sticker file size (`tgs/size`).
  public static let tgsSize = Rule.tgsSize.pageKind
}
