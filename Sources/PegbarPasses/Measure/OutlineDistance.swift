internal import PegbarFrames
internal import PegbarScene

/// How far two outlines are apart: the longest way from a point of one to the nearest of the other.
enum OutlineDistance {
  /// Shorter contours are dots that a rounded trim may leave or not.
  static let dot = 1e-2

  static func between(_ left: Path, _ right: Path) -> Double {
    if left.hasSameTopology(as: right) {
      let vertices = vertexDistance(left, right)
      if vertices < 1e-3 { return vertices }
    }
    let first = Polylines(left)
    let second = Polylines(right)
    return max(first.distance(to: second), second.distance(to: first))
  }

  /// An upper bound, exact where nothing bends.
  private static func vertexDistance(_ left: Path, _ right: Path) -> Double {
    var worst = 0.0
    for (left, right) in zip(left.contours, right.contours) {
      for (left, right) in zip(left.vertices, right.vertices) {
        worst = max(
          worst, (left.point - right.point).length, (left.inControl - right.inControl).length,
          (left.outControl - right.outControl).length)
      }
    }
    return worst
  }
}

/// Outlines as straight pieces.
private struct Polylines {
  var lines: [[Point]]

  init(_ path: Path) {
    lines = path.contours.map { contour in
      let vertices = contour.vertices
      var points = vertices.first.map { [$0.point] } ?? []
      for index in 0..<contour.curveCount {
        let start = vertices[index]
        let end = vertices[index + 1 < vertices.count ? index + 1 : 0]
        let curve = CubicCurve(start.point, start.outControl, end.inControl, end.point)
        let parts = curve.isLine ? 4 : 24
        points += (1...parts).map { curve.point(at: Double($0) / Double(parts)) }
      }
      return points
    }
    lines = lines.filter { line in
      zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length } > OutlineDistance.dot
    }
  }

  func distance(to other: Polylines) -> Double {
    var worst = 0.0
    for line in lines {
      // Many points say no more than a few hundred spread along the line.
      for index in stride(from: 0, to: line.count, by: max(1, line.count / 256)) {
        worst = max(worst, other.distance(from: line[index]))
      }
    }
    return worst
  }

  private func distance(from point: Point) -> Double {
    var nearest = Double.infinity
    for line in lines {
      for (start, end) in zip(line, line.dropFirst()) {
        let way = end - start
        let square = way.x * way.x + way.y * way.y
        let offset = point - start
        let share = square > 0 ? (offset.x * way.x + offset.y * way.y) / square : 0
        let foot = start + way * min(max(share, 0), 1)
        nearest = min(nearest, (point - foot).length)
      }
    }
    return nearest
  }
}
