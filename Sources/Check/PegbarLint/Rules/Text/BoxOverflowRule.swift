public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A text has more lines than its box has room for.
  package static let boxOverflow = Rule(
    .rule(
      "text/box-overflow", .note,
      RulePage(
        title: "A text has more lines than its box has room for",
        meaning: """
          The lines of the paragraph text are together higher than its box, even before any of them \
          is wrapped.
          """,
        effect: "After Effects hides the last lines. Players show them, or hide them, too.",
        wayOut: "Make the box larger, or the text smaller.")),
    example: .layer(
      #"""
      "ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "1\r2\r3", "s": 20, "lh": 20, \#
      "sz": [100, 40]}}]}}
      """#),
    check: .text { text, run in
      guard run.isShown else { return }
      for document in text.document.values {
        guard let box = document.boxSize, box.y > 0, document.size > 0 else { continue }
        let lines = document.text.utf8.count { $0 == 0x0D || $0 == 0x0A || $0 == 0x03 } + 1
        let lineHeight = document.lineHeight ?? document.size * 1.2
        // The first line takes no more than the size of its letters.
        let height = document.size + Double(lines - 1) * lineHeight
        guard lines > 1, height > box.y * 1.05 else { continue }
        run.report(
          "\(lines) lines take \(NumberWords.frame(height)) pixels, the box has "
            + NumberWords.frame(box.y), at: text.document.source)
        return
      }
    })
}

extension FindingKind {
  /// Paragraph text with more lines than its box (`text/box-overflow`).
  public static let boxOverflow = Rule.boxOverflow.pageKind
}
