package import PegbarJSON

/// The outline of a character.
///
/// - Source: Lottie `chars`; Bodymovin "Glyphs".
package struct Glyph: Sendable, Hashable {
  /// What is drawn for a character.
  package enum Content: Sendable, Hashable {
    /// Nothing.
    case none
    /// Shapes, in percent of the size, with the base line at 0.
    case shapes([ShapeItem])
    /// A composition as a layer of its own.
    case precomp(Layer)
  }

  /// The character (`ch`).
  package var character: String
  /// The family of its font (`fFamily`).
  package var family: String
  /// The style of its font (`style`).
  package var style: String
  /// The size at which it was drawn (`size`); the outlines do not depend on it.
  package var size: Double
  /// How far the next character is, in percent of the size (`w`).
  package var width: Double
  /// What is drawn (`data`).
  package var content: Content
  /// Names the glyph in findings.
  package var source: SourceID
}
