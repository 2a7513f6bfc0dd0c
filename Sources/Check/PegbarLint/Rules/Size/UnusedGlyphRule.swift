internal import PegbarDiagnostics
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
    found: [.animation(#""chars": [{"ch": "A"}]"#)],
    silent: [
      .layers(
        [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "BAD", "f": "Lato"}}]}}"#],
        with: #""chars": [{"ch": "A"}]"#),
      // Small letters may be written as capitals.
      .layers(
        [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "bad", "f": "Lato", "ca": 1}}]}}"#],
        with: #""chars": [{"ch": "A"}]"#),
      // A slot or an expression may bring another text.
      .layers(
        [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "B", "f": "Lato"}}], "sid": "text"}}"#],
        with: #""chars": [{"ch": "A"}]"#),
      .layers([#""ks": {"r": {"k": 0, "x": "time"}}"#], with: #""chars": [{"ch": "A"}]"#),
      .animation(#""chars": [{"ch": " "}]"#),
    ],
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
