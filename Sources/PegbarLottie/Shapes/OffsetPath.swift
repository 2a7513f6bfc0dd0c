/// Moves the outlines before it outwards or inwards.
///
/// - Source: Lottie shape `"ty": "op"`; After Effects "Offset Paths".
package struct OffsetPath: Sendable, Hashable {
  /// How far, in pixels; positive is outwards (`a`).
  package var amount: Property<Double>
  /// How corners look (`lj`).
  package var join: StrokeStyle.Join = .miter
  /// How long a pointed corner may be (`ml`).
  package var miterLimit: Property<Double>
}
