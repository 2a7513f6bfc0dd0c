internal import PegbarBase
internal import PegbarExport
internal import PegbarGeometry

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
  static func string(_ text: String) -> String { CommentText.quoted(text) }

  /// Text for a `//` comment: one line, nothing invisible, no end of a block comment.
  static func comment(_ text: String, limit: Int = Limits.commentLength) -> String {
    CommentText.line(text, limit: limit)
  }
}
