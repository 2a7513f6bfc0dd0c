import PegbarDiagnostics
import PegbarJSON

/// Reads the keys of a property, one after the other.
///
/// The old form gives every key a start and an end value (`s`, `e`) and the last key none; the new
/// form has only `s`. A key's own `s` wins over the end value before it (lottie-web
/// PropertyFactory.js).
struct KeyframeReader<Value: ReadableValue> {
  private let context: ReadingContext
  private var keys: [Keyframe<Value>] = []
  private var lastEnd: JSONValue?
  private var isSorted = true

  init(in context: ReadingContext) {
    self.context = context
  }

  /// Reads `k`; nil, after a finding, where no key can be used.
  mutating func read(_ array: JSONArray, of value: JSONValue) -> [Keyframe<Value>]? {
    keys.reserveCapacity(array.count)
    for element in array {
      guard let object = element.readObject() else { continue }
      read(object)
    }
    if !isSorted {
      value.report(
        .keyframesUnsorted, "the keyframes are not in the order of time; they are sorted")
      sort()
    }
    guard keys.isEmpty else { return keys }
    value.report(.noKeyframes, "there is no keyframe that can be used", outcome: .dropped)
    return nil
  }

  /// Sorts by time and keeps the order of keys at one time; the library promises no such sort.
  private mutating func sort() {
    let order = keys.indices.sorted { (keys[$0].time, $0) < (keys[$1].time, $1) }
    keys = order.map { keys[$0] }
  }

  private mutating func read(_ object: JSONObject) {
    var parts = Parts()
    for (key, value) in object {
      switch key {
      case "t": parts.time = value.readNumber()
      case "s": parts.start = value
      case "e": parts.end = value
      case "o": parts.out = EasingPoint(reading: value, else: 0)
      case "i": parts.into = EasingPoint(reading: value, else: 1)
      case "h": parts.isHold = value.readBool() ?? false
      case "to": parts.spatialOut = Self.tangent(value, in: context)
      case "ti": parts.spatialIn = Self.tangent(value, in: context)
      default: object.skip(key)
      }
    }
    append(parts, object)
  }

  private mutating func append(_ parts: Parts, _ object: JSONObject) {
    let previousEnd = lastEnd
    lastEnd = parts.end
    guard let time = parts.time else {
      object.report(.keyframeWithoutTime, "the keyframe has no time", outcome: .dropped)
      return
    }
    guard let value = value(of: parts, after: previousEnd) else {
      object.report(.keyframeWithoutValue, "the keyframe has no value", outcome: .dropped)
      return
    }
    if let last = keys.last, last.time > time { isSorted = false }
    var easing = EasingHandles.combine(parts.out, parts.into, in: object)
    // A motion path has one speed: lottie-web uses the first component there.
    if parts.spatialOut != nil || parts.spatialIn != nil { easing = [easing[0]] }
    keys.append(
      Keyframe(
        time: time, value: value, easing: easing, isHold: parts.isHold || Value.isDiscrete,
        spatialOut: parts.spatialOut, spatialIn: parts.spatialIn))
  }

  /// The key's own value, else the end value of the key before, else the value of the key before.
  private func value(of parts: Parts, after end: JSONValue?) -> Value? {
    if let start = parts.start, let value = Value.expect(start, in: context) { return value }
    if let end, let value = Value.expect(end, in: context) { return value }
    return keys.last?.value
  }

  private static func tangent(_ value: JSONValue, in context: ReadingContext) -> Vector? {
    // Handles of length 0 are no motion path: exporters write them on every spatial property.
    Vector.expect(value, in: context).flatMap { $0.isZero ? nil : $0 }
  }

  private struct Parts {
    var time: Double?
    var start: JSONValue?
    var end: JSONValue?
    var out: EasingPoint?
    var into: EasingPoint?
    var isHold = false
    var spatialOut: Vector?
    var spatialIn: Vector?
  }
}
