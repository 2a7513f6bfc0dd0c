/// Fills paths with one colour.
///
/// - Source: Lottie shape `"ty": "fl"`; After Effects "Fill".
package struct Fill: Sendable, Hashable {
  /// The colour (`c`).
  package var color: Property<Color>
  /// The opacity in percent (`o`).
  package var opacity: Property<Double>
  /// What counts as inside (`r`).
  package var rule: FillRule = .nonZero
  /// Whether it is switched on (`fillEnabled`).
  package var isEnabled = true
}
