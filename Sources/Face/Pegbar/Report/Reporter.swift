/// Writes reports in one form.
///
/// A new form is one type and one line in `Reporters.all`.
public protocol Reporter: Sendable {
  /// The name by which it is asked for, for example `text`.
  var name: String { get }
  /// What it is for, in a few words.
  var summary: String { get }
  /// Whether the text is a whole document, as JSON and XML are, that no other line may follow; it
  /// also says why files were not written. Without a declaration it is not.
  var isDocument: Bool { get }
  /// Whether it uses ``Report/extents``, which take some time. Without a declaration it does.
  var usesExtents: Bool { get }

  /// The text of the reports on some files; forms for programs look the same in every style.
  func text(of reports: [Report], style: ReportStyle) -> String
}

extension Reporter {
  /// Other lines may follow.
  public var isDocument: Bool { false }

  /// The extents are used.
  public var usesExtents: Bool { true }

  /// The text of the reports on some files, as in a file: without colours, places counted.
  public func text(of reports: [Report]) -> String { text(of: reports, style: ReportStyle()) }
}

/// Every form of report there is.
public enum Reporters {
  /// Every reporter: the one for people first.
  public static let all: [any Reporter] = [
    TextReporter(), CompactReporter(), JSONReporter(), SARIFReporter(), GitHubReporter(),
    GitLabReporter(), JUnitReporter(), MarkdownReporter(),
  ]

  /// The reporter with a name; `lines` is what `compact` was called before.
  public static func named(_ name: String) -> (any Reporter)? {
    let name = name == "lines" ? CompactReporter().name : name
    return all.first { $0.name == name }
  }
}
