/// Text from files that is safe to print in a terminal.
///
/// Names, messages, and paths can contain escape sequences that control the terminal, marks that
/// reverse the text direction, and line breaks. All text for people is processed here.
package enum PrintableText {
  /// Returns a single line of text, with spaces for line breaks and tabs.
  ///
  /// Other characters that are invisible or change the display of their neighbors are replaced with
  /// `\u{…}`.
  ///
  /// - Parameter limit: The maximum number of characters. An ellipsis replaces the rest.
  package static func line(_ text: String, limit: Int = 1000) -> String {
    cut(text, limit: limit) { isBreak($0) }
  }

  /// Returns text like `line`, but keeps line feeds.
  package static func lines(_ text: String) -> String {
    cut(text, limit: .max) { isBreak($0) && $0 != "\n" }
  }

  private static func cut(
    _ text: String, limit: Int, isBlank: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else {
        result.append("…")
        break
      }
      count += 1
      if isBlank(scalar) {
        result.append(" ")
      } else if isHarmful(scalar) {
        result.append(
          contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns `true` if a character starts a new line or moves to a column.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns `true` if a character is a control character, changes the text direction, or is
  /// invisible.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0...0x1F, 0x7F...0x9F: true
    // Marks, embeddings, overrides, and isolates of text direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Zero-width characters without a use in names. Joiners are required for scripts and emoji.
    case 0x00AD, 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: true
    default: false
    }
  }
}
