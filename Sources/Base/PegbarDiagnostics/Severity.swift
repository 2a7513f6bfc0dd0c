/// How much a finding matters.
///
/// `error` means that the picture is broken or the file is invalid, `warning` that something
/// visible did not survive, `note` that something is worth knowing and nothing is lost.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing; the picture is what the designer made.
  case note
  /// Something visible was lost or approximated, or is likely to surprise.
  case warning
  /// The input is invalid or a part of it cannot be used at all.
  case error

  /// Orders as the cases stand: `note` < `warning` < `error`.
  public static func < (left: Severity, right: Severity) -> Bool {
    allCases.prefix { $0 != right }.contains(left)
  }
}
