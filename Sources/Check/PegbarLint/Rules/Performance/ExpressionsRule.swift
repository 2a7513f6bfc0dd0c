internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Properties with expressions.
  package static let expressions = Rule(
    .expressionCount,
    check: .document { run in
      let count = run.census.expressions
      guard count > 0 else { return }
      run.report(
        """
        \(count) \(count == 1 ? "property uses an expression" : "properties use expressions"), \
        which only some players support
        """, occurrences: count)
    })
}
