public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Characters with several code points or code units, which players draw one by one.
  package static let combinedLetters = Rule(
    .rule(
      "text/combining-characters", .note,
      RulePage(
        title: "Characters that require complex text layout",
        meaning: """
          The file contains the outlines of the characters. Players place these outlines next to \
          each other, from left to right. Some characters in the text require a different layout: \
          combining marks, emoji, and other characters above U+FFFF.
          """,
        effect: "Accents appear next to their letters, and some characters are missing.",
        wayOut: """
          Convert the text to shapes (Layer > Create > Create Shapes from Text), or turn off \
          Glyphs for the export and bundle the font with the app.
          """)),
    example: .layers(
      [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "e\u0301t\u00e9"}}]}}"#],
      with: #""chars": [{"ch": "A", "w": 50}]"#),
    check: .text { text, run in
      guard run.isShown, !run.document.glyphs.isEmpty else { return }
      for document in text.document.values {
        guard let letter = document.text.unicodeScalars.first(where: \.isLaidOutTogether) else {
          continue
        }
        let code = String(letter.value, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: max(4 - code.utf8.count, 0)) + code
        run.report(
          "the text contains the character U+\(digits), which players cannot lay out from outlines",
          at: text.source)
        return
      }
    })
}

extension Unicode.Scalar {
  /// `true` if the layout depends on neighboring characters, or if UTF-16 requires two code units.
  fileprivate var isLaidOutTogether: Bool {
    switch value {
    case 0..<0x300: false
    case 0x1_0000...: true
    default: properties.generalCategory == .nonspacingMark || value == 0x200D
    }
  }
}

extension FindingKind {
  /// Characters that players may draw separately (`text/combining-characters`).
  public static let combinedLetters = Rule.combinedLetters.pageKind
}
