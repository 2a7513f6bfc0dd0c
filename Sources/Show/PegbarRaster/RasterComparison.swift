internal import PegbarBase
package import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// Frames of two versions at the same time, with a label.
package struct FramePair: Sendable {
  /// The frame of the first version.
  package var first: Frame
  /// The frame of the second version.
  package var second: Frame
  /// The label of both.
  package var label: String

  /// Creates a pair.
  package init(_ first: Frame, _ second: Frame, label: String) {
    (self.first, self.second, self.label) = (first, second, label)
  }
}

/// A picture with two versions and their difference, one below the other, for several times.
package struct RasterComparison: Sendable {
  /// Draws the first version.
  package var first: Raster
  /// Draws the second version, with the same width.
  package var second: Raster
  /// The names of the versions.
  package var names: (first: String, second: String)

  /// Creates a comparison.
  package init(_ first: Raster, _ second: Raster, names: (first: String, second: String)) {
    (self.first, self.second, self.names) = (first, second, names)
  }

  /// Returns the share of pixels that differ visibly, 0…1 (see ``Pixels/difference(from:)``).
  ///
  /// - Throws: A `RasterError` like ``Raster/picture(of:)``.
  package func difference(_ pair: FramePair) throws(RasterError) -> Double {
    let (one, two) = (try first.picture(of: pair.first), try second.picture(of: pair.second))
    return one.pixels.difference(from: two.pixels)
  }

  /// Returns the picture: a column for each pair, with the area boxed in which they differ.
  ///
  /// - Throws: A `RasterError` like ``Raster/picture(of:)``.
  package func picture(of pairs: [FramePair]) throws(RasterError) -> Pixels {
    try LargeStack.run { () throws(RasterError) -> Pixels in
      var columns: [[ComparisonCell]] = []
      for pair in pairs {
        let one = try first.surface(of: pair.first, at: .zero).surface
        let two = try second.surface(of: pair.second, at: .zero).surface
        columns.append([
          ComparisonCell(surface: one, label: "\(names.first), \(pair.label)"),
          ComparisonCell(surface: two, label: "\(names.second), \(pair.label)"),
          ComparisonCell(
            surface: try .difference(try one.pixels, try two.pixels), label: "difference"),
        ])
      }
      return try ComparisonCell.joined(columns)
    }
  }
}

/// A picture of a comparison with its label.
private struct ComparisonCell {
  var surface: Surface
  var label: String

  /// The distance between pictures and the height of a label, in pixels.
  private static let (gap, labelHeight) = (8, 18)

  /// Returns the cells side by side, in columns.
  static func joined(_ columns: [[ComparisonCell]]) throws(RasterError) -> Pixels {
    let cells = columns.flatMap(\.self).map(\.surface.area)
    let width = cells.reduce(1) { max($0, $1.width) } + gap
    let height = cells.reduce(1) { max($0, $1.height) } + labelHeight + gap
    let rows = columns.reduce(0) { max($0, $1.count) }
    let size = try Raster.pixelSize(
      of: Size(width: Double(width * columns.count + gap), height: Double(height * rows + gap)),
      width: nil)
    let area = PixelArea(width: size.columns, height: size.rows)
    let surface = try Raster.surface(area, scale: 1)
    let painter = Painter(Raster(), canvas: area, scale: 1)
    for (column, cells) in columns.enumerated() {
      for (row, cell) in cells.enumerated() {
        cell.surface.move(
          to: Point(x: Double(gap + width * column), y: Double(gap + height * row)))
        surface.paint(cell.surface)
        let place = cell.surface.area.rect
        painter.drawFrame(around: place, on: surface)
        painter.draw(
          Label(
            text: cell.label, size: ContactSheet.labelSize, color: .gray(0x77),
            place: Point(x: place.middle.x, y: place.maxY + Double(labelHeight) * 0.75)),
          .identity, on: surface)
      }
    }
    return try surface.pixels
  }
}

extension Surface {
  /// Returns a pale copy of the second picture with the pixels in red that differ visibly, in a box.
  ///
  /// It covers the area that both pictures have.
  fileprivate static func difference(
    _ one: Pixels, _ two: Pixels
  ) throws(RasterError) -> Surface {
    let area = PixelArea(
      width: min(one.width, two.width), height: min(one.height, two.height))
    let surface = try Raster.surface(area, scale: 1)
    var box: Rect?
    _ = surface.withColors { words in
      for row in 0..<area.height {
        for column in 0..<area.width {
          let old = PixelColor(one.colors[row * one.width + column])
          let new = PixelColor(two.colors[row * two.width + column])
          let differs = old.differsVisibly(from: new)
          words[row * area.width + column] = (differs ? .mark : new.paled).word
          guard differs else { continue }
          let pixel = Rect(x: Double(column), y: Double(row), width: 1, height: 1)
          box = box?.union(pixel) ?? pixel
        }
      }
    }
    guard let box else { return surface }
    Painter(Raster(), canvas: area, scale: 1).drawFrame(
      around: box.outset(by: 3), .mark, on: surface)
    return surface
  }
}

extension Color {
  /// The color of differences.
  fileprivate static let mark = Color(red: 0.85, green: 0.1, blue: 0.1)
}

extension PixelColor {
  /// The color of differences.
  fileprivate static let mark = PixelColor(Color.mark, alpha: 1)

  /// The color with a third of its opacity.
  fileprivate var paled: PixelColor {
    var color = self
    (color.alpha, color.red, color.green, color.blue) = (alpha / 3, red / 3, green / 3, blue / 3)
    return color
  }
}
