/// The severity of a finding.
///
/// `error` means that the picture is broken or the file is invalid. `warning` means that something
/// visible was lost. `note` provides information and does not indicate a loss.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable, Codable {
  /// Information about content that is rendered as designed.
  case note
  /// A visible loss or approximation, or a likely problem.
  case warning
  /// Invalid input, or content that cannot be used.
  case error

  /// Compares severities in the order `note`, `warning`, `error`.
  public static func < (left: Severity, right: Severity) -> Bool {
    allCases.prefix { $0 != right }.contains(left)
  }
}
