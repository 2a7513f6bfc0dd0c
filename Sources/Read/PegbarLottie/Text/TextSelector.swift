package import PegbarDiagnostics
internal import PegbarJSON

/// Says which characters an animator changes, and how much.
///
/// - Source: Lottie `t.a[].s`; After Effects "Range Selector".
package struct TextSelector: PropertyHolder, Sendable, Hashable {
  /// What start, end and offset count (`r`).
  package enum Units: Int, Sendable, Hashable, CaseIterable {
    /// Percent of all.
    case percent = 1
    /// Characters, words or lines.
    case index = 2
  }

  /// What is selected as one (`b`).
  package enum Basis: Int, Sendable, Hashable, CaseIterable {
    /// A character.
    case characters = 1
    /// A character that is no space.
    case charactersExcludingSpaces = 2
    /// A word.
    case words = 3
    /// A line.
    case lines = 4
  }

  /// How the amount runs over the range (`sh`).
  package enum Shape: Int, Sendable, Hashable, CaseIterable {
    /// Full everywhere.
    case square = 1
    /// From nothing to full.
    case rampUp = 2
    /// From full to nothing.
    case rampDown = 3
    /// Up and down.
    case triangle = 4
    /// A half circle.
    case round = 5
    /// Up and down, smoothly.
    case smooth = 6
  }

  /// Whether an expression selects (`t` 1).
  package var isExpressible = false
  /// Where the range begins (`s`).
  package var start: Property<Double>
  /// Where the range ends (`e`); nil where missing: at the end of the text.
  package var end: Property<Double>?
  /// How far the range is moved (`o`).
  package var offset: Property<Double>
  /// How much, in percent (`a`).
  package var amount: Property<Double>
  /// The ease at full, −100…100 percent (`xe`).
  package var easeHigh: Property<Double>
  /// The ease at nothing, −100…100 percent (`ne`).
  package var easeLow: Property<Double>
  /// How soft a square's edges are, in percent (`sm`).
  package var smoothness: Property<Double>
  /// What start, end and offset count (`r`).
  package var units = Units.percent
  /// What is selected as one (`b`).
  package var basis = Basis.characters
  /// How the amount runs over the range (`sh`).
  package var shape = Shape.square
  /// Whether the order is random (`rn`).
  package var isRandom = false
  /// The expression that selects (`x`).
  package var expression: String?
  /// Names the selector in findings.
  package var source: SourceID

  /// Lists the properties that can be keyed.
  package func list(in list: inout PropertyList) {
    list.add(start)
    list.add(end)
    list.add(offset)
    list.add(amount)
    list.add(easeHigh)
    list.add(easeLow)
    list.add(smoothness)
  }
}

extension TextSelector {
  /// Reads `s` of an animator: one selector, or an array of them, as Skottie has it.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [TextSelector] {
    guard value.isArray else {
      return value.readObject().map { [TextSelector(reading: $0, in: context)] } ?? []
    }
    return value.readList { object, _ in TextSelector(reading: object, in: context) }
  }

  /// Reads a selector; one whose members are all missing selects everything, in full.
  init(reading object: JSONObject, in context: ReadingContext) {
    let context = context.inside(object)
    let zero = Property(0.0, source: object.source)
    let full = Property(100.0, source: object.source)
    self.init(
      start: zero, offset: zero, amount: full, easeHigh: zero, easeLow: zero, smoothness: full,
      source: object.source)
    for (key, value) in object {
      switch key {
      case "s": start.read(value, in: context)
      case "e": end = Property(reading: value, in: context, else: 100)
      case "o": offset.read(value, in: context)
      case "a": amount.read(value, in: context)
      case "xe": easeHigh.read(value, in: context)
      case "ne": easeLow.read(value, in: context)
      case "sm": smoothness.read(value, in: context)
      case "t": isExpressible = value.readBool() ?? false
      case "r": units = value.readCase(called: "unit of a selector") ?? units
      case "b": basis = value.readCase(called: "basis of a selector") ?? basis
      case "sh": shape = value.readCase(called: "shape of a selector") ?? shape
      case "rn": isRandom = value.readBool() ?? false
      case "x": expression = Self.expression(value)
      default: object.skip(key)
      }
    }
  }

  /// The expression as text, or in a property that never changes.
  private static func expression(_ value: JSONValue) -> String? {
    guard let object = value.object else { return value.readString() }
    return object["x"]?.readString() ?? object["k"]?.string
  }
}
