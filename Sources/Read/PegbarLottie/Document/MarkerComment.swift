import PegbarDiagnostics
import PegbarJSON

/// Parses the comment of a marker.
///
/// Designers write a plain name, JSON (`{"name": "loop"}`), or lines of `key:value`, as described
/// in the Bodymovin manual.
enum MarkerComment {
  /// Returns the entry `name` of a comment with entries, or the whole comment.
  static func name(in comment: String) -> String {
    let text = trimmed(comment[...])
    return (text.hasPrefix("{") ? memberName(text) : entryName(text)) ?? text
  }

  /// Returns the `name` of a JSON object, or `nil` for other text.
  private static func memberName(_ text: String) -> String? {
    // A comment that is not JSON is a plain name, so its errors are not findings about the file.
    try? JSONDocument.read(Array(text.utf8), log: FindingLog()) { root in
      root.object?["name"].flatMap { $0.string ?? $0.numberText ?? $0.bool.map(String.init) }
    }
  }

  /// Returns the `name` of a comment whose lines are all `key:value`, or `nil` for other text.
  private static func entryName(_ text: String) -> String? {
    var name: String?
    for line in text.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let key = trimmed(line[..<colon])
      guard !key.isEmpty, !key.contains(where: \.isWhitespace) else { return nil }
      if name == nil, unquoted(key) == "name" {
        name = unquoted(trimmed(line[line.index(after: colon)...]))
      }
    }
    return name
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
