internal import PegbarBase

/// Untrusted text in comments and literals of generated files.
///
/// The text cannot end them or change the appearance of the line.
package enum CommentText {
  /// Returns a string literal on one line that the text cannot end or visually alter.
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

  /// Returns text for a comment: one line, without invisible characters or the end of a block
  /// comment.
  ///
  /// A letter keeps a few combining marks: file names on macOS often contain “é” as two characters.
  package static func line(_ text: String, limit: Int = Limits.commentLength) -> String {
    var result = String.UnicodeScalarView()
    // The number of marks that the last character can still have.
    var marks = 0
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < limit else {
        result.append("…")
        break
      }
      let closes = scalar == "/" && result.last == "*" || scalar == "*" && result.last == "/"
      let isMark = marks > 0 && isMark(scalar)
      result.append(isMark || isPlain(scalar) && !closes ? scalar : " ")
      marks = isMark ? marks - 1 : scalar.properties.isAlphabetic ? mostMarks : 0
    }
    return String(result)
  }

  /// The maximum number of combining marks on a letter.
  private static let mostMarks = 3

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .spacingMark
  }

  /// Returns `true` if a scalar is visible and does not change the direction of the line.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    // Looking up a category takes much longer than comparing.
    if scalar.isASCII { return scalar >= " " && scalar != "\u{7F}" }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  /// Parses a string that `quoted` wrote and removes it from the text.
  ///
  /// Returns `nil` if the string does not end or has an escape sequence that `quoted` does not
  /// write.
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
