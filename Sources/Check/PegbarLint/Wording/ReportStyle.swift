package import PegbarDiagnostics

/// How a report is laid out for people.
public struct ReportStyle: Hashable, Sendable {
  /// The width of the report where nothing else is known, in columns.
  public static let defaultWidth = 100

  /// Whether every place and every note is listed instead of counted.
  public var isVerbose: Bool
  /// Whether colours and bold letters are used, as ANSI escape sequences.
  public var isColored: Bool
  /// How many columns a line may have; long names and paths may exceed it.
  public var width: Int
  /// The address of the folder with the pages of the findings, for forms that link to them; `nil` if
  /// there is none.
  ///
  /// The page of `shape/merge-paths` is `shape-merge-paths` in it, as in the documentation.
  public var helpAddress: String?

  /// Makes a style; without anything, that of a file.
  public init(isVerbose: Bool = false, isColored: Bool = false, width: Int = defaultWidth) {
    self.isVerbose = isVerbose
    self.isColored = isColored
    self.width = width
  }
}

extension ReportStyle {
  /// The address of the page of a kind; nothing where no folder is known.
  package func helpAddress(of kind: FindingKind) -> String? {
    guard var folder = helpAddress else { return nil }
    while folder.hasSuffix("/") { folder.removeLast() }
    return "\(folder)/\(FindingPages.name(of: kind))"
  }

  /// What text for people says of a kind: its id, and the address of its page where there is one.
  package func reference(to kind: FindingKind) -> String {
    "[\(kind.id)]" + (helpAddress(of: kind).map { " \(PrintableText.line($0))" } ?? "")
  }
}
