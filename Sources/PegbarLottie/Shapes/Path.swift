/// A drawn path.
///
/// - Source: Lottie shape `"ty": "sh"`; After Effects "Path".
package struct Path: Sendable, Hashable {
  /// The path (`ks`).
  package var path: Property<BezierPath>
  /// Whether it runs backwards (`d` 3).
  package var isReversed = false
}
