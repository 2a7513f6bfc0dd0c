package import PegbarDiagnostics
internal import PegbarJSON

/// A replaceable value and its default.
///
/// The properties that refer to the slot determine its type. The same numbers can have several
/// readings, so every possible reading is stored.
/// - Source: Lottie `slots`; After Effects "Essential Properties".
package struct Slot: Sendable, Hashable {
  /// The ID that properties refer to as `sid`.
  package var id: String
  /// Every possible reading of the default (`p`) as a property, the most likely first.
  package var values: [AnyProperty] = []
  /// The default as an image or another asset, if it is one.
  package var asset: Asset?
  /// The source location of the slot, for findings.
  package var source: SourceID

  /// Returns the default as a property of the requested type, or `nil` if it has no such reading.
  package func property<Content>() -> Property<Content>? {
    values.lazy.compactMap { $0.property() }.first
  }

  /// Reads `slots`, an object whose keys are the IDs.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [Slot] {
    guard let object = value.readObject() else { return [] }
    return object.compactMap { key, value in
      value.readObject().map { Slot(reading: $0, id: key.text, in: context.inside(object)) }
    }
  }

  /// Creates a slot without a default.
  init(id: String, source: SourceID) {
    (self.id, self.source) = (id, source)
  }

  /// Creates a slot from a JSON object.
  init(reading object: JSONObject, id: String, in context: ReadingContext) {
    self.id = id
    source = object.source
    let context = context.inside(object)
    for (key, value) in object {
      switch key {
      case "p": read(value, in: context)
      // Some tools write the type, but the properties that refer to the slot determine it.
      case "t", "type": break
      default: object.skip(key)
      }
    }
    object.name(id)
  }

  /// Reads a default in every possible way, based on its first value.
  private mutating func read(_ value: JSONValue, in context: ReadingContext) {
    guard let sample = Self.sample(of: value) else {
      // An image is an asset that needs no ID, because the slot has one.
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

  /// Returns the first value, that of the property or of its first keyframe, or `nil` for an object
  /// without a value.
  private static func sample(of value: JSONValue) -> JSONValue? {
    var value = value
    // The deepest case is a property, its `k`, and in the `k` of a gradient the property again.
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
