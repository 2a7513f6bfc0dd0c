/// The content of a camera layer.
package struct CameraContent: Sendable, Hashable {
  /// The distance between eye and picture in pixels (`pe`); nil where missing.
  package var perspective: Property<Double>?
}
