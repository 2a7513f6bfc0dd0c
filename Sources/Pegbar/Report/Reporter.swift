/// Writes reports in one form.
///
/// A new form is one type and one line in `Reporters.all`.
public protocol Reporter: Sendable {
  /// The name by which it is asked for, for example `text`.
  var name: String { get }
  /// What it is for, in a few words.
  var summary: String { get }

  /// The text of the reports on some files; forms for programs look the same in every style.
  func text(of reports: [Report], style: ReportStyle) -> String
}

extension Reporter {
  /// The text of the reports on some files, as in a file: without colours, places counted.
  public func text(of reports: [Report]) -> String { text(of: reports, style: ReportStyle()) }
}

/// Every form of report there is.
public enum Reporters {
  /// Every reporter: the one for people first.
  public static let all: [any Reporter] = [TextReporter(), LineReporter(), JSONReporter()]

  /// The reporter with a name.
  public static func named(_ name: String) -> (any Reporter)? {
    all.first { $0.name == name }
  }
}
