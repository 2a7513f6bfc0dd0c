package import PegbarDiagnostics
internal import PegbarJSON

/// A value that can be replaced, and its default.
///
/// What it is follows from the properties that name it: the same numbers may be read in several
/// ways, so every possible reading is there.
/// - Source: Lottie `slots`; After Effects "Essential Properties".
package struct Slot: Sendable, Hashable {
  /// The name that properties give as `sid`.
  package var id: String
  /// Every possible reading of the default (`p`) as a property, the most likely first.
  package var values: [AnyProperty] = []
  /// The default as a picture or another asset, if it is one.
  package var asset: Asset?
  /// Names the slot in findings.
  package var source: SourceID

  /// The default as a property of the type that is wanted, if it can be one.
  package func property<Content>() -> Property<Content>? {
    values.lazy.compactMap { $0.property() }.first
  }

  /// Reads `slots`, an object whose keys are the ids.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [Slot] {
    guard let object = value.readObject() else { return [] }
    return object.compactMap { key, value in
      value.readObject().map { Slot(reading: $0, id: key.text, in: context.inside(object)) }
    }
  }

  /// Reads a slot.
  init(reading object: JSONObject, id: String, in context: ReadingContext) {
    self.id = id
    source = object.source
    let context = context.inside(object)
    for (key, value) in object {
      switch key {
      case "p": read(value, in: context)
      // Some tools note the type; it follows from the properties that name the slot.
      case "t", "type": break
      default: object.skip(key)
      }
    }
    object.name(id)
  }

  /// Reads a default in every way in which it can be, told by what its first value looks like.
  private mutating func read(_ value: JSONValue, in context: ReadingContext) {
    guard let sample = Self.sample(of: value) else {
      // A picture: an asset that needs no id, because the slot has one.
      asset = value.readObject().map { Asset(reading: $0, number: 1, in: context) }
      return
    }
    if let object = sample.object {
      let drawing: AnyProperty? =
        object["v"]?.isArray == true
        ? Property(reading: value, in: context, else: .empty).map { .path($0) }
        : Property(reading: value, in: context, else: .empty).map { .text($0) }
      values = [drawing].compactMap(\.self)
      return
    }
    let count = sample.isNumber ? 1 : sample.arrayCount
    let scalar: AnyProperty? =
      count == 1 ? Property(reading: value, in: context, else: 0).map { .scalar($0) } : nil
    let vector: AnyProperty? =
      count == 2 || count == 3
      ? Property(reading: value, in: context, else: .zero).map { .vector($0) } : nil
    let isInRange = context.hasByteColors || sample.numbers?.allSatisfy((0...1).contains) == true
    let isColor = sample.numbers != nil && (count == 4 || count == 3 && isInRange)
    let color: AnyProperty? =
      isColor ? Property(reading: value, in: context, else: .black).map { .color($0) } : nil
    let gradient: AnyProperty? =
      count >= 4
      ? Gradient.stops(reading: value, in: context).map { .gradient($0, stopCount: $1) } : nil
    values = [color, scalar, vector, gradient].compactMap(\.self)
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
