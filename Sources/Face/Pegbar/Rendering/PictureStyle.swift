public import PegbarScene

/// The size and background of rendered frames.
public struct PictureStyle: Hashable, Sendable {
  /// The width in pixels, above 0, or `nil` for the width of the composition.
  ///
  /// The height keeps the aspect ratio of the composition.
  public var width: Double?
  /// The color behind the picture, or `nil` for a transparent background.
  public var background: Color?

  /// Creates a style; omitted values leave the picture unchanged.
  public init(width: Double? = nil, background: Color? = nil) {
    self.width = width
    self.background = background
  }
}
