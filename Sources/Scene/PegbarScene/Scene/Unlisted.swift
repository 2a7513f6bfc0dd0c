/// Something that is known of a part of a scene and makes no difference to what the part is: parts are
/// equal without it.
package struct Unlisted<Value: Sendable>: Hashable, Sendable {
  /// What is known.
  package var value: Value

  /// Makes it.
  package init(_ value: Value) {
    self.value = value
  }

  /// Always the same.
  package static func == (left: Unlisted, right: Unlisted) -> Bool { true }

  /// Hashes nothing.
  package func hash(into hasher: inout Hasher) {}
}
