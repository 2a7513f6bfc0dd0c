import PegbarJSON

/// A string and its style.
///
/// - Source: Lottie `t.d.k[].s`.
package struct TextDocument: PropertyValue {
  /// The alignment of lines (`j`).
  package enum Justification: Int, Sendable, Hashable, CaseIterable {
    /// Left aligned.
    case left = 0
    /// Right aligned.
    case right = 1
    /// Centered.
    case center = 2
    /// Justified, with the last line left aligned.
    case justifyLastLeft = 3
    /// Justified, with the last line right aligned.
    case justifyLastRight = 4
    /// Justified, with the last line centered.
    case justifyLastCenter = 5
    /// Justified, including the last line.
    case justifyAll = 6
  }

  /// The capitalization (`ca`).
  package enum Capitals: Int, Sendable, Hashable, CaseIterable {
    /// Unchanged.
    case regular = 0
    /// All capitals.
    case all = 1
    /// Small capitals for lowercase letters.
    case small = 2
  }

  /// The string (`t`), where carriage return and U+0003 break lines.
  package var text = ""
  /// The name of the font (`f`).
  package var fontName = ""
  /// The font size in pixels (`s`).
  package var size = 12.0
  /// The fill color (`fc`), or `nil` for no fill.
  package var fillColor: Color?
  /// The stroke color (`sc`), or `nil` for no stroke.
  package var strokeColor: Color?
  /// The stroke width in pixels (`sw`).
  package var strokeWidth = 0.0
  /// `true` if the stroke is drawn over the fill (`of`).
  package var strokeOverFill = false
  /// The alignment of lines (`j`).
  package var justification: Justification = .left
  /// The tracking, in thousandths of the size (`tr`).
  package var tracking = 0.0
  /// The distance between baselines in pixels (`lh`), or `nil` if missing, which means 1.2 × size.
  package var lineHeight: Double?
  /// The upward shift from the baseline, in pixels (`ls`).
  package var baselineShift = 0.0
  /// The capitalization (`ca`).
  package var capitals: Capitals = .regular
  /// The size of the text box in pixels (`sz`), or `nil` for point text.
  package var boxSize: Vector?
  /// The corner of the text box, in pixels (`ps`).
  package var boxPosition: Vector?

  /// A text document with an empty string.
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
        document.capitals = member.readCase(called: "capitals setting") ?? document.capitals
      // Weight and style repeat those of the font.
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
