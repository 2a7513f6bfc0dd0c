package import PegbarDiagnostics

/// The layout of a report for people.
public struct ReportStyle: Hashable, Sendable {
  /// The default width of a report, in columns.
  public static let defaultWidth = 100

  /// A Boolean value that indicates whether every location and note is listed instead of counted.
  public var isVerbose: Bool
  /// A Boolean value that indicates whether the report uses colors and bold text (ANSI escape
  /// sequences).
  public var isColored: Bool
  /// The maximum number of columns in a line.
  ///
  /// Long names and paths can exceed it.
  public var width: Int
  /// The URL of the folder with the pages of findings, for formats that link to them, or `nil` if
  /// there is none.
  ///
  /// The page of `shape/merge-paths` in this folder is `shape-merge-paths`, as in the
  /// documentation.
  public var helpAddress: String?

  /// Creates a style.
  ///
  /// The default values are suitable for a file.
  public init(isVerbose: Bool = false, isColored: Bool = false, width: Int = defaultWidth) {
    self.isVerbose = isVerbose
    self.isColored = isColored
    self.width = width
  }
}

extension ReportStyle {
  /// Returns the URL of the page of a kind, or `nil` if there is no folder.
  package func helpAddress(of kind: FindingKind) -> String? {
    guard var folder = helpAddress else { return nil }
    while folder.hasSuffix("/") { folder.removeLast() }
    return "\(folder)/\(FindingPages.name(of: kind))"
  }

  /// Returns the reference to a kind in a report: its ID, and the URL of its page if there is one.
  package func reference(to kind: FindingKind) -> String {
    "[\(kind.id)]" + (helpAddress(of: kind).map { " \(PrintableText.line($0))" } ?? "")
  }
}
