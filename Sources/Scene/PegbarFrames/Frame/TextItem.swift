public import PegbarGeometry
public import PegbarScene

/// One line of letters of a font that the scene has no outlines of; how they look and how wide they
/// are depends on who draws them.
public struct TextItem: Hashable, Sendable {
  /// The letters.
  public var text: String
  /// The font.
  public var family: String
  /// The weight as CSS has it.
  public var weight: String
  /// Whether the letters lean.
  public var isItalic: Bool
  /// The size in points of its space.
  public var size: Double
  /// The space after each letter in points of its space.
  public var spacing = 0.0
  /// Whether its beginning, its middle or its end stands at the origin, on the base line.
  public var alignment = NormalizedText.Alignment.left
  /// What the letters are painted with.
  public var paint: LetterPaint
  /// Whether outlines lie over the fill.
  public var strokeOverFill: Bool
  /// The map from its space to the canvas.
  public var matrix: Matrix
  /// The layer it comes from.
  public var origin = ItemOrigin()

  /// Makes an item from a document's look.
  package init(_ text: String, document: TextDocument, font: Font, matrix: Matrix) {
    self.text = text
    family = font.family
    weight = font.cssWeight
    isItalic = font.isItalic
    size = document.size
    paint = LetterPaint(document)
    if document.strokeWidth <= 0 { paint.stroke = nil }
    strokeOverFill = document.strokeOverFill
    self.matrix = matrix
  }
}
