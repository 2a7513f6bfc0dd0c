/// Lines of text for people, with wrapping and colors.
package struct TextLayout {
  /// The emphasis of text.
  package enum Tone: String {
    /// No emphasis.
    case plain = ""
    /// A heading.
    case strong = "1"
    /// A loss.
    case error = "1;31"
    /// A visible difference.
    case warning = "1;33"
    /// An unchanged appearance.
    case good = "1;32"
    /// Reference information.
    case faint = "2"
  }

  /// The width and the colors.
  package let style: ReportStyle
  /// The text written so far.
  package private(set) var text = ""

  /// Creates an empty layout.
  package init(_ style: ReportStyle) {
    self.style = style
  }

  /// Writes an empty line, unless there is one or the text is empty.
  package mutating func gap() {
    if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
  }

  /// Writes a line unchanged.
  ///
  /// It can exceed the width.
  package mutating func line(_ line: String, _ tone: Tone = .plain) {
    text += toned(line, tone) + "\n"
  }

  /// Writes a paragraph with `first` before its first line, and spaces of the same width before the
  /// others.
  ///
  /// `end` follows in a faint style, on the last line if it fits, otherwise on a separate line.
  package mutating func paragraph(
    _ paragraph: String, first: String = "", _ tone: Tone = .plain, end: String = ""
  ) {
    let indent = String(repeating: " ", count: ColumnWidth.of(first))
    var lines = [""]
    var width = ColumnWidth.of(indent)
    for word in paragraph.split(separator: " ").map(String.init) {
      let own = ColumnWidth.of(word)
      let isFirst = lines[lines.count - 1].isEmpty
      if !isFirst, width + 1 + own > style.width {
        lines.append(word)
        width = ColumnWidth.of(indent) + own
      } else {
        lines[lines.count - 1] += (isFirst ? "" : " ") + word
        width += own + (isFirst ? 0 : 1)
      }
    }
    for (number, line) in lines.enumerated() {
      text += (number == 0 ? first : indent) + toned(line, tone)
      if number < lines.count - 1 { text += "\n" }
    }
    guard !end.isEmpty else { return text += "\n" }
    let fits = width + 2 + ColumnWidth.of(end) <= style.width
    text += (fits ? "  " : "\n" + indent) + toned(end, .faint) + "\n"
  }

  private func toned(_ text: String, _ tone: Tone) -> String {
    guard style.isColored, tone != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m"
  }
}

/// The width of text in columns of a terminal.
package enum ColumnWidth {
  /// Returns the number of columns of a single line of text.
  package static func of(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// Returns a single line of text, truncated with an ellipsis to a number of columns.
  package static func cut(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    guard width > 0 else { return "" }
    var result = ""
    for character in text {
      guard of(result) + of(String(character)) < width else { break }
      result.append(character)
    }
    return result + "…"
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: 1
    // East Asian scripts and pictographs.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: 0
      default: 1
      }
    }
  }
}
