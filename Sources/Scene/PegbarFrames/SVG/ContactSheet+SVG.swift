internal import PegbarGeometry
internal import PegbarScene

extension ContactSheet {
  /// The sheet as SVG text (UTF-8).
  package var svg: [UInt8] {
    var printer = SVGPrinter()
    var body = SVGText()
    printer.append(
      cells.enumerated().flatMap { elements(of: $1, in: place(of: $0)) }, to: &body)
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
  private func elements(of cell: Cell, in place: Rect) -> [SVGElement] {
    let (canvas, label) = (cell.frame.size, self.label(of: place))
    var picture = SVGElement(
      "svg",
      [
        ("x", .number(place.minX)), ("y", .number(place.minY)),
        ("width", .number(place.size.width)),
        ("height", .number(place.size.height)),
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
        ("x", .number(place.minX)), ("y", .number(place.minY)),
        ("width", .number(place.size.width)),
        ("height", .number(place.size.height)), ("fill", .text("none")), ("stroke", .text("#999")),
      ])
    var text = SVGElement(
      "text",
      [
        ("x", .number(label.x)),
        ("y", .number(label.y)),
        ("text-anchor", .text("middle")), ("font-family", .text("sans-serif")),
        ("font-size", .number(Self.labelSize)), ("fill", .text("#777")),
      ])
    text.text = cell.label
    return [picture, frame, text]
  }
}
