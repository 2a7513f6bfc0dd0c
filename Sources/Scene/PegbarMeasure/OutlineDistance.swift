internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// The distance of two outlines: the largest distance from a point of one to the nearest of the
/// other.
enum OutlineDistance {
  /// The length below which a contour is a dot, which a rounded trim may or may not draw.
  static let dot = 1e-2

  /// Returns `true` if an outline with these control bounds is too small to be visible.
  static func isDot(_ bounds: Rect?) -> Bool {
    max(bounds?.size.width ?? 0, bounds?.size.height ?? 0) < dot
  }

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
    for index in 0..<min(left.curveCount, right.curveCount) {
      let (first, second) = (left.curve(from: index), right.curve(from: index))
      guard first != second else { continue }
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
    var nearest = Double.infinity
    for start in 0..<4 {
      for step in [1, 3] {
        var worst = 0.0
        for corner in 0..<4 where worst < nearest {
          worst = max(worst, (first[corner] - second[(start + step * corner) % 4]).length)
        }
        nearest = min(nearest, worst)
      }
    }
    return nearest
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
    lines = path.contours.compactMap { contour in
      var points = contour.vertices.first.map { [$0.point] } ?? []
      var length = 0.0
      for index in 0..<contour.curveCount {
        let curve = contour.curve(from: index)
        let parts = curve.isLine ? 4 : 16
        for part in 1...parts {
          let point = curve.point(at: Double(part) / Double(parts))
          length += points.last.map { (point - $0).length } ?? 0
          points.append(point)
        }
      }
      return length > OutlineDistance.dot ? points : nil
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
        guard let part = area.part(ofPieceFrom: line[index], to: line[index + 1]) else { continue }
        worst = max(worst, other.distance(from: part.start, beyond: worst, &near))
        worst = max(worst, other.distance(from: part.end, beyond: worst, &near))
        effort += 2 * pieces
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
      let line = lines[near.line]
      let square = point.square(toPieceFrom: line[near.piece], to: line[near.piece + 1])
      if square <= enough { return square.squareRoot() }
    }
    var nearest = Double.infinity
    for (number, line) in lines.enumerated() {
      guard var start = line.first else { continue }
      for piece in 1..<line.count {
        let end = line[piece]
        let square = point.square(toPieceFrom: start, to: end)
        start = end
        guard square < nearest else { continue }
        nearest = square
        near = Near(line: number, piece: piece - 1)
        if square <= enough { return square.squareRoot() }
      }
    }
    return nearest.squareRoot()
  }
}

extension Point {
  /// Returns the squared distance to a line segment.
  fileprivate func square(toPieceFrom start: Point, to end: Point) -> Double {
    let (wayX, wayY) = (end.x - start.x, end.y - start.y)
    let (x, y) = (x - start.x, y - start.y)
    let square = wayX * wayX + wayY * wayY
    let share = square > 0 ? min(max((x * wayX + y * wayY) / square, 0), 1) : 0
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

  /// Returns the part of a line segment inside the rectangle, if any (Liang–Barsky).
  fileprivate func part(
    ofPieceFrom start: Point, to end: Point
  ) -> (start: Point, end: Point)? {
    let line = end - start
    var (low, high) = (0.0, 1.0)
    func isOutside(_ speed: Double, _ available: Double) -> Bool {
      if speed < 0 {
        low = max(low, available / speed)
      } else if speed > 0 {
        high = min(high, available / speed)
      } else {
        return available < 0
      }
      return false
    }
    if isOutside(-line.x, start.x - minX) || isOutside(line.x, maxX - start.x)
      || isOutside(-line.y, start.y - minY) || isOutside(line.y, maxY - start.y)
    {
      return nil
    }
    return low <= high ? (start + line * low, start + line * high) : nil
  }
}
