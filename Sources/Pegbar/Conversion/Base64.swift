/// Text that stands for bytes (RFC 4648).
enum Base64 {
  /// The bytes; nothing where the text has other characters than the alphabet, blanks and padding.
  static func decode(_ text: String) -> [UInt8]? {
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

  private static func isBlank(_ character: UInt8) -> Bool {
    character == 0x20 || (0x09...0x0D).contains(character)
  }

  /// The value of a character, in the standard alphabet or the one for addresses.
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
