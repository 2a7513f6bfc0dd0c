import PegbarDiagnostics
import PegbarJSON

/// Takes the comment of a marker apart.
///
/// Designers write a plain name, JSON (`{"name": "loop"}`), or lines of `key:value`, as the manual
/// of Bodymovin says.
enum MarkerComment {
  /// The name: the entry `name` of a comment with entries, else the whole comment.
  static func name(in comment: String) -> String {
    let text = trimmed(comment[...])
    return (text.hasPrefix("{") ? memberName(text) : entryName(text)) ?? text
  }

  /// The `name` of a JSON object; nil for anything else.
  private static func memberName(_ text: String) -> String? {
    // What is wrong with a comment is no finding about the file: it is then a plain name.
    try? JSONDocument.read(Array(text.utf8), log: FindingLog()) { root in
      root.object?["name"].flatMap { $0.string ?? $0.numberText ?? $0.bool.map(String.init) }
    }
  }

  /// The `name` of a comment all of whose lines are `key:value`; nil for anything else.
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
