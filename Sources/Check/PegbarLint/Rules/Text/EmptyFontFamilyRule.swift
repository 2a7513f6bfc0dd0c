public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Font without a family or a name.
  package static let emptyFontFamily = Rule(
    .rule(
      "text/font-family-empty", .error,
      RulePage(
        title: "Font without a family or a name",
        meaning: """
          Text layers reference a font by its name (`fName`), and players search the system for \
          its family (`fFamily`). This font has no name or no family.
          """,
        effect: "The text is drawn in a different font.",
        wayOut: "Select a different font for the text in the Character panel, and export again.")),
    example: .font(#""fFamily": """#, text: "Roboto"),
    check: .document { run in
      guard run.document.glyphs.isEmpty else { return }
      for font in run.document.fonts {
        guard font.name.isBlank || font.family.isBlank, run.links.usedFonts.contains(font.name)
        else { continue }
        run.report(
          font.name.isBlank ? "the font has no name" : "the font “\(font.name)” has no family",
          at: font.source)
      }
    })
}

extension FindingKind {
  /// A font has no family or no name (`text/font-family-empty`).
  public static let emptyFontFamily = Rule.emptyFontFamily.pageKind
}
