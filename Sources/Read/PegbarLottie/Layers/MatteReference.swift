/// A reference to the track matte of a layer.
///
/// - Source: Lottie `tt` and `tp`; After Effects "Track Matte".
package struct MatteReference: Sendable, Hashable {
  /// The channel of a matte layer.
  package enum Mode: Int, Sendable, Hashable, CaseIterable {
    /// The opacity.
    case alpha = 1
    /// The inverted opacity.
    case alphaInverted = 2
    /// The brightness.
    case luma = 3
    /// The inverted brightness.
    case lumaInverted = 4
  }

  /// The channel of the matte layer (`tt`).
  package var mode: Mode
  /// The `ind` of the matte layer (`tp`), or `nil` for the previous layer in the file.
  package var sourceIndex: Int?
}
