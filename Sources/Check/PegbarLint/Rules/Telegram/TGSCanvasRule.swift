public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Incorrect sticker size.
  package static let tgsCanvas = Rule(
    .rule(
      "tgs/canvas", .error,
      RulePage(
        title: "Incorrect sticker size",
        meaning: """
          Animated stickers must be exactly 512 × 512 pixels, and sticker set icons must be \
          100 × 100 pixels.
          """,
        effect: TelegramSticker.refused,
        wayOut: "Create a 512 × 512 pixel composition, and add the original composition to it.")),
    example: .animation(#""w": 500, "h": 500"#),
    check: .document { run in
      let (width, height) = (run.document.width, run.document.height)
      guard width != height || width != 512 && width != 100 else { return }
      run.report(
        "the sticker is \(NumberWords.size(width, height)) instead of 512 × 512")
    })
}

extension FindingKind {
  /// Incorrect sticker size (`tgs/canvas`).
  public static let tgsCanvas = Rule.tgsCanvas.pageKind
}
