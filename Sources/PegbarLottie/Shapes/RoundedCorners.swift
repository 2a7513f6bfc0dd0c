/// Rounds the corners of the paths before it.
///
/// - Source: Lottie shape `"ty": "rd"`; After Effects "Round Corners".
package struct RoundedCorners: Sendable, Hashable {
  /// The radius in pixels (`r`).
  package var radius: Property<Double>
}
