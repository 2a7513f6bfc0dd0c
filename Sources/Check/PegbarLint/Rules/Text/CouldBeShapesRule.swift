public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A text never changes.
  package static let couldBeShapes = Rule(
    .rule(
      "text/could-be-shapes", .note,
      RulePage(
        title: "A text never changes and could be shapes",
        meaning: """
          The text is the same at all times, and neither an animator nor a slot changes it. As shapes \
          it looks the same in every player, whatever fonts the system has.
          """,
        effect: "Players without text draw nothing, others may draw another font.",
        wayOut: """
          Use Layer > Create > Create Shapes from Text, unless an app replaces or translates the text.
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
  /// A text never changes and could be shapes (`text/could-be-shapes`).
  public static let couldBeShapes = Rule.couldBeShapes.pageKind
}
