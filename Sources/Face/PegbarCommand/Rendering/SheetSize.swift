internal import ArgumentParser

/// The numbers of columns and rows of a contact sheet, in a command-line argument: `4x3`.
struct SheetSize: ExpressibleByArgument {
  /// The maximum number of frames.
  static let most = 400

  let columns: Int
  let rows: Int

  init?(argument: String) {
    let numbers = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...Self.most).contains(columns), (1...Self.most).contains(rows),
      columns * rows <= Self.most
    else { return nil }
    (self.columns, self.rows) = (columns, rows)
  }
}
