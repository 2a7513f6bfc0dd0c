import PegbarJSON

/// What a property can hold.
package protocol PropertyValue: Sendable, Hashable {}

extension Double: PropertyValue {}
extension Array: PropertyValue where Element == Double {}

/// A property value that can be read.
protocol ReadableValue: PropertyValue {
  /// What the format calls it, with its article, for messages.
  static var description: String { get }
  /// Whether it is written as a JSON object, so that an object need not be a property.
  static var isWrittenAsObject: Bool { get }
  /// Whether it jumps from key to key whatever the keys say.
  static var isDiscrete: Bool { get }

  /// Reads a value; nil, silently, where it is something else.
  static func read(_ value: JSONValue, in context: ReadingContext) -> Self?
}

extension ReadableValue {
  static var isWrittenAsObject: Bool { false }
  static var isDiscrete: Bool { false }

  /// Reads a value; something else is reported.
  static func expect(_ value: JSONValue, in context: ReadingContext) -> Self? {
    let result = read(value, in: context)
    if result == nil { value.reportWrongType(description) }
    return result
  }
}

extension Double: ReadableValue {
  static var description: String { "a number" }

  static func read(_ value: JSONValue, in context: ReadingContext) -> Double? {
    if let number = value.number { return number }
    if let components = value.components { return components[0] }
    return value.bool.map { $0 ? 1 : 0 }
  }
}

extension [Double]: ReadableValue {
  static var description: String { "an array of numbers" }

  static func read(_ value: JSONValue, in context: ReadingContext) -> [Double]? {
    value.numbers
  }
}
