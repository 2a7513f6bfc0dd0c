import PegbarDiagnostics
import PegbarJSON

/// Reads the keyframes of a property in sequence.
///
/// In the old form, every keyframe has a start and an end value (`s`, `e`), and the last one has
/// none. The new form has only `s`. The `s` of a keyframe takes precedence over the end value
/// before it (lottie-web PropertyFactory.js).
struct KeyframeReader<Value: ReadableValue> {
  private var keys: [Keyframe<Value>] = []
  private var lastEnd: JSONValue?
  private var isSorted = true
  /// The previous keyframe, if its segment is animated and it lacks a handle.
  private var uneased: JSONObject?
  /// The last keyframe, if it has no value of its own.
  private var valueless: JSONObject?

  /// Reads `k`, and returns `nil` after a finding if there is no valid keyframe.
  mutating func read(
    _ array: JSONArray, of value: JSONValue, in context: ReadingContext
  ) -> [Keyframe<Value>]? {
    keys.reserveCapacity(array.count)
    for element in array {
      if let object = element.readObject() { read(object, in: context) }
    }
    valueless?.note(.lastKeyWithoutValue)
    if !isSorted {
      value.report(.keyframesUnsorted, "a keyframe is earlier than the previous one")
      // Keyframes at the same time keep their order, which the sort of the library does not
      // guarantee.
      let order = keys.indices.sorted { (keys[$0].time, $0) < (keys[$1].time, $1) }
      keys = order.map { keys[$0] }
    }
    guard keys.isEmpty else { return keys }
    value.report(.noKeyframes, "the property has no valid keyframes", outcome: .dropped)
    return nil
  }

  private mutating func read(_ object: JSONObject, in context: ReadingContext) {
    var time: Double?
    var start: JSONValue?
    var end: JSONValue?
    var out: EasingPoint?
    var into: EasingPoint?
    var isHold = false
    var spatialOut: Vector?
    var spatialIn: Vector?
    for (key, value) in object {
      switch key {
      case "t": time = value.readNumber()
      case "s": start = value
      case "e": end = value
      case "o": out = EasingPoint(reading: value, else: 0)
      case "i": into = EasingPoint(reading: value, else: 1)
      case "h": isHold = value.readBool() ?? false
      case "to": spatialOut = Self.tangent(value, in: context)
      case "ti": spatialIn = Self.tangent(value, in: context)
      default: object.skip(key)
      }
    }
    let previousEnd = lastEnd
    lastEnd = end
    valueless = start?.isNull ?? true ? object : nil
    if end?.isNull == false { object.note(.endValue) }
    guard let time else { return Self.reportMissingTime(of: object, in: context) }
    // Falls back to the end value and then to the value of the previous keyframe.
    let value =
      start.flatMap { Value.expect($0, in: context) }
      ?? previousEnd.flatMap { Value.expect($0, in: context) } ?? keys.last?.value
    guard let value else {
      object.report(.keyframeWithoutValue, "the keyframe has no value", outcome: .dropped)
      return
    }
    if let last = keys.last, last.time > time { isSorted = false }
    uneased?.note(.keyWithoutEasing)
    let lacksHandle = out == nil || into == nil
    uneased = lacksHandle && !isHold && !Value.isDiscrete ? object : nil
    var easing = EasingHandles.combine(out, into, in: object)
    // A motion path has one speed, for which lottie-web uses the first component.
    if spatialOut != nil || spatialIn != nil { easing = [easing[0]] }
    keys.append(
      Keyframe(
        time: time, value: value, easing: easing, isHold: isHold || Value.isDiscrete,
        spatialOut: spatialOut, spatialIn: spatialIn))
  }

  private static func reportMissingTime(of object: JSONObject, in context: ReadingContext) {
    object.report(
      .keyframeWithoutTime, "the keyframe has no time", outcome: .dropped,
      severity: context.isUnplayed ? .note : nil)
  }

  private static func tangent(_ value: JSONValue, in context: ReadingContext) -> Vector? {
    // Tangents of length 0 are not a motion path. Exporters write them for every spatial property.
    Vector.expect(value, in: context).flatMap { $0.isZero ? nil : $0 }
  }
}
