package import PegbarGeometry
package import PegbarScene

/// Several frames of a scene in one picture, in rows, each with a label.
package struct ContactSheet: Sendable {
  /// A frame with its label.
  package struct Cell: Sendable {
    /// The frame.
    package var frame: Frame
    /// The label below the frame.
    package var label: String

    /// Creates a cell.
    package init(frame: Frame, label: String) { (self.frame, self.label) = (frame, label) }
  }

  /// The frames, by rows; all of the same size.
  package var cells: [Cell]
  /// The number of frames in a row, at least 1.
  package var columns: Int
  /// The width of a frame in pixels, or `nil` for that of the scene.
  package var width: Double?
  /// The color behind each frame, or `nil` for none.
  package var background: Color?
  /// The IDs of images to replace with a labeled box.
  package var missingImages: Set<String> = []

  /// The distance between frames, and the height of a label, in pixels.
  private static let (gap, labelHeight) = (8.0, 18.0)
  /// The font size of labels, in pixels.
  package static let labelSize = 12.0

  /// Creates a sheet.
  package init(cells: [Cell], columns: Int) { (self.cells, self.columns) = (cells, columns) }

  /// The size of a frame in pixels.
  package var cellSize: Size {
    let canvas = cells.first?.frame.size ?? Size(width: 1, height: 1)
    guard let width, canvas.width > 0 else { return canvas }
    return Size(width: width, height: width * canvas.height / canvas.width)
  }

  /// The size of the sheet in pixels.
  package var size: Size {
    let rows = (cells.count + columns - 1) / max(columns, 1)
    return Size(
      width: step.width * Double(columns) + Self.gap, height: step.height * Double(rows) + Self.gap)
  }

  /// The distance between the corners of frames.
  private var step: Size {
    let cell = cellSize
    return Size(width: cell.width + Self.gap, height: cell.height + Self.labelHeight + Self.gap)
  }

  /// Returns the place of a frame, by its index.
  package func place(of index: Int) -> Rect {
    let (column, row) = (index % max(columns, 1), index / max(columns, 1))
    return Rect(
      origin: Point(
        x: Self.gap + step.width * Double(column), y: Self.gap + step.height * Double(row)),
      size: cellSize)
  }

  /// Returns the middle of the baseline of the label of a frame.
  package func label(of place: Rect) -> Point {
    Point(x: place.middle.x, y: place.maxY + Self.labelHeight * 0.75)
  }
}
