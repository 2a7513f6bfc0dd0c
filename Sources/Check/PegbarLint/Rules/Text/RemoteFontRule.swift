public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Font that is loaded from the network.
  package static let remoteFont = Rule(
    .rule(
      "text/remote-font", .warning,
      RulePage(
        title: "Font loaded from the network",
        meaning:
          "The font's path is a URL. lottie-web loads the font before it displays the animation.",
        effect: """
          The animation starts late, or uses a different font if there is no network connection. \
          The owner of the server can see who plays the animation.
          """,
        wayOut: """
          Turn on Glyphs for the export, convert the text to shapes (Layer > Create > Create \
          Shapes from Text), or bundle the font with the app.
          """)),
    example: .font(#""origin": 3, "fPath": "https://example.com/roboto.woff2""#),
    check: .document { run in
      for font in run.document.fonts {
        // Style sheets and scripts have a separate rule.
        guard let address = font.path.map(FileAddress.init(_:)), address.isRemote, font.origin != 1,
          font.origin != 2
        else { continue }
        run.report("the font “\(font.name)” is loaded from \(address.shown)", at: font.source)
      }
    })
}

extension FindingKind {
  /// Font that is loaded from the network (`text/remote-font`).
  public static let remoteFont = Rule.remoteFont.pageKind
}
