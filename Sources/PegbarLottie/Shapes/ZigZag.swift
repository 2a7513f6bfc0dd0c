/// Makes the outlines before it jagged or wavy.
///
/// - Source: Lottie shape `"ty": "zz"`; After Effects "Zig Zag".
package struct ZigZag: Sendable, Hashable {
  /// How high the ridges are, in pixels (`s`).
  package var size: Property<Double>
  /// How many ridges each segment has (`r`).
  package var ridges: Property<Double>
  /// How the ridges look (`pt`): 1 corner, 2 smooth.
  package var points: Property<Double>
}
