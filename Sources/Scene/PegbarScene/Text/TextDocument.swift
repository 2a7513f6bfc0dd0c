public import PegbarGeometry

/// A text and its look; keys of documents never blend.
///
/// - Source: Lottie `t.d.k[].s`; After Effects “Source Text”.
public struct TextDocument: Hashable, Sendable {
  /// How lines are aligned.
  public enum Justification: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the middle.
    case center
    /// Justified in a text box, with the last line of each paragraph left-aligned.
    case justifyLastLeft
    /// Justified in a text box, with the last line of each paragraph right-aligned.
    case justifyLastRight
    /// Justified in a text box, with the last line of each paragraph centred.
    case justifyLastCenter
    /// Justified in a text box, with the last line of each paragraph justified too.
    case justifyAll
  }

  /// Which characters become capitals.
  public enum Capitals: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// None.
    case regular
    /// All.
    case all
    /// Small letters become small capitals.
    case small
  }

  /// The text; carriage return, line feed and U+0003 break lines.
  public var text: String
  /// The name of the font.
  public var font: String
  /// The size in points.
  public var size: Double
  /// The colour of the letters; nothing where they are not filled.
  public var fill: Color?
  /// The colour of the outlines; nothing where there are none.
  public var stroke: Color?
  /// The width of the outlines in points.
  public var strokeWidth: Double
  /// Whether outlines lie over the fill.
  public var strokeOverFill: Bool
  /// How lines are aligned.
  public var justification: Justification
  /// The space after each letter, as a fraction of the size.
  public var tracking: Double
  /// The distance of base lines in points.
  public var lineHeight: Double
  /// How far letters are raised, in points.
  public var baselineShift: Double
  /// Which characters become capitals.
  public var capitals: Capitals
  /// The area in which lines wrap; nothing for a text at a point.
  public var box: Rect?

  /// Makes a document; without a line height it is 1.2 times the size.
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

  /// No text.
  public static let empty = TextDocument(text: "", font: "", size: 12)
}

extension TextDocument: TrackValue {
  /// Stays at the first.
  public static func interpolate(
    _ from: TextDocument, _ to: TextDocument, _ fraction: Double
  ) -> TextDocument { from }
}

extension TextDocument: SceneRecord {
  package static let documentation = "A text and its look."
  package static let blank = TextDocument(text: "", font: "", size: 12, fill: nil)
  package static let isShort = true
  package static let fields: [Field<TextDocument>] = [
    .value("text", \.text, "The text.", .expected),
    .value("font", \.font, "The name of the font.", .expected),
    .value("size", \.size, "The size in points.", .essential),
    .value("fill", \.fill, "The colour of the letters."),
    .value("stroke", \.stroke, "The colour of the outlines."),
    .value("strokeWidth", \.strokeWidth, "The width of the outlines in points."),
    .value("strokeOverFill", \.strokeOverFill, "Whether outlines lie over the fill."),
    .option("justification", \.justification, "How lines are aligned."),
    .value("tracking", \.tracking, "The space after each letter, as a fraction of the size."),
    .value(
      "lineHeight", \.lineHeight,
      "The distance of base lines in points; 1.2 times the size where not given.", .always),
    .value("baselineShift", \.baselineShift, "How far letters are raised, in points."),
    .option("capitals", \.capitals, "Which characters become capitals."),
    .value(
      "box", \.box,
      "The area in which lines wrap, in points; none for a text at a point."),
  ]
}
