/// Strokes paths with one colour.
///
/// - Source: Lottie shape `"ty": "st"`; After Effects "Stroke".
package struct Stroke: Sendable, Hashable {
  /// The colour (`c`).
  package var color: Property<Color>
  /// Width, ends, corners, dashes and opacity.
  package var style: StrokeStyle
}
