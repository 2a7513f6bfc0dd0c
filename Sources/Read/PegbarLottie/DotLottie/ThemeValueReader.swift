import PegbarBase
import PegbarDiagnostics
import PegbarJSON

/// Reads the value or the keyframes of a theme rule.
///
/// The members of a keyframe have the meaning of those in an animation, under longer names.
struct ThemeValueReader {
  private let object: JSONObject
  private let context = ReadingContext(hasByteColors: false)

  /// Creates a reader of a rule.
  init(_ object: JSONObject) { self.object = object }

  /// Returns the keyframes or else the value, or `nil` if neither is valid.
  ///
  /// - Parameter isSpatial: Whether keyframes can have the tangents of a motion path.
  func animation<Value: ReadableValue>(
    _ type: Value.Type, isSpatial: Bool = false
  ) -> Property<Value>.Animation? {
    animation(isSpatial: isSpatial) { Value.expect($0, in: context) }
  }

  private func animation<Value: PropertyValue>(
    isSpatial: Bool = false, _ read: (JSONValue) -> Value?
  ) -> Property<Value>.Animation? {
    guard let list = object["keyframes"]?.readArray(), !list.isEmpty else {
      return object["value"].flatMap(read).map { .fixed($0) }
    }
    let keys = list.compactMap { $0.readObject().flatMap { key($0, isSpatial: isSpatial, read) } }
    guard keys.count == list.count else { return nil }
    // Keyframes at the same time keep their order, which sorting by time does not guarantee.
    let order = keys.indices.sorted { (keys[$0].time, $0) < (keys[$1].time, $1) }
    return .keyed(order.map { keys[$0] })
  }

  private func key<Value: PropertyValue>(
    _ object: JSONObject, isSpatial: Bool, _ read: (JSONValue) -> Value?
  ) -> Keyframe<Value>? {
    guard let time = object["frame"]?.readNumber(), abs(time) <= Limits.largestNumber,
      let value = object["value"].flatMap(read)
    else { return nil }
    var key = Keyframe(time: time, value: value)
    key.easing = EasingHandles.combine(
      object["outTangent"].flatMap { EasingPoint(reading: $0, else: 0) },
      object["inTangent"].flatMap { EasingPoint(reading: $0, else: 1) }, in: object)
    key.isHold = object["hold"]?.readBool() ?? false
    if value is TextChange { key.isHold = true }
    guard isSpatial else { return key }
    key.spatialOut = object["valueOutTangent"].flatMap(tangent)
    key.spatialIn = object["valueInTangent"].flatMap(tangent)
    if key.spatialOut != nil || key.spatialIn != nil { key.easing = [key.easing[0]] }
    return key
  }

  private func tangent(_ value: JSONValue) -> Vector? {
    Vector.expect(value, in: context).flatMap { $0.isZero ? nil : $0 }
  }

  // MARK: Gradients

  /// Returns the gradient, or `nil` if it is invalid or its keyframes have other numbers of stops.
  func gradient() -> ThemeRule.Value? {
    var counts: Set<[Int]> = []
    let animation: Property<[Double]>.Animation? = animation { value in
      guard let stops = stops(value) else { return nil }
      counts.insert([stops.count, stops.numbers.count])
      return stops.numbers
    }
    guard let animation, counts.count == 1, let count = counts.first?.first else { return nil }
    return .gradient(animation, stopCount: count)
  }

  /// Returns the numbers of a list of stops as an animation contains them.
  ///
  /// Offset, red, green and blue of each stop precede the offset and alpha of each stop.
  private func stops(_ value: JSONValue) -> (numbers: [Double], count: Int)? {
    guard let list = value.readArray(), !list.isEmpty else { return nil }
    let stops = list.compactMap { stop -> (offset: Double, color: Color, hasAlpha: Bool)? in
      guard let object = stop.readObject(), let offset = object["offset"]?.readNumber(),
        let value = object["color"], let color = Color.expect(value, in: context)
      else { return nil }
      return (min(max(offset, 0), 1), color, value.arrayCount > 3)
    }
    guard stops.count == list.count else { return nil }
    var numbers = stops.flatMap { [$0.offset, $0.color.red, $0.color.green, $0.color.blue] }
    if stops.contains(where: \.hasAlpha) {
      numbers += stops.flatMap { [$0.offset, $0.color.alpha] }
    }
    return (numbers, stops.count)
  }

  // MARK: Images

  /// Returns the image, or `nil` without a source.
  func image() -> ImageAsset? {
    guard let value = object["value"]?.readObject(), let source = value["src"]?.readText(),
      !source.isEmpty
    else { return nil }
    return ImageAsset(
      width: value["width"]?.readNumber(), height: value["height"]?.readNumber(),
      file: FileReference(directory: "", file: source))
  }
}
