internal import Pegbar

/// A line that shows the progress of a run, only on a terminal, and is removed at the end.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private var count = 0

  /// Creates a counter; nothing is shown for a single file, in a pipe or in continuous integration.
  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown = total > 1 && !isQuiet && Terminal.isReading(.errors) && !Self.isContinuousIntegration
  }

  /// `true` if `CI` is set and not empty, as in continuous integration.
  private static var isContinuousIntegration: Bool {
    getenv("CI").map { $0.pointee != 0 } ?? false
  }

  /// Shows the most recently completed file.
  mutating func advance(to file: String) {
    count += 1
    guard isShown else { return }
    Self.show("[\(count)/\(total)] \(PrintableText.line(file).suffix(60))")
  }

  /// Removes the line, so that other output can be printed.
  func clear() {
    if isShown { Self.show("") }
  }

  /// Source: ECMA-48: `CSI K` erases up to the end of the line.
  private static func show(_ text: String) {
    FileDescriptor(2).write(Array("\r\(text)\u{1B}[K".utf8))
  }
}
