public import PegbarGeometry
public import PegbarScene

/// One line of letters of a font without outlines in the scene.
///
/// The renderer determines the look and the width of the letters.
public struct TextItem: Hashable, Sendable {
  /// The letters.
  public var text: String
  /// The font family.
  public var family: String
  /// The weight, as in CSS.
  public var weight: String
  /// A Boolean value that indicates whether the letters are italic.
  public var isItalic: Bool
  /// The font size in points of its space.
  public var size: Double
  /// The space after each letter in points of its space.
  public var spacing = 0.0
  /// The part of the line that is at the origin, on the baseline: the start, the middle, or the
  /// end.
  public var alignment = NormalizedText.Alignment.left
  /// The paint of the letters.
  public var paint: LetterPaint
  /// A Boolean value that indicates whether outlines are drawn over the fill.
  public var strokeOverFill: Bool
  /// The map from its space to the canvas.
  public var matrix: Matrix
  /// The layer that the item originates from.
  public var origin = ItemOrigin()

  /// Creates an item with the look of a text document.
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
