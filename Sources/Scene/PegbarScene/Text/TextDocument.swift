public import PegbarGeometry

/// A text and its formatting; keyframes of documents are never interpolated.
///
/// - Source: Lottie `t.d.k[].s`; After Effects “Source Text”.
public struct TextDocument: Hashable, Sendable {
  /// The alignment of lines.
  public enum Justification: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Left-aligned.
    case left
    /// Right-aligned.
    case right
    /// Centered.
    case center
    /// Justified in a text box, with the last line of each paragraph left-aligned.
    case justifyLastLeft
    /// Justified in a text box, with the last line of each paragraph right-aligned.
    case justifyLastRight
    /// Justified in a text box, with the last line of each paragraph centered.
    case justifyLastCenter
    /// Justified in a text box, including the last line of each paragraph.
    case justifyAll
  }

  /// The characters that become capitals.
  public enum Capitals: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// No characters.
    case regular
    /// All characters.
    case all
    /// Lowercase letters, which become small capitals.
    case small
  }

  /// The text; carriage return, line feed and U+0003 break lines.
  public var text: String
  /// The font name.
  public var font: String
  /// The font size in points.
  public var size: Double
  /// The fill color, or `nil` if the letters are not filled.
  public var fill: Color?
  /// The stroke color, or `nil` if the letters are not stroked.
  public var stroke: Color?
  /// The stroke width in points.
  public var strokeWidth: Double
  /// A Boolean value that indicates whether the stroke is drawn over the fill.
  public var strokeOverFill: Bool
  /// The alignment of lines.
  public var justification: Justification
  /// The space after each letter, as a fraction of the font size.
  public var tracking: Double
  /// The distance between baselines, in points.
  public var lineHeight: Double
  /// The distance by which letters are raised, in points.
  public var baselineShift: Double
  /// The characters that become capitals.
  public var capitals: Capitals
  /// The area in which lines wrap, or `nil` for point text.
  public var box: Rect?

  /// Creates a document; the default line height is 1.2 times the font size.
  public init(
    text: String, font: String, size: Double, fill: Color? = .black, stroke: Color? = nil,
    strokeWidth: Double = 0, strokeOverFill: Bool = false, justification: Justification = .left,
    tracking: Double = 0, lineHeight: Double? = nil, baselineShift: Double = 0,
    capitals: Capitals = .regular, box: Rect? = nil
  ) {
    self.text = text
    self.font = font
    self.size = size
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    self.strokeOverFill = strokeOverFill
    self.justification = justification
    self.tracking = tracking
    self.lineHeight = lineHeight ?? size * 1.2
    self.baselineShift = baselineShift
    self.capitals = capitals
    self.box = box
  }

  /// An empty document.
  public static let empty = TextDocument(text: "", font: "", size: 12)
}

extension TextDocument: TrackValue {
  /// Returns the first document.
  public static func interpolate(
    _ from: TextDocument, _ to: TextDocument, _ fraction: Double
  ) -> TextDocument { from }
}

extension TextDocument: SceneRecord {
  package static let documentation = "Text and its formatting."
  package static let blank = TextDocument(text: "", font: "", size: 12, fill: nil)
  package static let isShort = true
  package static let fields: [Field<TextDocument>] = [
    .value("text", \.text, "The text.", .expected),
    .value("font", \.font, "The name of the font.", .expected),
    .value("size", \.size, "The size in points.", .essential),
    .value("fill", \.fill, "The fill color."),
    .value("stroke", \.stroke, "The stroke color."),
    .value("strokeWidth", \.strokeWidth, "The stroke width in points."),
    .value("strokeOverFill", \.strokeOverFill, "`true` if the stroke is drawn over the fill."),
    .option("justification", \.justification, "The alignment of lines."),
    .value("tracking", \.tracking, "The space after each letter, as a fraction of the size."),
    .value(
      "lineHeight", \.lineHeight,
      "The distance between baselines in points; 1.2 times the size by default.", .always),
    .value(
      "baselineShift", \.baselineShift, "The distance by which letters are raised, in points."),
    .option("capitals", \.capitals, "The characters that are drawn as capitals."),
    .value(
      "box", \.box,
      "The area in which lines wrap, in points; none for point text."),
  ]
}
