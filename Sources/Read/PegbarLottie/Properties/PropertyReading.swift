import PegbarBase
import PegbarDiagnostics
import PegbarJSON

extension Property where Value: ReadableValue {
  /// Creates a property from a property object or a bare value; `nil` if it is null or, after a
  /// finding, invalid.
  ///
  /// `fallback` is the value of a property that has only a slot or an expression.
  init?(reading value: JSONValue, in context: ReadingContext, else fallback: Value) {
    guard !value.isNull else { return nil }
    if let object = value.object, !Self.isBareValue(object) {
      self.init(reading: object, in: context, else: fallback)
    } else if let animation = Self.animation(value, in: context) {
      self.init(animation: animation, source: context.owner)
    } else {
      return nil
    }
  }

  /// Replaces the value with that of the file, unless it is null or invalid.
  mutating func read(_ value: JSONValue, in context: ReadingContext) {
    guard let firstValue else { return }
    if let property = Property(reading: value, in: context, else: firstValue) { self = property }
  }

  private init?(reading object: JSONObject, in context: ReadingContext, else fallback: Value) {
    var values: JSONValue?
    var expression: String?
    var slot: String?
    var flag: Bool?
    for (key, value) in object {
      switch key {
      case "k": values = value
      case "a": flag = Self.flag(value)
      case "ix", "l": break
      case "x": expression = value.readString()
      case "sid": slot = value.readName()
      default: object.skip(key)
      }
    }
    if let values, !values.isNull {
      guard let animation = Self.animation(values, in: context) else { return nil }
      self.init(animation: animation, expression: expression, slot: slot, source: object.source)
      note(flag, in: object)
      context.slotUses.add(self)
      return
    }
    if slot == nil, expression == nil {
      object.report(.propertyWithoutValue, "the property has no value; the default is used")
    }
    self.init(
      animation: .fixed(fallback), expression: expression, slot: slot, source: object.source)
    context.slotUses.add(self)
  }

  /// Returns the animated flag, which has no effect, and reports values other than 0 and 1.
  private static func flag(_ value: JSONValue) -> Bool? {
    guard let flag = value.bool else {
      value.reportWrongType("0 or 1")
      return nil
    }
    if let number = value.number, number != (flag ? 1 : 0) {
      value.report(
        .unknownValue,
        "the animated flag is neither 0 nor 1 and is ignored")
    }
    return flag
  }

  /// Records a flag that is missing or contradicts the keyframes.
  private func note(_ flag: Bool?, in object: JSONObject) {
    guard !Value.isDiscrete else { return }
    let hasKeys = if case .keyed = animation { true } else { false }
    guard let flag else { return object.note(.propertyWithoutFlag) }
    if flag != hasKeys { object.note(.wrongFlag) }
  }

  /// Returns `true` if an object is a bare value and not a property.
  private static func isBareValue(_ object: JSONObject) -> Bool {
    guard Value.isWrittenAsObject, object["k"] == nil else { return false }
    // The vertices of a path, or the string and font of a text document.
    return object["v"] != nil || object["t"] != nil || object["f"] != nil
  }

  /// Returns the value or the keyframes in `k`.
  ///
  /// The form of `k` distinguishes them, because `a` is unreliable in real files.
  private static func animation(_ value: JSONValue, in context: ReadingContext) -> Animation? {
    if !(Value.isWrittenAsObject && value.isArray), let fixed = Value.read(value, in: context) {
      return .fixed(fixed)
    }
    if let array = value.array {
      if array.isEmpty || looksLikeKeyframe(array[0]) {
        var reader = KeyframeReader<Value>()
        return reader.read(array, of: value, in: context).map { .keyed($0) }
      }
      if let fixed = Value.read(value, in: context) { return .fixed(fixed) }
    }
    value.reportWrongType(Value.description)
    return nil
  }

  private static func looksLikeKeyframe(_ value: JSONValue) -> Bool {
    guard Value.isWrittenAsObject, let object = value.object else { return value.isObject }
    return object["t"]?.isNumber == true || object["s"]?.number == nil && object["s"] != nil
  }
}
