public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Letters are more than one code each, where players draw code by code.
  package static let combinedLetters = Rule(
    .rule(
      "text/combining-characters", .note,
      RulePage(
        title: "Players may take the letters of a text apart",
        meaning: """
          The file has the outlines of its letters, and players put them one after the other from \
          left to right. The text has characters for which this does not work: combining accents, \
          emoji, and others beyond the first 65536 of Unicode.
          """,
        effect: "Accents stand beside their letters, and characters are missing.",
        wayOut: """
          Use Layer > Create > Create Shapes from Text, or export without Glyphs and load the font \
          with the app.
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
          "the text has the character U+\(digits), which players do not lay out from outlines",
          at: text.source)
        return
      }
    })
}

extension Unicode.Scalar {
  /// Whether it depends on the letters beside it, or is two codes in UTF-16.
  fileprivate var isLaidOutTogether: Bool {
    switch value {
    case 0..<0x300: false
    case 0x1_0000...: true
    default: properties.generalCategory == .nonspacingMark || value == 0x200D
    }
  }
}

extension FindingKind {
  /// Players may take the letters of a text apart (`text/combining-characters`).
  public static let combinedLetters = Rule.combinedLetters.pageKind
}
