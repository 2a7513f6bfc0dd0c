public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Outlines of characters are in no text.
  package static let unusedGlyph = Rule(
    .rule(
      "size/unused-glyph", .note,
      RulePage(
        title: "Outlines of characters are not used",
        meaning: "The file has outlines (`chars`) of characters that none of its texts has.",
        effect: "Nothing; the file is larger than it has to be.",
        wayOut: """
          Export the composition again with Glyphs switched on. Keep the outlines if an app replaces \
          the text.
          """)),
    options: [
      RuleOption("max", 0, "how many unused outlines a file may have")
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
        "\(NumberWords.count(unused.count, "outline")) of characters that no text has: \(names)",
        at: first.source, occurrences: unused.count)
    })
}

extension FindingKind {
  /// Outlines of characters are not used (`size/unused-glyph`).
  public static let unusedGlyph = Rule.unusedGlyph.pageKind
}
