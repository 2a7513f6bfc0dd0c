public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Glyph outlines of characters that no text contains.
  package static let unusedGlyph = Rule(
    .rule(
      "size/unused-glyph", .note,
      RulePage(
        title: "Unused glyph outlines",
        meaning: "The file contains outlines (`chars`) of characters that no text layer uses.",
        effect: "None visible, but the file is larger than necessary.",
        wayOut: """
          Export the composition again with Glyphs turned on. Keep the outlines if an app replaces \
          the text.
          """)),
    options: [
      RuleOption("max", 0, "maximum number of unused outlines in a file")
    ],
    example: .animation(#""chars": [{"ch": "A"}]"#),
    check: .document { run in
      guard !run.document.glyphs.isEmpty, !run.links.hasTextSlots, !run.hasExpressions else {
        return
      }
      var used = Set(run.links.characters.map(String.init))
      used.formUnion(used.map { $0.uppercased() })
      let unused = run.document.glyphs.filter {
        $0.character.count == 1 && !used.contains($0.character)
          && !$0.character.allSatisfy(\.isWhitespace)
      }
      guard let first = unused.first, Double(unused.count) > run.number("max") else { return }
      let names = unused.prefix(5).map { "“\($0.character)”" }.joined(separator: " ")
      run.report(
        "the file has \(NumberWords.count(unused.count, "outline")) of unused characters: \(names)",
        at: first.source, occurrences: unused.count)
    })
}

extension FindingKind {
  /// Unused glyph outlines (`size/unused-glyph`).
  public static let unusedGlyph = Rule.unusedGlyph.pageKind
}
