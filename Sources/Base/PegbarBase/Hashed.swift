/// A value that keeps its hash, because a table requires the hash several times.
package struct Hashed<Value: Hashable>: Hashable {
  /// The value.
  package let value: Value
  @usableFromInline let hash: Int

  /// Creates a value with its hash.
  @inlinable
  package init(_ value: Value) {
    self.value = value
    hash = value.hashValue
  }

  /// Returns `true` if the values are equal.
  @inlinable
  package static func == (left: Hashed, right: Hashed) -> Bool {
    left.hash == right.hash && left.value == right.value
  }

  /// Hashes the hash.
  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Hashed: Sendable where Value: Sendable {}
