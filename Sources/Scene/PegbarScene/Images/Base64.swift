/// The Base64 encoding of bytes (RFC 4648).
package enum Base64 {
  /// Returns the decoded bytes, or `nil` if the string is malformed.
  ///
  /// Whitespace is ignored.
  package static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for character in text.utf8 where !isBlank(character) {
      if character == UInt8(ascii: "=") { break }
      guard let digit = digit(character) else { return nil }
      bits = bits << 6 | digit
      count += 1
      if count % 4 == 0 {
        for shift in [UInt32(16), 8, 0] { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
      }
    }
    switch count % 4 {
    case 1: return nil
    case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
    case 3:
      bytes.append(UInt8(truncatingIfNeeded: bits >> 10))
      bytes.append(UInt8(truncatingIfNeeded: bits >> 2))
    default: break
    }
    return bytes
  }

  /// Returns the first decoded bytes, or `nil` if the string is malformed before their end.
  package static func beginning(of text: String, count: Int) -> [UInt8]? {
    // Four characters encode three bytes.
    let length = (count + 2) / 3 * 4
    var start: [UInt8] = []
    for character in text.utf8 where !isBlank(character) {
      start.append(character)
      if start.count == length { break }
    }
    return decode(String(decoding: start, as: UTF8.self)).map { Array($0.prefix(count)) }
  }

  /// Returns bytes encoded in the standard alphabet with padding.
  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0...3 {
        guard place <= group.count else {
          text.append(UInt8(ascii: "="))
          continue
        }
        text.append(character(bits >> UInt32(18 - 6 * place) & 0x3F))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the character for a value of 0…63 in the standard alphabet.
  private static func character(_ value: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    switch value {
    case 0..<26: return UInt8(ascii: "A") + value
    case 26..<52: return UInt8(ascii: "a") + value - 26
    case 52..<62: return UInt8(ascii: "0") + value - 52
    case 62: return UInt8(ascii: "+")
    default: return UInt8(ascii: "/")
    }
  }

  private static func isBlank(_ character: UInt8) -> Bool {
    character == 0x20 || (0x09...0x0D).contains(character)
  }

  /// Returns the value of a character in the standard or the URL-safe alphabet.
  private static func digit(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character) + 4
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
