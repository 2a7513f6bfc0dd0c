internal import ArgumentParser
internal import Pegbar

/// From which findings on a run counts as failed.
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
    guard let severity else { return false }
    switch self {
    case .note: return true
    case .warning: return severity >= .warning
    case .error: return severity >= .error
    case .never: return false
    }
  }
}
