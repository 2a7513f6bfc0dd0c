/// Markdown text within the length limit of a comment.
struct MarkdownComment {
  /// The maximum number of UTF-16 code units; GitHub accepts 65,536 characters.
  static let limit = 59_000

  /// The text so far.
  private(set) var text: String
  private var length: Int

  /// Creates a comment that begins with a text.
  init(_ text: String) {
    self.text = text
    length = text.utf16.count
  }

  /// Adds a part, if it fits completely.
  ///
  /// - Returns: `true` if the part was added.
  mutating func add(_ part: String, limit: Int = limit) -> Bool {
    let sum = length + part.utf16.count
    guard sum <= limit else { return false }
    text += part
    length = sum
    return true
  }

  /// Adds a last line, for which the limit leaves space.
  mutating func end(_ line: String) {
    text += line
  }
}
