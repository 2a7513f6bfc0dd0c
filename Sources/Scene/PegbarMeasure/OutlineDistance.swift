internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// The distance of two outlines: the largest distance from a point of one to the nearest of the
/// other.
enum OutlineDistance {
  /// The length below which a contour is a dot, which a rounded trim may or may not draw.
  static let dot = 1e-2

  /// Returns the distance; `effort` increases by the number of points and line segments compared.
  ///
  /// Content outside of the area is invisible and does not count. In perspective, distant points
  /// have much larger errors than near ones.
  static func between(_ left: Path, _ right: Path, in area: Rect, effort: inout Int) -> Double {
    effort += left.vertexCount + right.vertexCount
    // Coordinates that are not finite are infinitely far away.
    guard left.isFinite, right.isFinite else { return .infinity }
    if left.hasSameTopology(as: right) {
      // Usually, both are the same outline with a small difference, so points at the same position
      // correspond.
      let together = pairedDistance(left, right)
      if together < 1, together < small || area.holds(left) && area.holds(right) {
        return together
      }
    }
    let first = Polylines(left)
    let second = Polylines(right)
    return max(
      first.distance(to: second, in: area, effort: &effort),
      second.distance(to: first, in: area, effort: &effort))
  }

  /// The distance below which no closer comparison is required.
  private static let small = 1e-3

  /// Returns the largest distance between points at approximately the same position of the same
  /// curve.
  private static func pairedDistance(_ left: Path, _ right: Path) -> Double {
    zip(left.contours, right.contours).reduce(0) { worst, contours in
      let (left, right) = contours
      var paired = pairedDistance(left, right)
      if paired > max(worst, small), let corners = cornerDistance(left, right) {
        paired = min(paired, corners)
      }
      return max(worst, paired)
    }
  }

  private static func pairedDistance(_ left: Contour, _ right: Contour) -> Double {
    var worst = 0.0
    for (first, second) in zip(left.curves, right.curves) {
      for part in 0...8 {
        let place = Double(part) / 8
        guard (first.point(at: place) - second.point(at: place)).length > worst else { continue }
        worst = max(
          worst, distance(from: first.point(at: place), to: second, near: place),
          distance(from: second.point(at: place), to: first, near: place))
      }
    }
    return worst
  }

  /// Returns the largest distance between corresponding corners of two quadrangles, or `nil` for
  /// other outlines.
  ///
  /// The first vertex and the direction of an outline are invisible and do not matter.
  private static func cornerDistance(_ left: Contour, _ right: Contour) -> Double? {
    guard let first = left.quadrangle, let second = right.quadrangle else { return nil }
    let orders = [second, second.reversed()].flatMap { corners in
      corners.indices.map { Array(corners[$0...] + corners[..<$0]) }
    }
    return orders.map { order in
      zip(first, order).reduce(0) { max($0, ($1.0 - $1.1).length) }
    }.min()
  }

  /// Returns the distance from a point to a curve near a position, by the Gauss–Newton method.
  ///
  /// A part of a curve that ends slightly earlier has other positions, but is on the same line.
  private static func distance(
    from point: Point, to curve: CubicCurve, near place: Double
  ) -> Double {
    var place = place
    var nearest = (curve.point(at: place) - point).length
    for _ in 0..<4 {
      let tangent = curve.derivative(at: place)
      let offset = point - curve.point(at: place)
      let square = tangent.x * tangent.x + tangent.y * tangent.y
      guard nearest > small, square > 0 else { break }
      place = min(max(place + (offset.x * tangent.x + offset.y * tangent.y) / square, 0), 1)
      nearest = min(nearest, (curve.point(at: place) - point).length)
    }
    return nearest
  }
}

extension Path {
  fileprivate var isFinite: Bool {
    contours.allSatisfy { contour in
      contour.vertices.allSatisfy {
        $0.point.isFinite && $0.inControl.isFinite && $0.outControl.isFinite
      }
    }
  }
}

