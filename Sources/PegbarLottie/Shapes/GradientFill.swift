/// Fills paths with a gradient.
///
/// - Source: Lottie shape `"ty": "gf"`; After Effects "Gradient Fill".
package struct GradientFill: Sendable, Hashable {
  /// The gradient.
  package var gradient: Gradient
  /// The opacity in percent (`o`).
  package var opacity: Property<Double>
  /// What counts as inside (`r`).
  package var rule: FillRule = .nonZero
  /// Whether it is switched on (`fillEnabled`).
  package var isEnabled = true
}
