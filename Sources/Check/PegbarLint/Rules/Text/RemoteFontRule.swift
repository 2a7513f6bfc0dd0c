public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A font comes from another computer.
  package static let remoteFont = Rule(
    .rule(
      "text/remote-font", .warning,
      RulePage(
        title: "A font is loaded from the network",
        meaning:
          "The font's path is an address. lottie-web loads it before it shows the animation.",
        effect: """
          The animation starts late, or with another font where there is no network. The owner of \
          the address learns who plays it.
          """,
        wayOut: """
          Turn on Glyphs when exporting, create outlines from the text (Layer > Create > Create \
          Shapes from Text), or load the font with the app.
          """)),
    example: .font(#""origin": 3, "fPath": "https://example.com/roboto.woff2""#),
    check: .document { run in
      for font in run.document.fonts {
        // Style sheets and scripts have a rule of their own.
        guard let address = font.path.map(FileAddress.init(_:)), address.isRemote, font.origin != 1,
          font.origin != 2
        else { continue }
        run.report("the font “\(font.name)” is loaded from \(address.shown)", at: font.source)
      }
    })
}

extension FindingKind {
  /// A font is loaded from the network (`text/remote-font`).
  public static let remoteFont = Rule.remoteFont.pageKind
}
