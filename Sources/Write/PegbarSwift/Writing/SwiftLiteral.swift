internal import PegbarBase
internal import PegbarExport
internal import PegbarGeometry

/// Numbers and text as Swift literals.
enum SwiftLiteral {
  /// Returns a number as a literal; a value that is not finite becomes the nearest finite value or
  /// 0.
  static func number(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns numbers separated by commas.
  static func numbers(_ values: [Double]) -> String {
    var bytes: [UInt8] = []
    append(values, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a number as a literal.
  static func append(_ value: Double, to bytes: inout [UInt8]) {
    NumberText.append(value.isNaN ? 0 : min(max(value, -1e300), 1e300), to: &bytes)
  }

  /// Appends numbers separated by commas.
  static func append(_ values: [Double], to bytes: inout [UInt8]) {
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(contentsOf: ", ".utf8) }
      append(value, to: &bytes)
    }
  }

  /// Returns a call with numbers only.
  static func call(_ name: String, _ arguments: KeyValuePairs<String, Double>) -> String {
    let arguments = arguments.map { "\($0): \(number($1))" }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns a rectangle as a `CGRect` call.
  static func rect(_ rect: Rect) -> String {
    let (origin, size) = (rect.origin, rect.size)
    return call(
      "CGRect", ["x": origin.x, "y": origin.y, "width": size.width, "height": size.height])
  }

  /// Returns a number for a comment, with at most three decimal places.
  static func rounded(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    return NumberText.text((value * 1000).rounded() / 1000)
  }

  /// Returns a string literal on one line that the text cannot end or visually alter.
  static func string(_ text: String) -> String { CommentText.quoted(text) }

  /// Returns text for a `//` comment: one line, without invisible characters or the end of a block
  /// comment.
  static func comment(_ text: String, limit: Int = Limits.commentLength) -> String {
    CommentText.line(text, limit: limit)
  }
}
