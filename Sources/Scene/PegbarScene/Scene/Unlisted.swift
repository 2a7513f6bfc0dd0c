/// A value that equality and hashing of what holds it ignore.
package struct Unlisted<Value: Sendable>: Hashable, Sendable {
  /// The value.
  package var value: Value

  /// Makes a wrapper.
  package init(_ value: Value) {
    self.value = value
  }

  /// Returns `true`.
  package static func == (left: Unlisted, right: Unlisted) -> Bool { true }

  /// Does nothing.
  package func hash(into hasher: inout Hasher) {}
}
