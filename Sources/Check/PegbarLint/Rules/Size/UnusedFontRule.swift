internal import PegbarDiagnostics
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
    found: [.animation(#""fonts": {"list": [{"fName": "Lato", "fFamily": "Lato"}]}"#)],
    silent: [
      .layers(
        [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "Lato"}}]}}"#],
        with: #""fonts": {"list": [{"fName": "Lato", "fFamily": "Lato"}]}"#),
      // An expression may set it.
      .layers(
        [#""ks": {"r": {"k": 0, "x": "time"}}"#],
        with: #""fonts": {"list": [{"fName": "Lato", "fFamily": "Lato"}]}"#),
      // A text that replaces another may be set in it.
      .layers(
        [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "Arial"}}], "sid": "text"}}"#],
        with: #""fonts": {"list": [{"fName": "Lato", "fFamily": "Lato"}]}"#),
    ],
    check: .document { run in
      guard !run.document.fonts.isEmpty, !run.links.hasTextSlots, !run.hasExpressions else {
        return
      }
      for font in run.document.fonts where !run.links.usedFonts.contains(font.name) {
        run.report("no text is set in the font “\(font.name)”", at: font.source)
      }
    })
}
