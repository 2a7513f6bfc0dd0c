/// Lines of text for people, wrapped to a width and coloured.
package struct TextLayout {
  /// What a text stands out as.
  package enum Tone: String {
    /// Like the text around it.
    case plain = ""
    /// Headings.
    case strong = "1"
    /// What is lost.
    case error = "1;31"
    /// What looks different.
    case warning = "1;33"
    /// What looks the same.
    case good = "1;32"
    /// What is there to be looked up.
    case faint = "2"
  }

  /// The width and the colours.
  package let style: ReportStyle
  /// Everything that was written.
  package private(set) var text = ""

  /// Makes an empty text.
  package init(_ style: ReportStyle) {
    self.style = style
  }

  /// Writes an empty line, unless there is one or nothing stands before.
  package mutating func gap() {
    if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
  }

  /// Writes a line as it is; it may be longer than the width.
  package mutating func line(_ line: String, _ tone: Tone = .plain) {
    text += toned(line, tone) + "\n"
  }

  /// The words of a paragraph; a number and the percent sign after it are one.
  private static func words(of paragraph: String) -> [String] {
    paragraph.split(separator: " ").reduce(into: []) { words, word in
      if word.hasPrefix("%"), let last = words.popLast() {
        words.append("\(last) \(word)")
      } else {
        words.append(String(word))
      }
    }
  }

  /// Writes a paragraph: `first` stands before its first line, blanks of that width before the others.
  ///
  /// `end` follows, faintly, where there is room for it on the last line, otherwise on one of its own.
  package mutating func paragraph(
    _ paragraph: String, first: String = "", _ tone: Tone = .plain, end: String = ""
  ) {
    let indent = String(repeating: " ", count: ColumnWidth.of(first))
    var lines = [""]
    var width = ColumnWidth.of(indent)
    for word in Self.words(of: paragraph) {
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

/// How many columns of a terminal a text takes.
package enum ColumnWidth {
  /// The columns of a text on one line.
  package static func of(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: 1
    // Scripts of East Asia, and pictograms.
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
