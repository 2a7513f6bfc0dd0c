/// Escapes text for XML; characters that XML cannot contain are written as `\u{…}`.
enum XMLText {
  /// Returns text for an attribute.
  static func escaped(_ text: String) -> String { escaped(text, keepingLines: false) }

  /// Returns text for an element, in which line feeds are unchanged.
  static func content(_ text: String) -> String { escaped(text, keepingLines: true) }

  private static func escaped(_ text: String, keepingLines: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where keepingLines: result += "\n"
      // XML parsers replace these characters in attributes with spaces, and carriage returns with
      // line feeds.
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
