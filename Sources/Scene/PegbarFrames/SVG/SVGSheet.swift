internal import PegbarGeometry
package import PegbarScene

/// Several frames of a scene in one picture, in rows, each with a label.
package struct SVGSheet {
  /// A frame with its label.
  package struct Cell {
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

  /// The distance between frames, and the height and size of a label, in pixels.
  private static let (gap, labelHeight, labelSize) = (8.0, 18.0, 12.0)

  /// Creates a sheet.
  package init(cells: [Cell], columns: Int) { (self.cells, self.columns) = (cells, columns) }

  /// The sheet as SVG text (UTF-8).
  package var svg: [UInt8] {
    let canvas = cells.first?.frame.size ?? Size(width: 1, height: 1)
    var cell = canvas
    if let width, canvas.width > 0 {
      cell = Size(width: width, height: width * canvas.height / canvas.width)
    }
    let step = Size(width: cell.width + Self.gap, height: cell.height + Self.labelHeight + Self.gap)
    let rows = (cells.count + columns - 1) / max(columns, 1)
    let size = Size(
      width: step.width * Double(columns) + Self.gap, height: step.height * Double(rows) + Self.gap)
    var printer = SVGPrinter()
    var body = SVGText()
    printer.append(
      cells.enumerated().flatMap { index, content in
        elements(
          of: content, size: cell,
          at: Point(
            x: Self.gap + step.width * Double(index % columns),
            y: Self.gap + step.height * Double(index / columns)))
      }, to: &body)
    var text = SVGText()
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    text.append(list: [size.width, size.height])
    text.append("\"")
    text.attribute(" width", size.width)
    text.attribute(" height", size.height)
    text.append(">")
    printer.appendDefinitions(to: &text)
    text.append(body)
    text.append("</svg>\n")
    return text.bytes
  }

  /// Returns the elements of a cell: the frame, cut off at its edges, and its label.
  private func elements(of cell: Cell, size: Size, at place: Point) -> [SVGElement] {
    let canvas = cell.frame.size
    var picture = SVGElement(
      "svg",
      [
        ("x", .number(place.x)), ("y", .number(place.y)), ("width", .number(size.width)),
        ("height", .number(size.height)),
        ("viewBox", .numbers([0, 0, canvas.width, canvas.height])),
      ])
    if let background {
      var area = SVGElement("rect", [("width", .text("100%")), ("height", .text("100%"))])
      area.set(("fill", "fill-opacity"), background)
      picture.children.append(area)
    }
    picture.children += SVGBuilder(size: canvas, missingImages: missingImages)
      .elements(of: cell.frame.items)
    let frame = SVGElement(
      "rect",
      [
        ("x", .number(place.x)), ("y", .number(place.y)), ("width", .number(size.width)),
        ("height", .number(size.height)), ("fill", .text("none")), ("stroke", .text("#999")),
      ])
    var label = SVGElement(
      "text",
      [
        ("x", .number(place.x + size.width / 2)),
        ("y", .number(place.y + size.height + Self.labelHeight * 0.75)),
        ("text-anchor", .text("middle")), ("font-family", .text("sans-serif")),
        ("font-size", .number(Self.labelSize)), ("fill", .text("#777")),
      ])
    label.text = cell.label
    return [picture, frame, label]
  }
}
