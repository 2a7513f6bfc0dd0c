internal import CPegbarCairo
internal import PegbarGeometry

extension Surface {
  /// The largest coordinate; cairo's have 24 bits before the point.
  private static let limit = 4e6

  /// Makes an outline the current path, in pixels.
  ///
  /// - Parameter matrix: The map from the space of the outline to the canvas.
  func trace(_ path: Path, _ matrix: Matrix) {
    let matrix = matrix.concatenating(map)
    func place(_ point: Point) -> Point {
      let point = matrix.apply(point)
      return Point(x: Self.clamped(point.x), y: Self.clamped(point.y))
    }
    cairo_new_path(context)
    for contour in path.contours {
      guard let first = contour.vertices.first else { continue }
      let start = place(first.point)
      cairo_move_to(context, start.x, start.y)
      var previous = first
      for vertex in contour.vertices.dropFirst() {
        addCurve(from: previous, to: vertex, place)
        previous = vertex
      }
      guard contour.isClosed else { continue }
      addCurve(from: previous, to: first, place)
      cairo_close_path(context)
    }
  }

  private func addCurve(
    from start: PathVertex, to end: PathVertex, _ place: (Point) -> Point
  ) {
    let point = place(end.point)
    if start.outControl == start.point, end.inControl == end.point {
      cairo_line_to(context, point.x, point.y)
    } else {
      let (first, second) = (place(start.outControl), place(end.inControl))
      cairo_curve_to(context, first.x, first.y, second.x, second.y, point.x, point.y)
    }
  }

  private static func clamped(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -limit), limit) : 0
  }
}

extension cairo_matrix_t {
  /// Creates cairo's form of a map.
  init(_ matrix: Matrix) {
    self.init(
      xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
  }
}

extension Matrix {
  /// `true` if cairo can invert the map.
  var isInvertible: Bool {
    let numbers = [a, b, c, d, tx, ty]
    let determinant = abs(determinant)
    return numbers.allSatisfy(\.isFinite) && determinant > 1e-12 && determinant < 1e15
  }
}
