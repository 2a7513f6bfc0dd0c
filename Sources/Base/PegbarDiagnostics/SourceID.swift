/// The identity of an object or array in a document.
///
/// Its path is built only when a finding requires it.
package struct SourceID: Hashable, Sendable {
  /// The number of the object or array, in reading order.
  package let index: Int32

  /// Creates an identity from the number of an object or array.
  package init(index: Int32) { self.index = index }

  /// The root of the document.
  package static let root = SourceID(index: 0)
}
