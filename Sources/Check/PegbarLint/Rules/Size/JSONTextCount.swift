internal import PegbarBase

/// What can be counted in the text of a file, each in one pass over its bytes.
///
/// The text is not validated; the count for invalid JSON means nothing.
enum JSONTextCount {
  /// The spaces and line breaks outside of strings.
  static func spaces(in text: [UInt8]) -> Int {
    var spaces = 0
    visitOutsideStrings(text) { byte in
      if byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { spaces += 1 }
    }
    return spaces
  }

  /// The numbers with more than so many digits after the point, and the digits beyond them.
  static func excess(
    in text: [UInt8], over decimals: Double
  ) -> (numbers: Int, digits: Int) {
    var excess = (numbers: 0, digits: 0)
    // The digits after a point; nil outside of fractions.
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

  /// How much is looked through before it is asked whether the work is cancelled.
  private static let chunk = 1 << 16

  /// Shows what is between strings, byte by byte, with the quotes that open them; ends early where the work
  /// is cancelled.
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
