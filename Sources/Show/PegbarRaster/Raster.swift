internal import CPegbarCairo
internal import PegbarBase
package import PegbarFrames
internal import PegbarGeometry
package import PegbarScene

/// An error while drawing pixels.
package struct RasterError: Error, Hashable, Sendable {
  /// The reason.
  package var message: String
}

/// Draws frames as pixels, by cairo.
package struct Raster: Sendable {
  /// The images of the scene.
  package var images = RasterImages()
  /// A Boolean value that indicates whether letters are drawn in fonts of the machine, and missing
  /// images as boxes.
  package var usesSubstitutes = true
  /// The number of columns, or `nil` for one per point.
  package var width: Double?
  /// The color below all items, or `nil` for none.
  package var background: Color?

  /// The maximum number of pixels of all groups of a frame in total, which limits its time.
  package var groupPixels = 1 << 30

  /// Creates a raster without images.
  package init() {}

  /// The reason why nothing can be drawn, or `nil` if cairo is installed.
  ///
  /// Releases load it when it is first needed.
  package static var missingLibrary: String? {
    guard cairo_version() == 0 else { return nil }
    return "cairo is not installed; run apt-get install libcairo2 or brew install cairo"
  }

  /// The maximum number of pixels of a picture.
  package static let largest = 1 << 26

  /// A drawn frame.
  package struct Picture: Sendable {
    /// The pixels.
    package var pixels: Pixels
    /// A Boolean value that indicates whether content is missing because of a limit.
    package var isTruncated: Bool
  }

  /// Returns the pixels of a frame.
  ///
  /// - Throws: A `RasterError` if cairo is missing, the picture would be too large, or there is not
  ///   enough memory.
  package func picture(of frame: Frame) throws(RasterError) -> Picture {
    try LargeStack.run { () throws(RasterError) -> Picture in
      let (surface, isTruncated) = try surface(of: frame, at: .zero)
      return Picture(pixels: try surface.pixels, isTruncated: isTruncated)
    }
  }

  /// Returns a surface with a frame, whose corner is at a whole pixel.
  func surface(
    of frame: Frame, at corner: Point
  ) throws(RasterError) -> (surface: Surface, isTruncated: Bool) {
    let size = try Self.pixelSize(of: frame.size, width: width)
    let area = PixelArea(width: size.columns, height: size.rows)
    let surface = try Self.surface(area, scale: size.scale)
    let painter = Painter(self, canvas: area, scale: size.scale)
    if let background { surface.fill(background) }
    painter.draw(frame.items, on: surface)
    surface.move(to: corner)
    return (surface, frame.isTruncated || painter.isTruncated)
  }

  /// Returns an empty surface.
  static func surface(_ area: PixelArea, scale: Double) throws(RasterError) -> Surface {
    guard let surface = Surface(area, .color, scale: scale) else {
      throw RasterError(message: "there is not enough memory for the image")
    }
    return surface
  }

  /// Returns the number of columns, rows, and pixels of a point for a canvas.
  static func pixelSize(
    of canvas: Size, width: Double?
  ) throws(RasterError) -> (columns: Int, rows: Int, scale: Double) {
    if let reason = missingLibrary { throw RasterError(message: reason) }
    let width = (width ?? canvas.width).rounded()
    let scale = canvas.width > 0 ? width / canvas.width : 1
    let height = (canvas.height * scale).rounded()
    guard let columns = Int(exactly: max(width, 1)), let rows = Int(exactly: max(height, 1)),
      columns <= 32_767, rows <= 32_767, columns * rows <= largest
    else {
      throw RasterError(
        message: """
          the image would have \(whole(width)) × \(whole(height)) pixels; use a smaller \
          width
          """)
    }
    return (columns, rows, scale)
  }

  /// Returns the nearest whole number of a value that can be too large.
  private static func whole(_ value: Double) -> Int {
    Int(exactly: min(max(value, 0), 1e15).rounded()) ?? 0
  }
}

extension Surface {
  /// A copy of the pixels.
  var pixels: Pixels {
    get throws(RasterError) {
      if let failure { throw RasterError(message: "cairo cannot draw the picture: \(failure)") }
      guard let colors = withColors({ Array($0) }) else {
        throw RasterError(message: "cairo cannot draw the picture")
      }
      return Pixels(width: area.width, height: area.height, colors: colors)
    }
  }
}
