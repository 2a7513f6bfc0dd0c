internal import CPegbarJansson

/// Decodes and checks the content of JSON strings, the bytes between the quotes.
enum JSONStringContent {
  /// Returns the string as UTF-8 with every escape resolved, or the content unchanged if it is
  /// invalid.
  static func decode(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let token: [UInt8] = [0x22] + content + [0x22]
    let text = token.withUnsafeBytes { bytes in
      json_loadb(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
        Int(JSON_ALLOW_NUL | JSON_DECODE_ANY), nil)
    }
    guard let text else { return Array(content) }
    defer { json_decref(text) }
    return Array(
      UnsafeRawBufferPointer(start: json_string_value(text), count: json_string_length(text)))
  }

  /// Returns the code unit of the escape `\uXXXX` at `index`, or `nil` if there is none.
  private static func escapedUnit(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard index + 6 <= text.count, text[index] == 0x5C, text[index + 1] == 0x75 else { return nil }
    var unit: UInt32 = 0
    for byte in text[index + 2..<index + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// Returns the offset of the first byte or escape that is not allowed in a string, or `nil` if
  /// all are valid.
  ///
  /// Content that extends to the end of the text has no closing quote, which is not checked.
  static func firstMistake(in bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>) -> Int? {
    let text = UnsafeBufferPointer(rebasing: bytes[content])
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x20 { return content.lowerBound + index }
      guard byte == 0x5C else {
        index += 1
        continue
      }
      guard let length = escapeLength(at: index, in: text) else {
        return content.lowerBound + index
      }
      index += length
    }
    return nil
  }

  /// Returns the length of the escape at `index`, or `nil` if it is invalid or half of a surrogate
  /// pair.
  private static func escapeLength(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard index + 1 < text.count else { return nil }
    switch text[index + 1] {
    case 0x22, 0x2F, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74: return 2
    case 0x75:
      let lowSurrogates: Range<UInt32> = 0xDC00..<0xE000
      guard let unit = escapedUnit(at: index, in: text), !lowSurrogates.contains(unit) else {
        return nil
      }
      guard (0xD800..<0xDC00).contains(unit) else { return 6 }
      return escapedUnit(at: index + 6, in: text).map(lowSurrogates.contains) == true ? 12 : nil
    default: return nil
    }
  }
}
