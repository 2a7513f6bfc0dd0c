public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Unused font.
  package static let unusedFont = Rule(
    .rule(
      "size/unused-font", .note,
      RulePage(
        title: "Unused font",
        meaning: "The list of fonts contains a font that no text layer uses.",
        effect: "None visible, but web players might load the font unnecessarily.",
        wayOut: "Export the composition again, or delete the font from `fonts.list`.")),
    example: .animation(#""fonts": {"list": [{"fName": "Lato", "fFamily": "Lato"}]}"#),
    check: .document { run in
      guard !run.document.fonts.isEmpty, !run.links.hasTextSlots, !run.hasExpressions else {
        return
      }
      for font in run.document.fonts where !run.links.usedFonts.contains(font.name) {
        run.report("no text layer uses the font “\(font.name)”", at: font.source)
      }
    })
}

extension FindingKind {
  /// Unused font (`size/unused-font`).
  public static let unusedFont = Rule.unusedFont.pageKind
}
