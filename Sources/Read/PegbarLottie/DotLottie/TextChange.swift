import PegbarBase
import PegbarDiagnostics
import PegbarJSON

/// The members of a text that a theme replaces; the others keep their values.
package struct TextChange: PropertyValue {
  /// The string (`text`).
  package var text: String?
  /// The name of the font (`fontName`).
  package var fontName: String?
  /// The font size in pixels (`fontSize`).
  package var size: Double?
  /// The fill color (`fillColor`).
  package var fillColor: Color?
  /// The stroke color (`strokeColor`).
  package var strokeColor: Color?
  /// The stroke width in pixels (`strokeWidth`).
  package var strokeWidth: Double?
  /// `true` if the stroke is drawn over the fill (`strokeOverFill`).
  package var strokeOverFill: Bool?
  /// The distance between baselines in pixels (`lineHeight`).
  package var lineHeight: Double?
  /// The tracking, in thousandths of the size (`tracking`).
  package var tracking: Double?
  /// The alignment of lines (`justify`).
  package var justification: TextDocument.Justification?
  /// The capitalization (`textCaps`).
  package var capitals: TextDocument.Capitals?
  /// The upward shift from the baseline, in pixels (`baselineShift`).
  package var baselineShift: Double?
  /// The size of the text box in pixels (`wrapSize`).
  package var boxSize: Vector?
  /// The corner of the text box, in pixels (`wrapPosition`).
  package var boxPosition: Vector?

  /// Returns a text with the changes.
  package func applied(to text: TextDocument) -> TextDocument {
    var result = text
    result.text = self.text ?? result.text
    result.fontName = fontName ?? result.fontName
    result.size = size ?? result.size
    result.fillColor = fillColor ?? result.fillColor
    result.strokeColor = strokeColor ?? result.strokeColor
    result.strokeWidth = strokeWidth ?? result.strokeWidth
    result.strokeOverFill = strokeOverFill ?? result.strokeOverFill
    result.lineHeight = lineHeight ?? result.lineHeight
    result.tracking = tracking ?? result.tracking
    result.justification = justification ?? result.justification
    result.capitals = capitals ?? result.capitals
    result.baselineShift = baselineShift ?? result.baselineShift
    result.boxSize = boxSize ?? result.boxSize
    result.boxPosition = boxPosition ?? result.boxPosition
    return result
  }
}

extension TextChange: ReadableValue {
  static var description: String { "a text document" }
  static var isWrittenAsObject: Bool { true }
  static var isDiscrete: Bool { true }

  static func read(_ value: JSONValue, in context: ReadingContext) -> TextChange? {
    guard let object = value.object else { return nil }
    var change = TextChange()
    for (key, member) in object where !member.isNull {
      switch key {
      case "text": change.text = member.readText()
      case "fontName": change.fontName = member.readName()
      case "fontSize": change.size = member.readNumber()
      case "fillColor": change.fillColor = .expect(member, in: context)
      case "strokeColor": change.strokeColor = .expect(member, in: context)
      case "strokeWidth": change.strokeWidth = member.readNumber()
      case "strokeOverFill": change.strokeOverFill = member.readBool()
      case "lineHeight": change.lineHeight = member.readNumber()
      case "tracking": change.tracking = member.readNumber()
      case "justify": change.justification = choice(member, justifications, "justification")
      case "textCaps": change.capitals = choice(member, capitals, "capitals setting")
      case "baselineShift": change.baselineShift = member.readNumber()
      case "wrapSize": change.boxSize = .expect(member, in: context)
      case "wrapPosition": change.boxPosition = .expect(member, in: context)
      default: break
      }
    }
    return change
  }

  /// Returns the value with a name, and reports an unknown name.
  private static func choice<Choice>(
    _ value: JSONValue, _ names: [String: Choice], _ what: String
  ) -> Choice? {
    guard let name = value.readString() else { return nil }
    if let choice = names[name] { return choice }
    value.reportUnknownValue("“\(name.cut(to: 100))”", of: what)
    return nil
  }

  private static let justifications: [String: TextDocument.Justification] = [
    "Left": .left, "Right": .right, "Center": .center, "JustifyLastLeft": .justifyLastLeft,
    "JustifyLastRight": .justifyLastRight, "JustifyLastCenter": .justifyLastCenter,
    "JustifyLastFull": .justifyAll,
  ]

  private static let capitals: [String: TextDocument.Capitals] = [
    "Regular": .regular, "AllCaps": .all, "SmallCaps": .small,
  ]
}
