internal import PegbarGeometry
package import PegbarScene

/// How a frame is written as SVG.
package struct SVGOptions: Hashable, Sendable {
  /// The width of the picture in pixels, above 0; that of the frame without.
  ///
  /// The height follows.
  package var width: Double?
  /// What lies below everything; nothing without.
  package var background: Color?

  /// Makes options; what is not given leaves the frame as it is.
  package init(width: Double? = nil, background: Color? = nil) {
    self.width = width
    self.background = background
  }

  /// The size of the picture of a frame in pixels.
  func pictureSize(of frame: Size) -> Size {
    guard let width, frame.width > 0 else { return frame }
    return Size(width: width, height: width * frame.height / frame.width)
  }
}
