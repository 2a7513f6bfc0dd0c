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

  /// Makes a style; without anything, that of a file.
  public init(isVerbose: Bool = false, isColored: Bool = false, width: Int = defaultWidth) {
    self.isVerbose = isVerbose
    self.isColored = isColored
    self.width = width
  }
}
