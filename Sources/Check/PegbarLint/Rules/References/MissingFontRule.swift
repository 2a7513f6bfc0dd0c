public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Text with a font that the file does not list.
  package static let missingFont = Rule(
    .rule(
      "ref/missing-font", .error,
      RulePage(
        title: "Missing font",
        meaning: """
          A text layer uses a font that is not in the file's list of fonts. Players use this list \
          to find the font family and the glyph outlines.
          """,
        effect: """
          The text is drawn in a different font, or not at all. lottie-web uses the first font in \
          the list and fails if the list is empty.
          """,
        wayOut: "Export the composition again, or add the font to `fonts.list`.")),
    example: .layers(
      [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "Hello", "f": "Lato"}}]}}"#],
      with: #""fonts": {"list": [{"fName": "Roboto", "fFamily": "Roboto"}]}"#),
    check: .document { run in
      var known = Set(run.document.fonts.map(\.name))
      known.insert("")
      guard !run.links.usedFonts.isSubset(of: known) else { return }
      for layer in run.document.allLayers where layer.isShown {
        guard case .text(let text) = layer.kind, text.document.slot == nil else { continue }
        for document in text.document.values where !document.text.isBlank {
          guard known.insert(document.fontName).inserted else { continue }
          run.report(
            "the text uses the font “\(document.fontName)”, which the file does not list",
            at: text.document.source)
        }
      }
    })
}

extension FindingKind {
  /// Missing font (`ref/missing-font`).
  public static let missingFont = Rule.missingFont.pageKind
}
