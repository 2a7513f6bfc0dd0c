import PegbarGeometry
import PegbarScene

extension SVGText {
  /// Adds path data: absolute moves, lines and curves.
  mutating func append(_ path: Path) {
    for contour in path.contours {
      guard let first = contour.vertices.first else { continue }
      append("M")
      append(first.point)
      var previous = first
      for vertex in contour.vertices.dropFirst() {
        appendCurve(from: previous, to: vertex)
        previous = vertex
      }
      guard contour.isClosed else { continue }
      if !Self.isLine(from: previous, to: first) { appendCurve(from: previous, to: first) }
      append("Z")
    }
  }

  /// Adds the attribute for a map; nothing for the identity.
  mutating func attribute(_ name: StaticString, _ matrix: Matrix) {
    guard matrix != .identity else { return }
    append(name)
    append("=\"matrix(")
    // Factors are multiplied with coordinates, so they need more places than offsets.
    append(list: [matrix.a, matrix.b, matrix.c, matrix.d], decimals: 8)
    if matrix.tx >= 0 { append(" ") }
    append(list: [matrix.tx, matrix.ty])
    append(")\"")
  }

  private mutating func append(_ point: Point) {
    append(list: [point.x, point.y])
  }

  private mutating func appendCurve(from start: PathVertex, to end: PathVertex) {
    if Self.isLine(from: start, to: end) {
      append("L")
      append(end.point)
      return
    }
    append("C")
    append(list: [
      start.outControl.x, start.outControl.y, end.inControl.x, end.inControl.y, end.point.x,
      end.point.y,
    ])
  }

  private static func isLine(from start: PathVertex, to end: PathVertex) -> Bool {
    start.outControl == start.point && end.inControl == end.point
  }
}
