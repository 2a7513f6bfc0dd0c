internal import PegbarGeometry
internal import PegbarScene

/// A value of a field, as numbers and text, so that values of all types compare alike.
struct FactValue: Hashable {
  /// What the value is, which determines its words and the kind of a change.
  enum Form: Hashable {
    case number, point, color, path, text, word
  }

  var form = Form.word
  /// The numbers of the value.
  var numbers: [Double] = []
  /// The text of the value, or the structure of a path.
  var text = ""
  /// The formatting of a text in words.
  var format = ""
  /// What a reference refers to, which is compared instead of the text; empty for other values.
  var identity = ""
  /// The names of the parts that the value refers to.
  var parts: [String] = []
  /// Further settings.
  var detail = ""

  /// Returns the value in words.
  func words(_ unit: FactUnit) -> String {
    let (factor, suffix) = unit.display
    func word(_ number: Double) -> String { FactValue.number(number * factor) + suffix }
    switch form {
    case .number: return word(numbers.first ?? 0)
    case .point: return "(\(numbers.map(word).joined(separator: ", ")))"
    case .color: return FactValue.hex(numbers)
    case .path: return "\(numbers.count / 6) points"
    case .text: return "“\(text)”" + (format.isEmpty ? "" : ", \(format)")
    case .word where !parts.isEmpty: return parts.joined(separator: ", ")
    case .word: return numbers.isEmpty ? text : numbers.map(word).joined(separator: ", ")
    }
  }

  /// Returns `true` if both values are equal except for differences that another number of digits
  /// makes.
  func isEqual(to other: FactValue, _ unit: FactUnit) -> Bool {
    guard identity == other.identity, text == other.text || !identity.isEmpty,
      detail == other.detail, fontName == other.fontName,
      numbers.count == other.numbers.count
    else { return false }
    let least = form == .color ? 2e-3 : unit.tolerance
    return zip(numbers, other.numbers).allSatisfy {
      abs($0 - $1) <= max(least, 1e-6 * max(abs($0), abs($1)))
    }
  }

  /// The name of the font of a text.
  private var fontName: Substring { format.prefix { $0 != "," } }

  /// Returns a number with at most three decimals.
  static func number(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? String(rounded == 0 ? 0 : rounded)
  }

  private static func hex(_ components: [Double]) -> String {
    guard components.count == 4 else { return "\(components.count / 4) colors" }
    return Color(
      red: components[0], green: components[1], blue: components[2], alpha: components[3]
    ).hex
  }
}

extension FactValue {
  /// Creates a value from that of a field.
  init(_ value: some SceneValue) {
    let output = FactOutput()
    value.write(to: output)
    self = output.value
  }
}

/// Collects the numbers and texts of a value.
private final class FactOutput: ValueOutput {
  var value = FactValue()

  private func add(_ form: FactValue.Form, _ numbers: [Double], _ text: String = "") {
    value = FactValue(form: form, numbers: numbers, text: text)
  }

  func write(_ value: Double) { add(.number, [value]) }
  func write(_ value: Bool) { add(.word, [], value ? "on" : "off") }
  func write(_ value: Int) { add(.number, [Double(value)]) }
  func write(_ value: [Int]) { add(.word, value.map { Double($0) }) }
  func write(_ value: String) { add(.text, [], value) }
  func write(_ value: [String]) { add(.text, [], value.joined(separator: ", ")) }
  func write(_ value: Point) { add(.point, [value.x, value.y]) }
  func write(_ value: Size) { add(.point, [value.width, value.height]) }
  func write(_ value: Rect) {
    add(.point, [value.minX, value.minY, value.size.width, value.size.height])
  }
  func write(_ value: Matrix) {
    add(.point, [value.a, value.b, value.c, value.d, value.tx, value.ty])
  }
  func write(_ value: TimeRange) { add(.point, [value.start, value.end]) }
  func write(_ value: Color) { add(.color, Self.components(value)) }
  func write(_ value: Colors) { add(.color, value.values.flatMap(Self.components)) }
  func write(_ value: Numbers) { add(.word, value.values) }
  func write(_ value: GradientStops) {
    let colors = value.colors.flatMap { [$0.offset] + Self.components($0.color) }
    add(.color, colors + value.alphas.flatMap { [$0.offset, $0.alpha] }, "\(value.colors.count)")
  }
  func write(_ value: Orientation) { add(.point, [value.x, value.y, value.z]) }
  func write(_ value: Path) {
    let vertices = value.contours.flatMap(\.vertices)
    let points = vertices.flatMap { [$0.point, $0.inControl, $0.outControl] }
    let form = value.contours.map { "\($0.vertices.count)\($0.isClosed ? "z" : "")" }
    add(.path, points.flatMap { [$0.x, $0.y] }, form.joined(separator: " "))
  }
  func write(_ value: TextDocument) {
    let box = value.box.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] } ?? []
    let colors = [value.fill, value.stroke].map { $0.map(Self.components) ?? [] }
    add(
      .text,
      [value.size, value.strokeWidth, value.tracking, value.lineHeight, value.baselineShift]
        + colors.flatMap(\.self) + box, value.text)
    self.value.format =
      "\(value.font), \(FactValue.number(value.size)) pt"
      + (value.fill.map { ", \($0.hex)" } ?? "")
    self.value.detail = [
      value.justification.rawValue, value.capitals.rawValue, value.strokeOverFill ? "over" : "",
      "\(colors.map(\.count))",
    ].joined(separator: " ")
  }
  func write(_ value: TimingCurve) { add(.word, [value.x1, value.y1, value.x2, value.y2]) }
  func write(_ value: Curve) { add(.word, [], "\(value)") }
  func write(_ value: Parameter.Value) { add(.word, [], "\(value)") }

  private static func components(_ color: Color) -> [Double] {
    [color.red, color.green, color.blue, color.alpha]
  }
}
