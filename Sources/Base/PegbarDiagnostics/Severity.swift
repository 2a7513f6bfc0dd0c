/// The severity of a finding.
///
/// `error` means that the picture is broken or the file is invalid. `warning` means that something
/// visible was lost. `note` is information without a loss.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Information. The picture is as designed.
  case note
  /// A visible loss or approximation, or a likely surprise.
  case warning
  /// An invalid input, or a part of it that cannot be used.
  case error

  /// Orders severities by their cases: `note` < `warning` < `error`.
  public static func < (left: Severity, right: Severity) -> Bool {
    allCases.prefix { $0 != right }.contains(left)
  }
}
