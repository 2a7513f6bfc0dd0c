internal import PegbarBase
package import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension Raster {
  /// Returns the pixels of a sheet of frames.
  ///
  /// - Throws: A `RasterError` if cairo is missing, the picture would be too large, or there is not
  ///   enough memory.
  package func picture(of sheet: ContactSheet) throws(RasterError) -> Picture {
    var plain = self
    plain.width = sheet.cellSize.width
    plain.background = sheet.background
    let size = try Self.pixelSize(of: sheet.size, width: nil)
    return try LargeStack.run { () throws(RasterError) -> Picture in
      let area = PixelArea(width: size.columns, height: size.rows)
      let surface = try Self.surface(area, scale: 1)
      let painter = Painter(self, canvas: area, scale: 1)
      var isTruncated = false
      for (index, cell) in sheet.cells.enumerated() {
        let place = sheet.place(of: index)
        let (picture, isIncomplete) = try plain.surface(
          of: cell.frame, at: Point(x: place.minX.rounded(), y: place.minY.rounded()))
        surface.paint(picture)
        isTruncated = isTruncated || isIncomplete
        painter.drawFrame(around: place, on: surface)
        painter.draw(
          Label(
            text: cell.label, size: ContactSheet.labelSize, color: .gray(0x77),
            place: sheet.label(of: place)), .identity, on: surface)
      }
      return Picture(pixels: try surface.pixels, isTruncated: isTruncated)
    }
  }
}
