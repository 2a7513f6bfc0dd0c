public import PegbarGeometry

/// A font that text refers to, with the outlines of its characters if the source contains them.
///
/// - Source: Lottie `fonts.list`, `chars`.
public struct Font: Hashable, Sendable {
  /// The name by which text refers to it, usually the PostScript name.
  public var name: String
  /// The font family.
  public var family: String
  /// The style name of the font, for example “Bold Italic”.
  public var style: String
  /// The weight, 100…900 or a name as in CSS, or `nil` if only the style specifies it.
  public var weight: String?
  /// The distance from the top of a text box to its first baseline, as a fraction of the font size.
  public var ascent: Double
  /// The outlines of characters, each character once; empty if the source has none.
  public var glyphs: [Glyph]

  /// Creates a font.
  public init(
    name: String, family: String, style: String = "", weight: String? = nil,
    ascent: Double = Font.defaultAscent, glyphs: [Glyph] = []
  ) {
    self.name = name
    self.family = family
    self.style = style
    self.weight = weight
    self.ascent = ascent
    self.glyphs = glyphs
  }

  /// The ascent if the source specifies none: that of most Latin fonts.
  public static let defaultAscent = 0.75
}

/// The outline of a character.
public struct Glyph: Hashable, Sendable {
  /// The character.
  public var character: String
  /// The distance to the next character, in hundredths of the font size.
  public var advance: Double
  /// The outline in hundredths of the font size, with the pen position on the baseline at the
  /// origin; empty for a space.
  public var outline: Path

  /// Creates a glyph.
  public init(character: String, advance: Double, outline: Path = Path()) {
    self.character = character
    self.advance = advance
    self.outline = outline
  }
}

extension Font: SceneRecord {
  package static let documentation =
    "A font that text refers to, with the outlines of its characters if available."
  package static let blank = Font(name: "", family: "")
  package static let fields: [Field<Font>] = [
    .value("name", \.name, "The name by which text refers to the font.", .expected),
    .value("family", \.family, "The family.", .expected),
    .value("style", \.style, "The style, for example Bold Italic."),
    .value("weight", \.weight, "The weight, as in CSS."),
    .value(
      "ascent", \.ascent,
      "The distance from the top of a text box to the first baseline, as a fraction of the size."),
    .records(
      "glyphs", \.glyphs, "The outlines of characters, in hundredths of the size."
    ) { $0.character },
  ]
}

extension Glyph: SceneRecord {
  package static let documentation = "The outline of a character, in hundredths of the size."
  package static let blank = Glyph(character: "", advance: 0)
  package static let isShort = true
  package static let fields: [Field<Glyph>] = [
    .value("character", \.character, "The character.", .expected),
    .value("advance", \.advance, "The horizontal distance to the next character."),
    .value("outline", \.outline, "The outline; none for a space."),
  ]
}
