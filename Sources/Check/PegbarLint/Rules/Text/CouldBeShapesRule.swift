public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Static text.
  package static let couldBeShapes = Rule(
    .rule(
      "text/could-be-shapes", .note,
      RulePage(
        title: "Static text that could be shapes",
        meaning: """
          The text has no keyframes, animators or slots, so it never changes. Shapes look the same \
          in every player, regardless of the installed fonts.
          """,
        effect: "Players without text support draw nothing, and others might use a different font.",
        wayOut: """
          Convert the text to shapes (Layer > Create > Create Shapes from Text), unless an app \
          replaces or translates the text.
          """)),
    standing: .optional,
    example: .layer(#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "Hello"}}]}}"#),
    check: .text { text, run in
      let document = text.document
      guard run.isShown, document.isPlain, text.animators.isEmpty,
        let value = document.fixedValue, !value.text.isBlank
      else { return }
      run.report("the text “\(value.text.prefix(40))” never changes", at: text.source)
    })
}

extension FindingKind {
  /// Static text that could be shapes (`text/could-be-shapes`).
  public static let couldBeShapes = Rule.couldBeShapes.pageKind
}
