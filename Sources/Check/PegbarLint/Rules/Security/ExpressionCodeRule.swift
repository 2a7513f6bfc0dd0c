public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The file holds code.
  package static let expressionCode = Rule(
    .rule(
      "sec/expression", .note,
      RulePage(
        title: "The file holds code",
        meaning: """
          Expressions are JavaScript. lottie-web runs them in the page that shows the animation, \
          with everything that the page may do.
          """,
        effect: "Whoever made the file can run code in the page or app that plays it.",
        wayOut: """
          Convert expressions with Animation > Keyframe Assistant > Convert Expression to Keyframes, \
          or play files from others with the light version of lottie-web, which runs none.
          """)),
    example: .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = time * 90;"}}"#),
    check: .document { run in
      let count = run.census.expressions
      guard count > 0 else { return }
      var search = FirstExpression()
      search.walk(over: run.document)
      run.report(
        "\(count) \(count == 1 ? "expression is" : "expressions are") code that a web player runs; "
          + "the first one stands here", at: search.place ?? .root,
        occurrences: count)
    })
}

/// Finds the first property that an expression computes.
private struct FirstExpression: DocumentVisitor {
  var isShown = true
  private(set) var place: SourceID?

  mutating func visit(_ property: some DocumentProperty) {
    if place == nil, property.expression != nil { place = property.source }
  }
}

extension FindingKind {
  /// The file holds code (`sec/expression`).
  public static let expressionCode = Rule.expressionCode.pageKind
}
