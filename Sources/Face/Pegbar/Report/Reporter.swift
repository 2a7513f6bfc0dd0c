/// A writer of reports in one format.
///
/// A new format requires one type and one line in `Reporters.all`.
public protocol Reporter: Sendable {
  /// The name that selects the reporter, for example `text`.
  var name: String { get }
  /// The purpose of the reporter, in a few words.
  var summary: String { get }
  /// A Boolean value that indicates whether the text is a complete document, such as JSON or XML.
  ///
  /// No other line may follow a document. It also states why files were not written. The default is
  /// `false`.
  var isDocument: Bool { get }
  /// A Boolean value that indicates whether the report uses ``Report/extents``, which take time to
  /// compute.
  ///
  /// The default is `true`.
  var usesExtents: Bool { get }

  /// Returns the text of reports; formats for programs ignore the style.
  func text(of reports: [Report], style: ReportStyle) -> String
}

extension Reporter {
  /// A Boolean value that indicates whether the text is a complete document; `false` by default.
  public var isDocument: Bool { false }

  /// A Boolean value that indicates whether the report uses extents; `true` by default.
  public var usesExtents: Bool { true }

  /// Returns the text of reports in the style for files: no colors, and a limited number of
  /// locations.
  public func text(of reports: [Report]) -> String { text(of: reports, style: ReportStyle()) }
}

/// The formats of reports.
public enum Reporters {
  /// All reporters, starting with the one for people.
  public static let all: [any Reporter] = [
    TextReporter(), CompactReporter(), JSONReporter(), SARIFReporter(), GitHubReporter(),
    GitLabReporter(), JUnitReporter(), MarkdownReporter(),
  ]

  /// Returns the reporter with a name, or `nil` if it is unknown; `lines` is a former name of
  /// `compact`.
  public static func named(_ name: String) -> (any Reporter)? {
    let name = name == "lines" ? CompactReporter().name : name
    return all.first { $0.name == name }
  }
}
