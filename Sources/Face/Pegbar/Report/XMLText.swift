/// Text in XML: nothing in it is markup, and what XML cannot hold is written as `\u{…}`.
enum XMLText {
  /// A text for an attribute.
  static func escaped(_ text: String) -> String { escaped(text, keepingLines: false) }

  /// A text for an element; line feeds stay.
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
      // Attributes would have blanks instead, and a reader makes line feeds of returns.
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
