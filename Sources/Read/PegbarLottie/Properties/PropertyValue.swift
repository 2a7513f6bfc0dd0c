import PegbarJSON

/// A type of value that a property can have.
package protocol PropertyValue: Sendable, Hashable {}

extension Double: PropertyValue {}
extension Array: PropertyValue where Element == Double {}

/// A type of property value that can be read.
protocol ReadableValue: PropertyValue {
  /// The name of the type in the format, with its article, for messages.
  static var description: String { get }
  /// `true` if the value is written as a JSON object, so that an object need not be a property.
  static var isWrittenAsObject: Bool { get }
  /// `true` if the value jumps between keyframes regardless of their easing.
  static var isDiscrete: Bool { get }

  /// Reads a value, and returns `nil` without a finding for another type.
  static func read(_ value: JSONValue, in context: ReadingContext) -> Self?
}

extension ReadableValue {
  static var isWrittenAsObject: Bool { false }
  static var isDiscrete: Bool { false }

  /// Reads a value, and reports another type.
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
