internal import PegbarBase

/// Text of strangers in comments and literals of generated files: it cannot end them, or change how the
/// line looks.
package enum CommentText {
  /// Returns a string literal on one line; nothing in the text can end it or change how it looks.
  package static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case _ where isPlain(scalar): literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return literal + "\""
  }

  /// Returns text for a comment: one line, nothing invisible, no end of a block comment.
  package static func line(_ text: String, limit: Int = Limits.commentLength) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard result.count < limit else {
        result.append("…")
        break
      }
      let closes = scalar == "/" && result.last == "*" || scalar == "*" && result.last == "/"
      result.append(isPlain(scalar) && !closes ? scalar : " ")
    }
    return String(result)
  }

  /// Whether a scalar shows as itself and leaves the direction of the line alone.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  /// Reads a string as `quoted` writes it and leaves the rest; returns `nil` if it does not end or has an
  /// escape that is not written so.
  static func unquoted(_ text: inout Substring) -> String? {
    var result = ""
    text = text.dropFirst()
    while let character = text.popFirst() {
      switch character {
      case "\"": return result
      case "\\":
        switch text.popFirst() {
        case "n": result += "\n"
        case "t": result += "\t"
        case "\"": result += "\""
        case "\\": result += "\\"
        case "u":
          let digits = text.dropFirst().prefix { $0 != "}" }
          guard text.first == "{", digits.count <= 6,
            let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
          else { return nil }
          result.unicodeScalars.append(scalar)
          text = text.dropFirst(digits.count + 2)
        case _: return nil
        }
      case _: result.append(character)
      }
    }
    return nil
  }
}
