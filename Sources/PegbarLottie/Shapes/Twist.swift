/// Turns the middle of the paths before it more than their edge.
///
/// - Source: Lottie shape `"ty": "tw"`; After Effects "Twist".
package struct Twist: Sendable, Hashable {
  /// How far the middle is turned, in degrees (`a`).
  package var angle: Property<Double>
  /// The centre in pixels (`c`).
  package var center: Property<Vector>
}
