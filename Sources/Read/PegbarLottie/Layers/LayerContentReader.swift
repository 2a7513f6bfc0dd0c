import PegbarDiagnostics
import PegbarJSON

/// Collects the type-specific members of a layer and creates its content from them.
struct LayerContentReader {
  private var refID: String?
  private var width: Double?
  private var height: Double?
  private var solidWidth: Double?
  private var solidHeight: Double?
  private var color: Color?
  private var timeRemap: Property<Double>?
  private var items: [ShapeItem] = []
  private var text: TextLayerContent?
  private var perspective: Property<Double>?
  private var level: Property<Vector>?

  /// Reads a member, and returns `false` if it belongs to no type of layer.
  ///
  /// Members of a different type of layer are leftovers of exporters and draw nothing.
  mutating func read(
    _ key: JSONKey, _ value: JSONValue, type: Int?, in context: ReadingContext
  ) -> Bool {
    switch key {
    case "refId": refID = value.readName()
    case "w": width = value.readNumber()
    case "h": height = value.readNumber()
    case "sw": solidWidth = value.readNumber()
    case "sh": solidHeight = value.readNumber()
    case "sc": color = Self.color(value)
    case "tm": timeRemap = Property(reading: value, in: context, else: 0)
    case "pe": perspective = Property(reading: value, in: context, else: 0)
    case "shapes": if type == 4 { items = ShapeItem.list(reading: value, in: context) }
    case "t": if type == 5 { text = TextLayerContent(reading: value, in: context) }
    case "au": level = Self.level(value, in: context)
    default: return false
    }
    return true
  }

  /// Returns the content of a layer of a type.
  func content(of type: Int?, _ object: JSONObject) -> Layer.Kind {
    switch type {
    case 0:
      .precomp(
        PrecompContent(refID: refID, timeRemap: timeRemap, width: width, height: height))
    case 1: solid(object)
    case 2: .image(refID: refID)
    case 3: .null
    case 4: .shape(items)
    case 5: .text(text ?? TextLayerContent(of: object))
    case 6: .audio(level: level, timeRemap: timeRemap)
    case 12: .adjustment
    case 13: .camera(perspective: perspective)
    case 14: .light
    case 15: .data
    default: .unknown(type: type, refID: refID)
    }
  }

  /// Returns a solid, which is empty and reported if it has no size.
  private func solid(_ object: JSONObject) -> Layer.Kind {
    let size = (width: solidWidth ?? width, height: solidHeight ?? height)
    if size.width == nil || size.height == nil {
      object.report(
        .propertyWithoutValue, "the solid has no width or height and is not visible",
        outcome: .dropped)
    }
    return .solid(color: color, width: size.width ?? 0, height: size.height ?? 0)
  }

  /// Returns the color of a solid, which can be empty, and reports an invalid color.
  private static func color(_ value: JSONValue) -> Color? {
    guard let text = value.readString(), !text.isEmpty else { return nil }
    let color = Color(hexadecimal: text)
    reportReadings(of: text, value, isColor: color != nil)
    return color
  }

  /// Reports a color that players read differently: all but one with six digits.
  private static func reportReadings(of text: String, _ value: JSONValue, isColor: Bool) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard isColor else {
      return value.report(
        .solidColor,
        """
        “\(text)” is not a color with six hexadecimal digits; the solid is black, and browsers may \
        show a different color
        """,
        outcome: .approximated(error: nil))
    }
    switch digits.count {
    case 8:
      value.report(
        .solidColor,
        """
        “\(text)” has eight digits; it is read as the color #\(digits.dropFirst(2)) with the alpha \
        value \(digits.prefix(2)), as on Android, but browsers read it as the color \
        #\(digits.prefix(6)) with the alpha value \(digits.suffix(2))
        """)
    case 3:
      let full = digits.map { "\($0)\($0)" }.joined()
      value.report(
        .solidColor,
        "“\(text)” has three digits; it is read as #\(full), but lottie-android rejects the file",
        severity: .warning)
    case 6 where digits.count == text.count:
      value.report(
        .solidColor,
        "“\(text)” has no # at its beginning; it is read as #\(digits), but lottie-android rejects "
          + "the file",
        severity: .warning)
    default: break
    }
  }

  /// Returns the level, which is `lv` in `au`.
  private static func level(_ value: JSONValue, in context: ReadingContext) -> Property<Vector>? {
    guard let object = value.readObject() else { return nil }
    var level: Property<Vector>?
    for (key, value) in object {
      switch key {
      case "lv": level = Property(reading: value, in: context.inside(object), else: .hundred)
      default: object.skip(key)
      }
    }
    return level
  }
}
