/// A rectangle, possibly with round corners.
///
/// - Source: Lottie shape `"ty": "rc"`; After Effects "Rectangle Path".
package struct Rectangle: Sendable, Hashable {
  /// The centre in pixels (`p`).
  package var position: Property<Vector>
  /// Width and height in pixels (`s`).
  package var size: Property<Vector>
  /// The radius of the corners in pixels (`r`).
  package var roundness: Property<Double>
  /// Whether it runs backwards (`d` 3).
  package var isReversed = false
}
