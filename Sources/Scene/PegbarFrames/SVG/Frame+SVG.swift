internal import PegbarBase
public import PegbarScene

extension Frame {
  /// The frame as SVG text; the same frame always gives the same text.
  ///
  /// - Parameters:
  ///   - width: The width of the picture in pixels, above 0; that of the frame without. The height
  ///     follows.
  ///   - background: What lies below everything; nothing without.
  public func svg(width: Double? = nil, background: Color? = nil) -> String {
    LargeStack.run {
      String(decoding: SVGWriter.svg(self, width: width, background: background), as: UTF8.self)
    }
  }
}
