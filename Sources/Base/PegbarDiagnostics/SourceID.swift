/// Names one object or array of a document; its path is built only when something is said about it.
package struct SourceID: Hashable, Sendable {
  /// The number of the object or array, in the order in which they were read.
  package let index: Int32

  /// Names an object or array by its number.
  package init(index: Int32) { self.index = index }

  /// The root of the document.
  package static let root = SourceID(index: 0)
}
