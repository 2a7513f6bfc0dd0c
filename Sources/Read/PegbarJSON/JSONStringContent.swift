internal import CPegbarJansson

/// What a JSON string says, from the bytes between its quotes.
enum JSONStringContent {
  /// The text as UTF-8, with every escape resolved; content that is no JSON stands for itself.
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

  /// The code unit that `\uXXXX` at `index` stands for; nil where there is something else.
  private static func escapedUnit(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard index + 6 <= text.count, text[index] == 0x5C, text[index + 1] == 0x75 else { return nil }
    var unit: UInt32 = 0
    for byte in text[index + 2..<index + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// Where the first byte or escape is that may not stand in a string; nil where there is none.
  ///
  /// Content that runs to the end of the text has no closing quote; that is not looked at.
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

  /// How long the escape at `index` is; nil where it is none, or half a surrogate pair.
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
