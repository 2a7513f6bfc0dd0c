internal import PegbarBase
package import PegbarScene

/// A font with glyphs that can be found by character.
package struct PreparedFont: Sendable {
  /// The font.
  package let font: Font
  private let glyphs: [String: Glyph]

  /// Creates a prepared font.
  package init(_ font: Font) {
    self.font = font
    glyphs = font.glyphs.keyed(by: \.character)
  }

  /// `true` if the scene contains outlines of its characters.
  package var hasGlyphs: Bool { !glyphs.isEmpty }

  /// Returns the outline of a character, or `nil` if the scene has none.
  package func glyph(_ character: String) -> Glyph? { glyphs[character] }

  /// Returns the width of a character, in hundredths of the font size.
  ///
  /// Without outlines, it is estimated from the widths of Helvetica, which most sans-serif fonts
  /// match to within some tenths.
  package func advance(of character: String) -> Double {
    if hasGlyphs { return glyphs[character]?.advance ?? 0 }
    guard let code = character.unicodeScalars.first.map({ Int($0.value) }), code >= 32 else {
      return 0
    }
    if code < 127 { return Self.widths[code - 32] / 10 }
    // East Asian letters and pictographs are square.
    return code >= 0x1100 ? 100 : 55.6
  }

  /// The widths of the characters from space to tilde in thousandths of the font size.
  ///
  /// - Source: Adobe, Core 14 font metrics, Helvetica.afm.
  private static let widths: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}

extension Font {
  /// The weight as in CSS, 100…900 or a name, from the font itself or from its style.
  ///
  /// - Source: lottie-web FontManager (`getFontProperties`).
  package var cssWeight: String {
    weight ?? style.split(separator: " ").compactMap { Self.weights[$0.lowercased()] }.last
      ?? "normal"
  }

  private static let weights = [
    "bold": "700", "black": "900", "medium": "500", "regular": "400", "normal": "400",
    "light": "200", "thin": "200",
  ]

  /// `true` if the letters are italic.
  package var isItalic: Bool {
    style.split(separator: " ").contains { ["italic", "oblique"].contains($0.lowercased()) }
  }
}
