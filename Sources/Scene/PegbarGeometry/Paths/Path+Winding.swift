extension Path {
  /// The area with its sign: positive where the outlines go clockwise (with y down).
  package var area: Double {
    contours.reduce(0) { total, contour in
      let points =
        contour.curves.flatMap { curve in
          [0, 0.25, 0.5, 0.75].map { curve.point(at: $0) }
        } + (contour.isClosed ? [] : contour.vertices.suffix(1).map(\.point))
      guard var last = points.last else { return total }
      return points.reduce(into: total) { sum, point in
        sum += (last.x * point.y - point.x * last.y) / 2
        last = point
      }
    }
  }

  /// A closed outline; reversed, it starts at the same vertex and goes the other way.
  package static func closed(_ vertices: [PathVertex], isReversed: Bool) -> Path {
    guard isReversed, let first = vertices.first else {
      return Path([Contour(vertices, isClosed: true)])
    }
    return Path([Contour(vertices.dropFirst() + [first], isClosed: true).reversed])
  }

  /// The outlines with every end joined to its beginning, as fills see them.
  package var closed: Path {
    Path(contours.map { Contour($0.vertices, isClosed: true) })
  }

  /// The outlines run the other way.
  package var reversed: Path { Path(contours.map(\.reversed)) }
}

extension Contour {
  /// The outline run the other way.
  package var reversed: Contour {
    Contour(vertices.reversed().map(\.reversed), isClosed: isClosed)
  }
}
