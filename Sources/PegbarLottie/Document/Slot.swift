package import PegbarDiagnostics
internal import PegbarJSON

/// A value that can be replaced, and its default.
///
/// What it is follows from the properties that name it: the same numbers may be read in several
/// ways, so every possible reading is there.
/// - Source: Lottie `slots`; After Effects "Essential Properties".
package struct Slot: Sendable, Hashable {
  /// One reading of the default.
  package enum Value: Sendable, Hashable {
    /// A number.
    case scalar(Property<Double>)
    /// A point, size or scale.
    case vector(Property<Vector>)
    /// A colour.
    case color(Property<Color>)
    /// The stops of a gradient and how many colours there are.
    case gradient(Property<[Double]>, stopCount: Int)
    /// A path.
    case path(Property<BezierPath>)
    /// A text.
    case text(Property<TextDocument>)
    /// A picture or another asset.
    case asset(Asset)
  }

  /// The name that properties give as `sid`.
  package var id: String
  /// Every possible reading of the default (`p`), the most likely first.
  package var values: [Value]
  /// Names the slot in findings.
  package var source: SourceID

  /// The default as a number, if it can be one.
  package var scalar: Property<Double>? {
    for case .scalar(let property) in values { return property }
    return nil
  }

  /// The default as a vector, if it can be one.
  package var vector: Property<Vector>? {
    for case .vector(let property) in values { return property }
    return nil
  }

  /// The default as a colour, if it can be one.
  package var color: Property<Color>? {
    for case .color(let property) in values { return property }
    return nil
  }

  /// The default as a gradient, if it can be one.
  package var gradient: (stops: Property<[Double]>, stopCount: Int)? {
    for case .gradient(let property, let count) in values { return (property, count) }
    return nil
  }

  /// The default as a path, if it can be one.
  package var path: Property<BezierPath>? {
    for case .path(let property) in values { return property }
    return nil
  }

  /// The default as a text, if it can be one.
  package var text: Property<TextDocument>? {
    for case .text(let property) in values { return property }
    return nil
  }
}

extension Slot {
  /// Reads `slots`, an object whose keys are the ids.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [Slot] {
    guard let object = value.readObject() else { return [] }
    var slots: [Slot] = []
    for (key, value) in object {
      guard let slot = value.readObject() else { continue }
      slots.append(Slot(reading: slot, id: key.text, in: context.inside(object)))
    }
    return slots
  }

  /// Reads a slot.
  init(reading object: JSONObject, id: String, in context: ReadingContext) {
    self.init(id: id, values: [], source: object.source)
    let context = context.inside(object)
    for (key, value) in object {
      switch key {
      case "p": values = Self.values(value, in: context)
      // Some tools note the type; it follows from the properties that name the slot.
      case "t", "type": break
      default: object.skip(key)
      }
    }
    object.name(id)
  }

  /// Every way in which a default can be read, told by what its first value looks like.
  private static func values(_ value: JSONValue, in context: ReadingContext) -> [Value] {
    guard let sample = sample(of: value) else {
      return asset(value, in: context)
    }
    if sample.isObject { return drawingOrText(value, sample: sample, in: context) }
    var values: [Value] = []
    let count = sample.isNumber ? 1 : sample.arrayCount
    if count == 1, let property = Property<Double>(reading: value, in: context, else: 0) {
      values.append(.scalar(property))
    }
    if (2...3).contains(count),
      let property = Property<Vector>(reading: value, in: context, else: .zero)
    {
      values.append(.vector(property))
    }
    if (3...4).contains(count), let numbers = sample.numbers {
      let isInRange = numbers.allSatisfy { (0...1).contains($0) } || context.hasByteColors
      if isInRange || count == 4,
        let property = Property<Color>(reading: value, in: context, else: .black)
      {
        values.insert(.color(property), at: 0)
      }
    }
    if count >= 4, let (stops, count) = Gradient.stops(reading: value, in: context) {
      values.append(.gradient(stops, stopCount: count))
    }
    return values
  }

  /// A path or a text.
  private static func drawingOrText(
    _ value: JSONValue, sample: JSONValue, in context: ReadingContext
  ) -> [Value] {
    guard let object = sample.object else { return [] }
    if object["v"]?.isArray == true {
      let property = Property<BezierPath>(reading: value, in: context, else: .empty)
      return property.map { [.path($0)] } ?? []
    }
    let property = Property<TextDocument>(reading: value, in: context, else: .empty)
    return property.map { [.text($0)] } ?? []
  }

  /// A picture: an asset that needs no id, because the slot has one.
  private static func asset(_ value: JSONValue, in context: ReadingContext) -> [Value] {
    guard let object = value.readObject() else { return [] }
    return [.asset(Asset(reading: object, number: 1, in: context))]
  }

  /// The first value: the property's, or that of its first key; nil for an object that is none.
  private static func sample(of value: JSONValue) -> JSONValue? {
    var value = value
    // A property, its `k`, and in a gradient's `k` the property again: never deeper.
    for _ in 0..<3 {
      guard let object = value.object else { break }
      if object["v"] != nil || object["t"]?.isString == true { return value }
      guard let inner = object["k"] else { return nil }
      value = inner
    }
    guard value.numbers == nil, let first = value.array?.first else { return value }
    guard let key = first.object, let start = key["s"], key["v"] == nil else { return first }
    return start
  }
}
