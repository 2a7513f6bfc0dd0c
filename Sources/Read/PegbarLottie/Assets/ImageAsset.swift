/// A picture.
package struct ImageAsset: Sendable, Hashable {
  /// The width in pixels (`w`); nil where missing.
  package var width: Double?
  /// The height in pixels (`h`); nil where missing.
  package var height: Double?
  /// Where it is.
  package var file: FileReference
  /// Whether it is one of a numbered sequence (`t` is `seq`).
  package var isSequence: Bool
}
