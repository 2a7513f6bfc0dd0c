public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Executable code in the file.
  package static let expressionCode = Rule(
    .rule(
      "sec/expression", .note,
      RulePage(
        title: "Executable code in the file",
        meaning: """
          Expressions are JavaScript code. lottie-web runs this code in the page that displays the \
          animation, with all of the page's permissions.
          """,
        effect: "The author of the file can run code in the page or app that plays the animation.",
        wayOut: """
          Convert expressions to keyframes (Animation > Keyframe Assistant > Convert Expression to \
          Keyframes). For files that you do not trust, use the light version of lottie-web, which \
          does not run expressions.
          """)),
    example: .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = time * 90;"}}"#),
    check: .document { run in
      let count = run.census.expressions
      guard count > 0 else { return }
      var search = FirstExpression()
      search.walk(over: run.document)
      run.report(
        count == 1
          ? "web players run the expression"
          : "web players run \(count) expressions; the first is here",
        at: search.place ?? .root,
        occurrences: count)
    })
}

/// A search for the first property with an expression.
private struct FirstExpression: DocumentVisitor {
  var isShown = true
  private(set) var place: SourceID?

  mutating func visit(_ property: some DocumentProperty) {
    if place == nil, property.expression != nil { place = property.source }
  }
}

extension FindingKind {
  /// Executable code in the file (`sec/expression`).
  public static let expressionCode = Rule.expressionCode.pageKind
}
