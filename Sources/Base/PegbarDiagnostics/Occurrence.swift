/// How often something is in a document, and where first.
package struct Occurrence: Sendable, Hashable {
  /// How often; at least once.
  package private(set) var count = 1
  /// The object or array where it is first.
  package let first: SourceID

  /// Something that is there once.
  package init(at source: SourceID) { first = source }

  fileprivate mutating func repeated() { count += 1 }
}

extension Occurrence? {
  /// Counts one more, or the first.
  package mutating func count(_ source: SourceID) {
    if self == nil { self = Occurrence(at: source) } else { self?.repeated() }
  }
}
