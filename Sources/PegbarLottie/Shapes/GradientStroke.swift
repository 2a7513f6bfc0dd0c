/// Strokes paths with a gradient.
///
/// - Source: Lottie shape `"ty": "gs"`; After Effects "Gradient Stroke".
package struct GradientStroke: Sendable, Hashable {
  /// The gradient.
  package var gradient: Gradient
  /// Width, ends, corners, dashes and opacity.
  package var style: StrokeStyle
}
