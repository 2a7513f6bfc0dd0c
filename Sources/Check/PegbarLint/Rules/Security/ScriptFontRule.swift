public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A font brings a script or a style sheet.
  package static let scriptFont = Rule(
    .rule(
      "sec/css-or-script-font", .error,
      RulePage(
        title: "A font brings a script or a style sheet",
        meaning: """
          lottie-web adds the font's address to the page: as a script for fonts of Adobe, as a style \
          sheet for fonts of Google, which comes from another computer.
          """,
        effect: """
          A script can do what the page can. A style sheet can change how the page looks, and tells \
          its owner who plays the animation.
          """,
        wayOut: """
          Create outlines from the text (Layer > Create > Create Shapes from Text), turn on Glyphs \
          when exporting, or load the font in the page itself and leave Font Path empty.
          """)),
    example: .font(#""origin": 2, "fPath": "https://use.typekit.net/abc.js""#),
    check: .document { run in
      for font in run.document.fonts {
        guard let path = font.path, !path.isEmpty else { continue }
        let isScript = font.origin == 2
        guard isScript || font.origin == 1 && FileAddress(path).isRemote else { continue }
        run.report(
          "the font “\(font.name)” brings the \(isScript ? "script" : "style sheet") "
            + FileAddress(path).shown, at: font.source)
      }
    })

  private static func font(_ members: String) -> RuleExample {
    .animation(#""fonts": {"list": [{"fName": "Roboto", "fFamily": "Roboto", \#(members)}]}"#)
  }
}

extension FindingKind {
  /// A font brings a script or a style sheet (`sec/css-or-script-font`).
  public static let scriptFont = Rule.scriptFont.pageKind
}
