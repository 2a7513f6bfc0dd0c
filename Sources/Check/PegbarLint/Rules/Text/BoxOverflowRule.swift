public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Text with more lines than fit in its box.
  package static let boxOverflow = Rule(
    .rule(
      "text/box-overflow", .note,
      RulePage(
        title: "Overflowing paragraph text",
        meaning: """
          Even without wrapping, the total height of the lines exceeds the height of the text box.
          """,
        effect: """
          After Effects hides the last lines. Some players draw these lines, and others hide them.
          """,
        wayOut: "Enlarge the text box, or reduce the font size.")),
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
        // The height of the first line is at most the font size.
        let height = document.size + Double(lines - 1) * lineHeight
        guard lines > 1, height > box.y * 1.05 else { continue }
        run.report(
          "\(lines) lines are \(NumberWords.frame(height)) pixels tall, but the text box is "
            + "\(NumberWords.frame(box.y)) pixels tall", at: text.document.source)
        return
      }
    })
}

extension FindingKind {
  /// Text with more lines than fit in its box (`text/box-overflow`).
  public static let boxOverflow = Rule.boxOverflow.pageKind
}
