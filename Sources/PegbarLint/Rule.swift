package import PegbarDiagnostics

/// Looks at a file for one thing.
///
/// A new rule is one file and one line in `Rules.all`.
package protocol Rule: Sendable {
  /// What the rule reports.
  var kind: FindingKind { get }

  /// Reports what the rule finds in a file.
  func check(_ subject: LintSubject, log: FindingLog)
}

/// Every rule there is.
package enum Rules {
  /// Every rule, in the order in which they look.
  package static let all: [any Rule] = [FileSize(), ExpressionCount(), UnknownKeys()]

  /// Lets every rule look at a file.
  package static func check(_ subject: LintSubject, log: FindingLog) {
    for rule in all { rule.check(subject, log: log) }
  }
}
