internal import PegbarBase

/// Counts in the text of a JSON file, each in one pass over its bytes.
///
/// The text is not validated. For invalid JSON, the counts are meaningless.
enum JSONTextCount {
  /// Returns the number of spaces and line breaks outside of strings.
  static func spaces(in text: [UInt8]) -> Int {
    var spaces = 0
    visitOutsideStrings(text) { byte in
      if byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { spaces += 1 }
    }
    return spaces
  }

  /// Returns the number of numbers with more decimal places than a limit, and the number of excess
  /// digits.
  static func excess(
    in text: [UInt8], over decimals: Double
  ) -> (numbers: Int, digits: Int) {
    var excess = (numbers: 0, digits: 0)
    // The number of digits after a decimal point, or `nil` outside of fractions.
    var digits: Double?
    visitOutsideStrings(text) { byte in
      guard let count = digits, (0x30...0x39).contains(byte) else {
        digits = byte == UInt8(ascii: ".") ? 0 : nil
        return
      }
      digits = count + 1
      if count == decimals { excess.numbers += 1 }
      if count >= decimals { excess.digits += 1 }
    }
    return excess
  }

  /// The number of bytes between checks for cancellation.
  private static let chunk = 1 << 16

  /// Calls a closure with each byte outside of strings, including opening quotes.
  ///
  /// The traversal ends early if the task is canceled.
  @inline(__always)
  private static func visitOutsideStrings(_ text: [UInt8], _ body: (UInt8) -> Void) {
    text.withUnsafeBufferPointer { text in
      var index = 0
      while index < text.count, !Cancellation.isRequested {
        let end = min(index + chunk, text.count)
        while index < end {
          body(text[index])
          let isQuote = text[index] == UInt8(ascii: "\"")
          index += 1
          guard isQuote else { continue }
          while index < text.count, text[index] != UInt8(ascii: "\"") {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
          }
          index += 1
        }
      }
    }
  }
}
