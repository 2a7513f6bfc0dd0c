/// The number of occurrences in a document, and the first location.
package struct Occurrence: Sendable, Hashable {
  /// The number of occurrences, at least one.
  package private(set) var count = 1
  /// The object or array of the first occurrence.
  package let first: SourceID

  /// Creates a single occurrence.
  package init(at source: SourceID) { first = source }

  fileprivate mutating func repeated() { count += 1 }
}

extension Occurrence? {
  /// Counts one more occurrence, or the first.
  package mutating func count(_ source: SourceID) {
    if self == nil { self = Occurrence(at: source) } else { self?.repeated() }
  }
}
