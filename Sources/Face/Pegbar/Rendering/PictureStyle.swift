public import PegbarScene

/// How pictures of frames look, besides what the animation says.
public struct PictureStyle: Hashable, Sendable {
  /// The width in pixels, above 0; `nil` for the width of the composition.
  ///
  /// The height keeps the aspect ratio of the composition.
  public var width: Double?
  /// What lies below the picture; `nil` for nothing.
  public var background: Color?

  /// Makes a style; what is not given leaves the picture as it is.
  public init(width: Double? = nil, background: Color? = nil) {
    self.width = width
    self.background = background
  }
}
