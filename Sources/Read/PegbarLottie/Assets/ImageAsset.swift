/// An image asset.
package struct ImageAsset: Sendable, Hashable {
  /// The width in pixels (`w`), or `nil` if missing.
  package var width: Double?
  /// The height in pixels (`h`), or `nil` if missing.
  package var height: Double?
  /// The reference to the image file.
  package var file: FileReference
}
