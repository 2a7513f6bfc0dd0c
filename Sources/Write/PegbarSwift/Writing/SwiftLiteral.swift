internal import PegbarBase
internal import PegbarGeometry
internal import PegbarJSON

/// Numbers and text as Swift literals.
enum SwiftLiteral {
  /// A number; what is not finite becomes the nearest thing that a literal can say.
  static func number(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    return NumberText.text(min(max(value, -1e300), 1e300))
  }

  /// Numbers with commas between them.
  static func numbers(_ values: [Double]) -> String { values.map(number).joined(separator: ", ") }

  /// A call with numbers alone.
  static func call(_ name: String, _ arguments: KeyValuePairs<String, Double>) -> String {
    let arguments = arguments.map { "\($0): \(number($1))" }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// A rectangle.
  static func rect(_ rect: Rect) -> String {
    let (origin, size) = (rect.origin, rect.size)
    return call(
      "CGRect", ["x": origin.x, "y": origin.y, "width": size.width, "height": size.height])
  }

  /// A number for a comment, with three digits after the point at most.
  static func rounded(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    return NumberText.text((value * 1000).rounded() / 1000)
  }

  /// A string literal on one line; nothing in the text can end it or change how it looks.
  static func string(_ text: String) -> String {
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

  /// Text for a `//` comment: one line, nothing invisible, no end of a block comment.
  static func comment(_ text: String, limit: Int = Limits.commentLength) -> String {
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
}
