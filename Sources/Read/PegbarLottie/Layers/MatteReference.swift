/// Says that a layer shows only through another one.
///
/// - Source: Lottie `tt` and `tp`; After Effects "Track Matte".
package struct MatteReference: Sendable, Hashable {
  /// What of the matte layer counts.
  package enum Mode: Int, Sendable, Hashable, CaseIterable {
    /// Its opacity.
    case alpha = 1
    /// The inverse of its opacity.
    case alphaInverted = 2
    /// Its brightness.
    case luma = 3
    /// The inverse of its brightness.
    case lumaInverted = 4
  }

  /// What of the matte layer counts (`tt`).
  package var mode: Mode
  /// The `ind` of the matte layer (`tp`); nil means the layer before this one in the file.
  package var sourceIndex: Int?
}
