internal import PegbarBase
internal import PegbarGeometry
public import PegbarScene

/// Writes frames as SVG.
package enum SVGWriter {
  /// Returns a frame as SVG text (UTF-8); the same frame always results in the same text.
  ///
  /// - Parameters:
  ///   - width: The width of the picture in pixels, above 0, or `nil` for that of the frame. The
  ///     height
  ///     follows from it.
  ///   - background: The color below all items, or `nil` for none.
  ///   - missingImages: The IDs of images to replace with a labeled box.
  package static func svg(
    _ frame: Frame, width: Double? = nil, background: Color? = nil,
    missingImages: Set<String> = []
  ) -> [UInt8] {
    let builder = SVGBuilder(size: frame.size, missingImages: missingImages)
    var printer = SVGPrinter()
    var body = SVGText()
    printer.append(builder.elements(of: frame.items), to: &body)
    var text = SVGText()
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    text.append(list: [frame.size.width, frame.size.height])
    text.append("\"")
    var picture = frame.size
    if let width, picture.width > 0 {
      picture = Size(width: width, height: width * picture.height / picture.width)
    }
    text.attribute(" width", picture.width)
    text.attribute(" height", picture.height)
    text.append(">")
    if let background {
      var area = SVGElement("rect", [("width", .text("100%")), ("height", .text("100%"))])
      area.set(("fill", "fill-opacity"), background)
      printer.append([area], to: &text)
    }
    printer.appendDefinitions(to: &text)
    text.append(body)
    text.append("</svg>\n")
    return text.bytes
  }
}

extension Frame {
  /// Returns the frame as SVG text; the same frame always results in the same text.
  ///
  /// - Parameters:
  ///   - width: The width of the picture in pixels, above 0, or `nil` for that of the frame. The
  ///     height
  ///     follows from it.
  ///   - background: The color below all items, or `nil` for none.
  public func svg(width: Double? = nil, background: Color? = nil) -> String {
    LargeStack.run {
      String(decoding: SVGWriter.svg(self, width: width, background: background), as: UTF8.self)
    }
  }
}
