public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A font is not used by any text.
  package static let unusedFont = Rule(
    .rule(
      "size/unused-font", .note,
      RulePage(
        title: "A font is not used by any text",
        meaning: "The list of fonts has one that no text names.",
        effect: "Nothing; web players may load the font in vain.",
        wayOut: "Export the composition again, or delete the font from `fonts.list`.")),
    example: .animation(#""fonts": {"list": [{"fName": "Lato", "fFamily": "Lato"}]}"#),
    check: .document { run in
      guard !run.document.fonts.isEmpty, !run.links.hasTextSlots, !run.hasExpressions else {
        return
      }
      for font in run.document.fonts where !run.links.usedFonts.contains(font.name) {
        run.report("no text is set in the font “\(font.name)”", at: font.source)
      }
    })
}

extension FindingKind {
  /// A font is not used by any text (`size/unused-font`).
  public static let unusedFont = Rule.unusedFont.pageKind
}
