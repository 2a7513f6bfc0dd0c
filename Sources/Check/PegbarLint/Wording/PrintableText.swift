/// Text from files as it may stand in a terminal.
///
/// Names, messages and paths can hold anything: escape sequences that steer the terminal, marks that
/// turn a line around, line breaks that make one line two. Every text for people passes through here.
package enum PrintableText {
  /// One line: blanks for line breaks and tabs, and `\u{…}` for everything else that does not show or
  /// changes how other characters show.
  ///
  /// - Parameter limit: How many characters are kept at most; an ellipsis stands for the rest.
  package static func line(_ text: String, limit: Int = 1000) -> String {
    cut(text, limit: limit) { isBreak($0) }
  }

  /// Several lines: as `line`, but line feeds stay.
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

  /// Whether a character begins a new line or moves to a column.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a character controls something, changes the direction of what follows, or is not seen.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0...0x1F, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates of direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // What has no width and no use in a name; joiners are needed for scripts and pictograms.
    case 0x00AD, 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: true
    default: false
    }
  }
}
