internal import PegbarFrames
internal import PegbarScene

/// How far two outlines are apart: the longest way from a point of one to the nearest of the other.
enum OutlineDistance {
  /// Shorter contours are dots that a rounded trim may leave or not.
  static let dot = 1e-2

  /// The distance; `effort` grows by how many points and pieces were compared.
  static func between(_ left: Path, _ right: Path, effort: inout Int) -> Double {
    effort += left.vertexCount + right.vertexCount
    if left.hasSameTopology(as: right) {
      // Mostly it is the same outline, a little off; then points at the same place belong together.
      let together = pairedDistance(left, right)
      if together < 1 { return together }
    }
    let first = Polylines(left)
    let second = Polylines(right)
    return max(
      first.distance(to: second, effort: &effort), second.distance(to: first, effort: &effort))
  }

  /// The largest distance between points at the same place of the same curve.
  private static func pairedDistance(_ left: Path, _ right: Path) -> Double {
    var worst = 0.0
    for (left, right) in zip(left.contours, right.contours) {
      for index in 0..<left.curveCount {
        let (first, second) = (left.curve(index), right.curve(index))
        for part in 0...8 {
          let place = Double(part) / 8
          worst = max(worst, (first.point(at: place) - second.point(at: place)).length)
        }
      }
    }
    return worst
  }
}

extension Contour {
  fileprivate func curve(_ index: Int) -> CubicCurve {
    let start = vertices[index]
    let end = vertices[index + 1 < vertices.count ? index + 1 : 0]
    return CubicCurve(start.point, start.outControl, end.inControl, end.point)
  }
}

/// Outlines as straight pieces.
private struct Polylines {
  var lines: [[Point]]

  init(_ path: Path) {
    lines = path.contours.map { contour in
      var points = contour.vertices.first.map { [$0.point] } ?? []
      for index in 0..<contour.curveCount {
        let curve = contour.curve(index)
        let parts = curve.isLine ? 4 : 16
        points += (1...parts).map { curve.point(at: Double($0) / Double(parts)) }
      }
      return points
    }
    lines = lines.filter { line in
      zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length } > OutlineDistance.dot
    }
  }

  /// More pairs of a point and a piece than this are thinned out.
  private static let maximumPairs = 4_000_000

  func distance(to other: Polylines, effort: inout Int) -> Double {
    let pieces = max(1, other.lines.reduce(0) { $0 + $1.count })
    let points = max(1, Self.maximumPairs / pieces)
    var worst = 0.0
    for position in stride(from: 0, to: lines.count, by: max(1, lines.count / points)) {
      let line = lines[position]
      // Many points say no more than a few hundred spread along the line.
      let most = min(256, max(1, points / lines.count))
      for index in stride(from: 0, to: line.count, by: max(1, line.count / most)) {
        worst = max(worst, other.distance(from: line[index]))
        effort += pieces
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
