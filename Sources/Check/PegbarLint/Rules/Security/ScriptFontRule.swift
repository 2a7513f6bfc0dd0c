public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Font that loads a script or a style sheet.
  package static let scriptFont = Rule(
    .rule(
      "sec/css-or-script-font", .error,
      RulePage(
        title: "Font that loads a script or a style sheet",
        meaning: """
          lottie-web adds the font's URL to the page. For Adobe Fonts, the URL is added as a script. \
          For Google Fonts, it is added as a style sheet from another server.
          """,
        effect: """
          A script has all of the page's permissions. A style sheet can change the appearance of \
          the page, and its server learns who plays the animation.
          """,
        wayOut: """
          Convert the text to shapes (Layer > Create > Create Shapes from Text), turn on Glyphs \
          for the export, or load the font in the page and leave Font Path empty.
          """)),
    example: .font(#""origin": 2, "fPath": "https://use.typekit.net/abc.js""#),
    check: .document { run in
      for font in run.document.fonts {
        guard let path = font.path, !path.isEmpty else { continue }
        let isScript = font.origin == 2
        guard isScript || font.origin == 1 && FileAddress(path).isRemote else { continue }
        run.report(
          "the font “\(font.name)” loads the \(isScript ? "script" : "style sheet") "
            + FileAddress(path).shown, at: font.source)
      }
    })

  private static func font(_ members: String) -> RuleExample {
    .animation(#""fonts": {"list": [{"fName": "Roboto", "fFamily": "Roboto", \#(members)}]}"#)
  }
}

extension FindingKind {
  /// Font that loads a script or a style sheet (`sec/css-or-script-font`).
  public static let scriptFont = Rule.scriptFont.pageKind
}
