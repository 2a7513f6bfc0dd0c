/// What a JSON string says, from the bytes between its quotes.
enum JSONStringContent {
  /// The text as UTF-8, with every escape resolved.
  ///
  /// An escape that is none stands for itself; half a surrogate pair becomes U+FFFD.
  static func decode(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var index = 0
    while index < content.count {
      guard content[index] == 0x5C, index + 1 < content.count else {
        text.append(content[index])
        index += 1
        continue
      }
      if content[index + 1] == 0x75, let unit = hexUnit(at: index + 2, in: content) {
        index += appendScalar(from: unit, at: index, in: content, to: &text)
      } else {
        text.append(plain(content[index + 1]))
        index += 2
      }
    }
    return text
  }

  private static func plain(_ escaped: UInt8) -> UInt8 {
    switch escaped {
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: 0x0A
    case 0x72: 0x0D
    case 0x74: 0x09
    default: escaped
    }
  }

  /// Appends the scalar that the escape at `index` begins with; returns how many bytes it took.
  private static func appendScalar(
    from unit: UInt32, at index: Int, in content: UnsafeBufferPointer<UInt8>,
    to text: inout [UInt8]
  ) -> Int {
    var value = unit
    var length = 6
    if (0xD800..<0xDC00).contains(unit), isLowSurrogate(at: index + 6, in: content),
      let low = hexUnit(at: index + 8, in: content)
    {
      value = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)
      length = 12
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    text.append(contentsOf: String(scalar).utf8)
    return length
  }

  /// The four hexadecimal digits at `index`; nil where there are not four.
  static func hexUnit(at index: Int, in content: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard index + 4 <= content.count else { return nil }
    var unit: UInt32 = 0
    for byte in content[index..<index + 4] {
      switch byte {
      case 0x30...0x39: unit = unit << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: unit = unit << 4 | UInt32(byte - 0x41 + 10)
      case 0x61...0x66: unit = unit << 4 | UInt32(byte - 0x61 + 10)
      default: return nil
      }
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
  private static func escapeLength(
    at index: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard index + 1 < text.count else { return nil }
    switch text[index + 1] {
    case 0x22, 0x2F, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74: return 2
    case 0x75:
      guard let unit = hexUnit(at: index + 2, in: text) else { return nil }
      if (0xDC00..<0xE000).contains(unit) { return nil }
      guard (0xD800..<0xDC00).contains(unit) else { return 6 }
      return isLowSurrogate(at: index + 6, in: text) ? 12 : nil
    default: return nil
    }
  }

  private static func isLowSurrogate(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index + 1 < text.count, text[index] == 0x5C, text[index + 1] == 0x75,
      let unit = hexUnit(at: index + 2, in: text)
    else { return false }
    return (0xDC00..<0xE000).contains(unit)
  }
}
