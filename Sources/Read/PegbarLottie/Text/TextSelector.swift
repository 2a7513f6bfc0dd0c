package import PegbarDiagnostics
internal import PegbarJSON

/// A selector of the characters that an animator changes, and of the amount.
///
/// - Source: Lottie `t.a[].s`; After Effects "Range Selector".
package struct TextSelector: PropertyHolder, Sendable, Hashable {
  /// The units of start, end and offset (`r`).
  package enum Units: Int, Sendable, Hashable, CaseIterable {
    /// Percent of the whole.
    case percent = 1
    /// A number of characters, words or lines.
    case index = 2
  }

  /// The unit of selection (`b`).
  package enum Basis: Int, Sendable, Hashable, CaseIterable {
    /// A character.
    case characters = 1
    /// A character other than a space.
    case charactersExcludingSpaces = 2
    /// A word.
    case words = 3
    /// A line.
    case lines = 4
  }

  /// The distribution of the amount over the range (`sh`).
  package enum Shape: Int, Sendable, Hashable, CaseIterable {
    /// The full amount throughout.
    case square = 1
    /// From none to the full amount.
    case rampUp = 2
    /// From the full amount to none.
    case rampDown = 3
    /// Up to the full amount and down again.
    case triangle = 4
    /// A half circle.
    case round = 5
    /// Up to the full amount and down again, smoothly.
    case smooth = 6
  }

  /// `true` if an expression makes the selection (`t` 1).
  package var isExpressible = false
  /// The start of the range (`s`).
  package var start: Property<Double>
  /// The end of the range (`e`), or `nil` if missing, which means the end of the text.
  package var end: Property<Double>?
  /// The offset of the range (`o`).
  package var offset: Property<Double>
  /// The amount, in percent (`a`).
  package var amount: Property<Double>
  /// The easing at the full amount, −100…100 percent (`xe`).
  package var easeHigh: Property<Double>
  /// The easing at no amount, −100…100 percent (`ne`).
  package var easeLow: Property<Double>
  /// The smoothness of the edges of a square, in percent (`sm`).
  package var smoothness: Property<Double>
  /// The units of start, end and offset (`r`).
  package var units = Units.percent
  /// The unit of selection (`b`).
  package var basis = Basis.characters
  /// The distribution of the amount over the range (`sh`).
  package var shape = Shape.square
  /// `true` if the order is random (`rn`).
  package var isRandom = false
  /// The expression that makes the selection (`x`).
  package var expression: String?
  /// The source location of the selector, for findings.
  package var source: SourceID

  /// Adds the animatable properties to the list.
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
  /// Reads `s` of an animator: one selector, or an array of selectors, as in Skottie.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [TextSelector] {
    guard value.isArray else {
      return value.readObject().map { [TextSelector(reading: $0, in: context)] } ?? []
    }
    return value.readList { object, _ in TextSelector(reading: object, in: context) }
  }

  /// Creates a selector from a JSON object.
  ///
  /// Without members, it selects all characters with the full amount.
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
      case "r": units = value.readCase(called: "selector unit") ?? units
      case "b": basis = value.readCase(called: "selector basis") ?? basis
      // Some exporters write 0 for Square, and lottie-web (TextSelectorProp.js) shows it as Square.
      case "sh" where value.number == 0: shape = .square
      case "sh": shape = value.readCase(called: "selector shape") ?? shape
      case "rn": isRandom = value.readBool() ?? false
      case "x": expression = Self.expression(value)
      default: object.skip(key)
      }
    }
  }

  /// Returns the expression from a string or a constant property.
  private static func expression(_ value: JSONValue) -> String? {
    guard let object = value.object else { return value.readString() }
    return object["x"]?.readString() ?? object["k"]?.string
  }
}
