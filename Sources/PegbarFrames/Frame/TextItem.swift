package import PegbarGeometry
package import PegbarScene

/// One line of letters of a font that the scene has no outlines of; how they look and how wide they
/// are depends on who draws them.
package struct TextItem: Hashable, Sendable {
  /// The letters.
  package var text: String
  /// The font.
  package var family: String
  /// The weight as CSS has it.
  package var weight: String
  /// Whether the letters lean.
  package var isItalic: Bool
  /// The size in points of its space.
  package var size: Double
  /// The space after each letter in points of its space.
  package var spacing: Double
  /// Whether its beginning, its middle or its end stands at the origin, on the base line.
  package var alignment: NormalizedText.Alignment
  /// The colour of the letters; nothing where they are not filled.
  package var fill: Color?
  /// The colour of the outlines; nothing where there are none.
  package var stroke: Color?
  /// The width of the outlines in points of its space.
  package var strokeWidth: Double
  /// Whether outlines lie over the fill.
  package var strokeOverFill: Bool
  /// The map from its space to the canvas.
  package var matrix: Matrix
  /// How opaque it is, 0…1.
  package var opacity: Double
  /// The layer it comes from.
  package var origin = ItemOrigin()

  /// Makes an item from a document's look.
  package init(
    _ text: String, document: TextDocument, font: Font, spacing: Double = 0,
    alignment: NormalizedText.Alignment = .left, matrix: Matrix, opacity: Double = 1
  ) {
    self.text = text
    family = font.family
    weight = font.cssWeight
    isItalic = font.isItalic
    size = document.size
    self.spacing = spacing
    self.alignment = alignment
    fill = document.fill
    stroke = document.strokeWidth > 0 ? document.stroke : nil
    strokeWidth = document.strokeWidth
    strokeOverFill = document.strokeOverFill
    self.matrix = matrix
    self.opacity = opacity
  }
}
