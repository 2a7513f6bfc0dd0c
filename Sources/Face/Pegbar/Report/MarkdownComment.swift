/// A text that is no longer than a comment may be.
struct MarkdownComment {
  /// How many UTF-16 code units there are at most: GitHub takes 65,536 characters.
  static let limit = 59_000

  /// What was added.
  private(set) var text: String
  private var length: Int

  /// Begins a text.
  init(_ text: String) {
    self.text = text
    length = text.utf16.count
  }

  /// Adds a part, all of it or nothing.
  ///
  /// - Returns: Whether there was room for it.
  mutating func add(_ part: String, limit: Int = limit) -> Bool {
    let sum = length + part.utf16.count
    guard sum <= limit else { return false }
    text += part
    length = sum
    return true
  }

  /// Adds a line for which room is kept.
  mutating func end(_ line: String) {
    text += line
  }
}
