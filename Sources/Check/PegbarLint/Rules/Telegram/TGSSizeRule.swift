internal import PegbarDiagnostics
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
          """)),
    options: [RuleOption("max", 65_536, "how many bytes the compressed file may have")],
    found: [TelegramSticker.example.inFile(of: 65_537, isGzip: true)],
    silent: [
      TelegramSticker.example.inFile(of: 65_536, isGzip: true),
      // Not compressed yet.
      TelegramSticker.example.inFile(of: 100_000),
    ],
    check: .document { run in
      guard run.file.isGzip, Double(run.file.byteCount) > run.number("max") else { return }
      run.report(
        "the file has \(NumberWords.bytes(run.file.byteCount, above: run.number("max")))",
        measured: Double(run.file.byteCount))
    })
}
