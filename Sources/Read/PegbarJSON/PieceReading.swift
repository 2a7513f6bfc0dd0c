/// How a document is read in pieces, which saves memory.
///
/// An object of the named arrays is parsed when it is entered. It and everything in it can be used
/// only until another one is entered.
package struct PieceReading {
  /// The keys of the arrays; without any, the document is parsed as a whole.
  package var arrays: [String] = []
  /// `true` if the whole document counts for the memory limit.
  package var weighsAll = false
  /// A walk through the same document while it is read.
  package var companion: (any JSONCompanion)?
  /// The size of the smallest text that is read in pieces, in bytes.
  var smallestText = 1 << 18
  /// The maximum size of a piece, in bytes; larger objects can contain pieces.
  var largestPiece = 1 << 16
  /// The minimum size of a piece, in bytes; a placeholder would require as much memory as a smaller
  /// object.
  var smallestPiece = 64
  /// The approximate size of the text that replaces a piece, in bytes.
  static let placeholderSize = 8

  /// Creates the settings for a document that is parsed as a whole.
  package init() {}

  /// Creates the settings for a document with objects in the arrays with the given keys.
  package init(of arrays: [String]) {
    self.arrays = arrays
  }
}

/// A second walk through a document while it is read, in the same order.
///
/// It saves parsing the pieces twice. It has its own trail, so that it adds no locations to that of
/// the first walk.
package protocol JSONCompanion: AnyObject {
  /// Begins again with the root value.
  func begin(at root: JSONValue)
  /// Continues as long as `isParsed` is `true` for the next value.
  func proceed()
  /// Continues up to the end.
  func finish()
}
