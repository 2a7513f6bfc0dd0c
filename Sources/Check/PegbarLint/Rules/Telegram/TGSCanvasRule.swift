public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The canvas has another size.
  package static let tgsCanvas = Rule(
    .rule(
      "tgs/canvas", .error,
      RulePage(
        title: "The sticker has the wrong size",
        meaning: """
          Animated stickers have exactly 512 × 512 pixels; icons of sticker sets have 100 × 100.
          """,
        effect: TelegramSticker.refused,
        wayOut: "Make a composition of 512 × 512 pixels and put the old one into it.")),
    example: .animation(#""w": 500, "h": 500"#),
    check: .document { run in
      let (width, height) = (run.document.width, run.document.height)
      guard width != height || width != 512 && width != 100 else { return }
      run.report(
        "the sticker has \(NumberWords.size(width, height)) instead of 512 × 512")
    })
}

extension FindingKind {
  /// The sticker has the wrong size (`tgs/canvas`).
  public static let tgsCanvas = Rule.tgsCanvas.pageKind
}
