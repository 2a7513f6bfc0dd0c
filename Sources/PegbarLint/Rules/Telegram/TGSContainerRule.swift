internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// It is not in the form of a TelegramSticker.example.
  static let tgsContainer = Rule(
    .rule(
      "tgs/container", .error,
      Words(
        title: "The file is no .tgs file",
        meaning: """
          A sticker is compressed with gzip, and the animation in it has the member `tgs` with the \
          value 1.
          """,
        effect: TelegramSticker.refused,
        wayOut: "Export with Bodymovin-TG, which writes both.")),
    found: [
      .animation(#""tgs": 1"#), .animation("").inFile(of: 2000, isGzip: true),
    ],
    silent: [TelegramSticker.example],
    check: .document { run in
      if !run.file.isGzip {
        run.report("the file is not compressed with gzip")
      } else if !run.document.isSticker {
        run.report("the animation has no member 'tgs' with the value 1")
      }
    })
}
