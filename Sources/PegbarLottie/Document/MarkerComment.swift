import PegbarDiagnostics
import PegbarJSON

/// Takes the comment of a marker apart.
///
/// Designers write a plain name, JSON (`{"name": "loop"}`), or lines of `key:value`, as the manual
/// of Bodymovin says.
enum MarkerComment {
  /// The name and whatever else the comment says.
  static func read(_ comment: String) -> (name: String, payload: [Marker.Field]) {
    let text = trimmed(comment[...])
    guard let fields = text.hasPrefix("{") ? json(text) : lines(text), !fields.isEmpty else {
      return (text, [])
    }
    guard let name = fields.first(where: { $0.key == "name" })?.value else { return (text, fields) }
    return (name, fields.filter { $0.key != "name" })
  }

  /// The members of a JSON object that are text, numbers or truth values; nil for anything else.
  private static func json(_ text: String) -> [Marker.Field]? {
    // What is wrong with a comment is no finding about the file: it is then a plain name.
    let fields = try? JSONDocument.read(Array(text.utf8), log: FindingLog()) { root in
      root.object.map { object in
        object.compactMap { key, value in
          plain(value).map { Marker.Field(key: key.text, value: $0) }
        }
      }
    }
    return fields ?? nil
  }

  private static func plain(_ value: JSONValue) -> String? {
    if let string = value.string { return string }
    if let number = value.number { return Int(exactly: number).map(String.init) ?? String(number) }
    return value.bool.map(String.init)
  }

  /// The entries of a comment all of whose lines are `key:value`; nil for anything else.
  private static func lines(_ text: String) -> [Marker.Field]? {
    var fields: [Marker.Field] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let key = trimmed(line[..<colon])
      guard !key.isEmpty, !key.contains(where: \.isWhitespace) else { return nil }
      fields.append(
        Marker.Field(
          key: unquoted(key), value: unquoted(trimmed(line[line.index(after: colon)...]))))
    }
    // A single word with a colon is a name with a colon, unless it says which entry it is.
    return fields.count > 1 || fields.first?.key == "name" ? fields : nil
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
