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
          Animated stickers must have exactly 512 × 512 pixels, and icons of sticker sets must \
          have 100 × 100 pixels.
          """,
        effect: TelegramSticker.refused,
        wayOut: "Create a composition of 512 × 512 pixels, and add the old composition to it.")),
    example: .animation(#""w": 500, "h": 500"#),
    check: .document { run in
      let (width, height) = (run.document.width, run.document.height)
      guard width != height || width != 512 && width != 100 else { return }
      run.report(
        "the sticker has \(NumberWords.size(width, height)) instead of 512 × 512")
    })
}

extension FindingKind {
  /// Incorrect sticker size (`tgs/canvas`).
  public static let tgsCanvas = Rule.tgsCanvas.pageKind
}
