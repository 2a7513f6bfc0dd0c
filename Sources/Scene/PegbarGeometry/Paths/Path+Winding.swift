extension Path {
  /// The signed area, which is positive for clockwise outlines (with y down).
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

  /// Returns a closed outline; if reversed, it starts at the same vertex in the other direction.
  package static func closed(_ vertices: [PathVertex], isReversed: Bool) -> Path {
    guard isReversed, let first = vertices.first else {
      return Path([Contour(vertices, isClosed: true)])
    }
    return Path([Contour(vertices.dropFirst() + [first], isClosed: true).reversed])
  }

  /// The outlines with every end joined to its start, as for fills.
  package var closed: Path {
    Path(contours.map { Contour($0.vertices, isClosed: true) })
  }

  /// The outlines in the other direction.
  package var reversed: Path { Path(contours.map(\.reversed)) }
}

extension Contour {
  /// The outline in the other direction.
  package var reversed: Contour {
    Contour(vertices.reversed().map(\.reversed), isClosed: isClosed)
  }
}
