internal import Pegbar

/// A line that says how far a run is; on a terminal alone, and gone when the run is over.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private var count = 0

  /// Begins to count; nothing is shown for few files, in a pipe or in continuous integration.
  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown = total > 1 && !isQuiet && Terminal.isReading(.errors) && !Self.isContinuousIntegration
  }

  /// Whether a service runs the command: `CI` is set, and not empty.
  private static var isContinuousIntegration: Bool {
    getenv("CI").map { $0.pointee != 0 } ?? false
  }

  /// Says which file was done last.
  mutating func advance(to file: String) {
    count += 1
    guard isShown else { return }
    Self.show("[\(count)/\(total)] \(PrintableText.line(file).suffix(60))")
  }

  /// Takes the line away, so that something else can be said.
  func clear() {
    if isShown { Self.show("") }
  }

  /// Source: ECMA-48: `CSI K` erases up to the end of the line.
  private static func show(_ text: String) {
    FileDescriptor(2).write(Array("\r\(text)\u{1B}[K".utf8))
  }
}
