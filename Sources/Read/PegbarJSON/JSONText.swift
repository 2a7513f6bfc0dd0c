/// Writes strings as JSON.
enum JSONText {
  /// Appends `text` in quotes.
  ///
  /// Escapes the characters that JSON requires, and also U+2028 and U+2029, which end a line in
  /// older JavaScript.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(0x22)
    text.withUTF8 { utf8 in
      var plain = 0
      var index = 0
      while index < utf8.count {
        let length = escapedLength(at: index, in: utf8)
        guard length > 0 else {
          index += 1
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plain..<index]))
        appendEscape(at: index, in: utf8, to: &bytes)
        index += length
        plain = index
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plain...]))
    }
    bytes.append(0x22)
  }

  /// Returns the number of bytes to escape at `index`: 0, 1, or 3 for a line separator.
  private static func escapedLength(at index: Int, in utf8: UnsafeBufferPointer<UInt8>) -> Int {
    switch utf8[index] {
    case 0..<0x20, 0x22, 0x5C: 1
    case 0xE2:
      index + 2 < utf8.count && utf8[index + 1] == 0x80
        && (utf8[index + 2] == 0xA8 || utf8[index + 2] == 0xA9) ? 3 : 0
    default: 0
    }
  }

  private static func appendEscape(
    at index: Int, in utf8: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    switch utf8[index] {
    case 0x22: bytes.append(contentsOf: #"\""#.utf8)
    case 0x5C: bytes.append(contentsOf: #"\\"#.utf8)
    case 0x08: bytes.append(contentsOf: #"\b"#.utf8)
    case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    case 0x0C: bytes.append(contentsOf: #"\f"#.utf8)
    case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
    case 0xE2:
      bytes.append(contentsOf: (utf8[index + 2] == 0xA8 ? #"\u2028"# : #"\u2029"#).utf8)
    case let control:
      bytes.append(contentsOf: (control < 16 ? #"\u000"# : #"\u00"#).utf8)
      bytes.append(contentsOf: String(control, radix: 16).utf8)
    }
  }
}
