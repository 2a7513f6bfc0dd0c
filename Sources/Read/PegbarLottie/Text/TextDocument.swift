import PegbarJSON

/// A text and its look.
///
/// - Source: Lottie `t.d.k[].s`.
package struct TextDocument: PropertyValue {
  /// How lines are aligned (`j`).
  package enum Justification: Int, Sendable, Hashable, CaseIterable {
    /// At the left.
    case left = 0
    /// At the right.
    case right = 1
    /// In the middle.
    case center = 2
    /// Stretched, the last line at the left.
    case justifyLastLeft = 3
    /// Stretched, the last line at the right.
    case justifyLastRight = 4
    /// Stretched, the last line in the middle.
    case justifyLastCenter = 5
    /// All lines stretched.
    case justifyAll = 6
  }

  /// Which characters become capitals (`ca`).
  package enum Capitals: Int, Sendable, Hashable, CaseIterable {
    /// None.
    case regular = 0
    /// All.
    case all = 1
    /// Small letters become small capitals.
    case small = 2
  }

  /// The text (`t`); carriage return and U+0003 break lines.
  package var text = ""
  /// The name of the font (`f`).
  package var fontName = ""
  /// The size in pixels (`s`).
  package var size = 12.0
  /// The colour of the letters (`fc`); nil means not filled.
  package var fillColor: Color?
  /// The colour of the outlines (`sc`); nil means not stroked.
  package var strokeColor: Color?
  /// The width of the outlines in pixels (`sw`).
  package var strokeWidth = 0.0
  /// Whether outlines lie over the fill (`of`).
  package var strokeOverFill = false
  /// How lines are aligned (`j`).
  package var justification: Justification = .left
  /// The space between letters, in thousandths of the size (`tr`).
  package var tracking = 0.0
  /// The distance of base lines in pixels (`lh`); nil where missing: 1.2 × size.
  package var lineHeight: Double?
  /// How far letters are raised, in pixels (`ls`).
  package var baselineShift = 0.0
  /// Which characters become capitals (`ca`).
  package var capitals: Capitals = .regular
  /// The size of the box in pixels (`sz`); nil for a text at a point.
  package var boxSize: Vector?
  /// The corner of the box in pixels (`ps`).
  package var boxPosition: Vector?

  /// No text.
  package static let empty = TextDocument()
}

extension TextDocument: ReadableValue {
  static var description: String { "a text document" }
  static var isWrittenAsObject: Bool { true }
  static var isDiscrete: Bool { true }

  static func read(_ value: JSONValue, in context: ReadingContext) -> TextDocument? {
    guard let object = value.object else { return nil }
    var document = TextDocument()
    for (key, member) in object {
      switch key {
      case "t": document.text = member.readText() ?? document.text
      case "f": document.fontName = member.readName() ?? document.fontName
      case "s": document.size = member.readNumber() ?? document.size
      case "fc": document.fillColor = .expect(member, in: context)
      case "sc": document.strokeColor = .expect(member, in: context)
      case "sw": document.strokeWidth = member.readNumber() ?? document.strokeWidth
      case "of": document.strokeOverFill = member.readBool() ?? document.strokeOverFill
      case "ca":
        document.capitals = member.readCase(called: "kind of capitals") ?? document.capitals
      // Weight and style repeat what the font says.
      case "fWeight", "fStyle", "ascent", "__complete": break
      case "j":
        document.justification = member.readCase(called: "justification") ?? document.justification
      case "tr": document.tracking = member.readNumber() ?? document.tracking
      case "lh": document.lineHeight = member.readNumber()
      case "ls": document.baselineShift = member.readNumber() ?? document.baselineShift
      case "sz": document.boxSize = .expect(member, in: context)
      case "ps": document.boxPosition = .expect(member, in: context)
      default: object.skip(key)
      }
    }
    return document
  }
}
