internal import PegbarFrames
package import PegbarScene

/// How pictures of frames look, besides what the animation says.
package struct PictureStyle: Hashable, Sendable {
  /// The width in pixels, above 0; the animation's own without.
  ///
  /// The height follows.
  package var width: Double?
  /// What lies below the picture; nothing without.
  package var background: Color?

  /// Makes a style; what is not given leaves the picture as it is.
  package init(width: Double? = nil, background: Color? = nil) {
    self.width = width
    self.background = background
  }

  /// The same for the writer.
  var options: SVGOptions { SVGOptions(width: width, background: background) }
}
