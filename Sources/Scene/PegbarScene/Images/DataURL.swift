/// A URL that contains its data (RFC 2397): `data:image/png;base64,iVBOR…`.
package struct DataURL {
  /// The declared media type; `image/png` if there is none.
  package let label: String
  /// The content as Base64; plain text is converted.
  package let base64: String

  /// Creates a data URL from a string; `nil` if it has no content, or if it is declared as Base64
  /// but does not begin as Base64.
  package init?(_ address: String) {
    let header = address.prefix { $0 != "," }
    let body = address.dropFirst(header.count + 1)
    let fields = header.dropFirst("data:".count).split(separator: ";")
    guard !body.isEmpty else { return nil }
    label = fields.first { $0.contains("/") }.map(String.init) ?? "image/png"
    if fields.last?.lowercased() == "base64" {
      base64 = String(body)
      guard Base64.beginning(of: base64, count: 3) != nil else { return nil }
    } else {
      base64 = Base64.encode(Self.bytes(of: body.utf8))
    }
  }

  /// Returns the bytes of text in which `%` and two hexadecimal digits encode a byte.
  private static func bytes(of text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let first = rest.popFirst() {
      guard first == UInt8(ascii: "%"), let byte = UInt8(hexadecimal: rest.prefix(2)) else {
        bytes.append(first)
        continue
      }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}

extension UInt8 {
  /// Creates a byte from two hexadecimal digits; `nil` for other text.
  fileprivate init?(hexadecimal text: Substring.UTF8View) {
    let digits = text.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count == 2 else { return nil }
    self = UInt8(digits[0] * 16 + digits[1])
  }
}
