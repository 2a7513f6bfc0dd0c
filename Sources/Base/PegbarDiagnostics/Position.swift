/// A position in the text of a file.
public struct Position: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Creates a position from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Compares positions by line, then by column.
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The position as `line:column`.
  public var description: String { "\(line):\(column)" }
}
