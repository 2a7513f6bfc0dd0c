/// Text in Markdown of GitHub and GitLab: a name in it is never more than a name.
enum MarkdownText {
  /// What hides nothing and keeps what follows from being a reference or a link.
  private static let gap = "&#8203;"

  /// A text on one line in which nothing is markup, a mention, a reference or a link.
  ///
  /// - Parameter limit: How many characters are kept at most.
  static func escaped(_ text: String, limit: Int) -> String {
    var result = ""
    // What a line begins with could be a heading, a list or code.
    var isFirst = true
    let scalars = Array(PrintableText.line(text, limit: limit).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if result.isEmpty, scalar == " " { continue }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      result += escaped(scalar, before: next, isFirst: isFirst)
      // Digits at the beginning number a list.
      isFirst = isFirst && (0x30...0x39).contains(scalar.value)
    }
    // An address without a scheme is one nonetheless.
    return result.replacing("www.", with: "www\\.")
  }

  /// A text of any length.
  static func escaped(_ text: String) -> String { escaped(text, limit: .max) }

  private static func escaped(
    _ scalar: Unicode.Scalar, before next: Unicode.Scalar, isFirst: Bool
  ) -> String {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|": "\\\(scalar)"
    // Formulas begin with the sign, however it is escaped.
    case "$": "&#36;"
    // References, mentions, addresses and pictograms begin with these.
    case "&", "~", "!", "#": "\\\(scalar)" + (next == " " ? "" : gap)
    case "@", "%", ":": "\(scalar)" + (next == " " ? "" : gap)
    case "-", "+", "=", ".", ")": isFirst ? "\\\(scalar)" : "\(scalar)"
    default: "\(scalar)"
    }
  }
}
