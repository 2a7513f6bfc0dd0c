/// Escapes text for the Markdown of GitHub and GitLab, so that names contain no markup.
enum MarkdownText {
  /// A zero-width space, which prevents the following text from becoming a reference or a link.
  private static let gap = "&#8203;"

  /// Returns text on one line without markup, mentions, references or links.
  ///
  /// - Parameter limit: The maximum number of characters to keep.
  static func escaped(_ text: String, limit: Int) -> String {
    var result = ""
    // The start of a line can be a heading, a list or code.
    var isFirst = true
    let scalars = Array(PrintableText.line(text, limit: limit).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if result.isEmpty, scalar == " " { continue }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      result += escaped(scalar, before: next, isFirst: isFirst)
      // Leading digits can start a numbered list.
      isFirst = isFirst && (0x30...0x39).contains(scalar.value)
    }
    // Addresses become links even without a scheme.
    return result.replacing("www.", with: "www\\.")
  }

  /// Returns escaped text of any length.
  static func escaped(_ text: String) -> String { escaped(text, limit: .max) }

  /// Returns a picture, whose path contains no markup.
  static func picture(_ picture: ReportPicture) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var path: [UInt8] = []
    for byte in picture.path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        path.append(byte)
      default: path += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return "![\(escaped(picture.caption, limit: 200))](\(String(decoding: path, as: UTF8.self)))"
  }

  private static func escaped(
    _ scalar: Unicode.Scalar, before next: Unicode.Scalar, isFirst: Bool
  ) -> String {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|": "\\\(scalar)"
    // Formulas begin with this character even if it is escaped with a backslash.
    case "$": "&#36;"
    // References, mentions, addresses and emoji begin with these characters.
    case "&", "~", "!", "#": "\\\(scalar)" + (next == " " ? "" : gap)
    case "@", "%", ":": "\(scalar)" + (next == " " ? "" : gap)
    case "-", "+", "=", ".", ")": isFirst ? "\\\(scalar)" : "\(scalar)"
    default: "\(scalar)"
    }
  }
}
