internal import ArgumentParser
internal import Pegbar

/// From which findings on a run counts as failed: the severities by their names, and one beyond them.
enum FailLevel: String, CaseIterable, ExpressibleByArgument {
  /// From notes on: any finding.
  case note
  /// From warnings on.
  case warning
  /// Only errors.
  case error
  /// Whatever is found.
  case never

  /// Whether findings of this weight make a run fail.
  func isReached(by severity: Severity?) -> Bool {
    guard let severity, let least = Severity(rawValue: rawValue) else { return false }
    return severity >= least
  }
}
