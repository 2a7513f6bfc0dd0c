extension Path {
  /// Returns `true` if a corner is cut off with one miter limit and pointed with another.
  ///
  /// The limit is the maximum length of a pointed corner in line widths: 1 / sin(a / 2) for two
  /// sides that enclose the angle a.
  package func hasCorners(between first: Double, and second: Double) -> Bool {
    // A corner exactly at a limit is cut off or not depending on the last bit.
    let (low, high) = (min(first, second) * 0.999, max(first, second) * 1.001)
    return contours.contains { contour in
      contour.corners.contains { corner in
        let (before, after) = (corner.before.length, corner.after.length)
        // A side without a direction can hide any corner.
        guard before > 0, after > 0 else { return true }
        let cosine =
          (corner.before.x * corner.after.x + corner.before.y * corner.after.y) / (before * after)
        // The sine of half of the angle between the sides.
        let sine = max((1 + cosine) / 2, 0).squareRoot()
        return sine * low <= 1 && sine * high >= 1
      }
    }
  }
}

extension Contour {
  /// The directions to and from each vertex at which two sides meet.
  fileprivate var corners: [(before: Point, after: Point)] {
    vertices.indices.compactMap { index in
      let isEnd = index == 0 || index == vertices.count - 1
      guard vertices.count > 1, isClosed || !isEnd else { return nil }
      let before = vertices[(index + vertices.count - 1) % vertices.count]
      let (vertex, after) = (vertices[index], vertices[(index + 1) % vertices.count])
      func direction(_ points: [Point]) -> Point {
        points.map { $0 - vertex.point }.first { $0.length > 1e-9 } ?? .zero
      }
      return (
        Point.zero - direction([vertex.inControl, before.outControl, before.point]),
        direction([vertex.outControl, after.inControl, after.point])
      )
    }
  }
}