/// Outlines as line segments.
struct Polylines {
  let lines: [[Point]]

  init(_ path: Path) {
    lines = path.contours.map { contour in
      var points = contour.vertices.first.map { [$0.point] } ?? []
      for curve in contour.curves {
        let parts = curve.isLine ? 4 : 16
        points += (1...parts).map { curve.point(at: Double($0) / Double(parts)) }
      }
      return points
    }.filter { line in
      zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length } > OutlineDistance.dot
    }
  }

  func distance(to other: Polylines, in area: Rect, effort: inout Int) -> Double {
    let pieces = max(1, other.lines.reduce(0) { $0 + $1.count })
    let points = max(1, Limits.outlinePairs / pieces)
    var worst = 0.0
    var near = Near()
    for position in stride(from: 0, to: lines.count, by: max(1, lines.count / points)) {
      let line = lines[position]
      // More than a few hundred segments along the line add no information.
      let most = min(256, max(1, points / lines.count))
      for index in stride(from: 0, to: line.count - 1, by: max(1, line.count / most)) {
        for point in area.ends(ofPieceFrom: line[index], to: line[index + 1]) {
          worst = max(worst, other.distance(from: point, beyond: worst, &near))
          effort += pieces
        }
      }
    }
    return worst
  }

  /// The location of the segment nearest to the previous point.
  private struct Near {
    var line = 0
    var piece = 0
  }

  /// Returns the distance from a point, or any value up to `known` if the distance does not exceed
  /// it.
  ///
  /// Consecutive points are close, so the segment nearest to the previous one usually suffices.
  private func distance(from point: Point, beyond known: Double, _ near: inout Near) -> Double {
    let enough = known * known
    if near.line < lines.count, near.piece + 1 < lines[near.line].count {
      let square = lines[near.line].square(from: point, toPiece: near.piece)
      if square <= enough { return square.squareRoot() }
    }
    var nearest = Double.infinity
    for line in lines.indices {
      for piece in 0..<max(0, lines[line].count - 1) {
        let square = lines[line].square(from: point, toPiece: piece)
        guard square < nearest else { continue }
        nearest = square
        near = Near(line: line, piece: piece)
        if square <= enough { return square.squareRoot() }
      }
    }
    return nearest.squareRoot()
  }
}

extension [Point] {
  /// Returns the squared distance from a point to the line segment that starts at an index.
  fileprivate func square(from point: Point, toPiece index: Int) -> Double {
    let (start, end) = (self[index], self[index + 1])
    let (wayX, wayY) = (end.x - start.x, end.y - start.y)
    let (x, y) = (point.x - start.x, point.y - start.y)
    let square = wayX * wayX + wayY * wayY
    let share = square > 0 ? Swift.min(Swift.max((x * wayX + y * wayY) / square, 0), 1) : 0
    let (offX, offY) = (x - wayX * share, y - wayY * share)
    return offX * offX + offY * offY
  }
}

extension Rect {
  fileprivate func holds(_ path: Path) -> Bool {
    path.controlBounds.map {
      minX <= $0.minX && minY <= $0.minY && $0.maxX <= maxX && $0.maxY <= maxY
    } ?? true
  }

  /// Returns the ends of the part of a line segment inside the rectangle, if any (Liang–Barsky).
  fileprivate func ends(ofPieceFrom start: Point, to end: Point) -> [Point] {
    let line = end - start
    var (low, high) = (0.0, 1.0)
    let borders = [
      (-line.x, start.x - minX), (line.x, maxX - start.x),
      (-line.y, start.y - minY), (line.y, maxY - start.y),
    ]
    for (speed, available) in borders {
      if speed < 0 {
        low = max(low, available / speed)
      } else if speed > 0 {
        high = min(high, available / speed)
      } else if available < 0 {
        return []
      }
    }
    return low <= high ? [start + line * low, start + line * high] : []
  }
}
