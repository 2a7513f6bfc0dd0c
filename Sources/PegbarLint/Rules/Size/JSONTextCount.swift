/// What can be counted in the text of a file in one pass over its bytes.
///
/// The text is not validated; the count for invalid JSON means nothing.
struct JSONTextCount {
  /// The spaces and line breaks outside of strings.
  private(set) var spaces = 0
  /// The numbers with more digits after the point than are allowed.
  private(set) var longNumbers = 0
  /// The digits beyond those that are allowed.
  private(set) var excessDigits = 0

  /// Counts what is in `text`.
  ///
  /// - Parameter decimals: How many digits after the point are allowed.
  init(_ text: [UInt8], decimals: Double = 3) {
    var isInString = false
    var isEscaped = false
    // The digits after a point; nil outside of fractions.
    var digits: Double?
    for byte in text {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      if let count = digits, (0x30...0x39).contains(byte) {
        digits = count + 1
        if count == decimals { longNumbers += 1 }
        if count >= decimals { excessDigits += 1 }
        continue
      }
      digits = byte == UInt8(ascii: ".") ? 0 : nil
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case 0x20, 0x0A, 0x0D, 0x09: spaces += 1
      default: break
      }
    }
  }
}
