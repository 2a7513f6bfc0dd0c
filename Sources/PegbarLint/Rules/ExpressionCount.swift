package import PegbarDiagnostics

/// Finds files whose motion is computed by expressions.
package struct ExpressionCount: Rule {
  /// What the rule reports.
  package let kind = FindingKind.expressionCount
  /// How many expressions a file may have.
  package var limit: Int

  /// Makes a rule with a limit.
  package init(limit: Int = 0) {
    self.limit = limit
  }

  /// Reports the file if it has too many.
  package func check(_ subject: LintSubject, log: FindingLog) {
    let count = subject.census.expressions
    guard count > limit else { return }
    log.add(
      Finding(
        kind,
        """
        \(count) \(count == 1 ? "property is" : "properties are") computed by expressions, which \
        only some players run
        """))
  }
}
