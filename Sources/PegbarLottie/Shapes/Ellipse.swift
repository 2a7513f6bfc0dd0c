/// An ellipse.
///
/// - Source: Lottie shape `"ty": "el"`; After Effects "Ellipse Path".
package struct Ellipse: Sendable, Hashable {
  /// The centre in pixels (`p`).
  package var position: Property<Vector>
  /// Width and height in pixels (`s`).
  package var size: Property<Vector>
  /// Whether it runs backwards (`d` 3).
  package var isReversed = false
}
