import PegbarGeometry
import PegbarScene

extension SVGText {
  /// Adds path data: absolute moves, lines, and curves.
  mutating func append(_ path: Path) {
    for contour in path.contours {
      guard let first = contour.vertices.first else { continue }
      append("M")
      append(list: first.point.numbers)
      var curves = contour.curves
      // Closing draws a straight line.
      if contour.isClosed, curves.last?.isLine == true { curves.removeLast() }
      for curve in curves {
        append(curve.isLine ? "L" : "C")
        let points = curve.isLine ? [curve.end] : [curve.control1, curve.control2, curve.end]
        append(list: points.flatMap(\.numbers))
      }
      if contour.isClosed { append("Z") }
    }
  }

  /// Adds a map.
  mutating func append(_ matrix: Matrix) {
    append("matrix(")
    // Factors are multiplied by coordinates, so they require more decimals than offsets.
    append(list: [matrix.a, matrix.b, matrix.c, matrix.d], decimals: 8)
    if matrix.tx >= 0 { append(" ") }
    append(list: [matrix.tx, matrix.ty])
    append(")")
  }
}
