/// Writes reports in one form.
///
/// A new form is one type and one line in `Reporters.all`.
public protocol Reporter: Sendable {
  /// The name by which it is asked for, for example `text`.
  var name: String { get }

  /// The text of the reports on some files.
  func text(of reports: [Report]) -> String
}

/// Every form of report there is.
public enum Reporters {
  /// Every reporter, the default first.
  public static let all: [any Reporter] = [TextReporter(), JSONReporter()]

  /// The reporter with a name.
  public static func named(_ name: String) -> (any Reporter)? {
    all.first { $0.name == name }
  }
}
