/// A value that is ignored by equality and hashing of its owner.
package struct Unlisted<Value: Sendable>: Hashable, Sendable {
  /// The value.
  package var value: Value

  /// Creates a wrapper.
  package init(_ value: Value) {
    self.value = value
  }

  /// Returns `true`.
  package static func == (left: Unlisted, right: Unlisted) -> Bool { true }

  /// Does nothing.
  package func hash(into hasher: inout Hasher) {}
}
