internal import PegbarBase
internal import PegbarDiagnostics
package import PegbarGeometry
package import PegbarScene

extension OffsetPath {
  /// Returns the path with its outlines offset at a time.
  package func path(_ path: Path, at time: Double) -> Path {
    var effort = Limits.offsetEffort
    return self.path(path, at: time, &effort)
  }

  /// Returns `true` if the corners of a path exceed the limit, so that some are not trimmed.
  package func isTooIntricate(_ path: Path, at time: Double) -> Bool {
    var effort = Limits.offsetEffort
    _ = self.path(path, at: time, &effort)
    return effort <= 0
  }

  private func path(_ path: Path, at time: Double, _ effort: inout Int) -> Path {
    let amount = amount.value(at: time)
    guard amount != 0 else { return path }
    let limit = abs(amount) * max(miterLimit.value(at: time), 0)
    return Path(
      path.contours.map { contour in
        var offset = ContourOffset(amount: amount, join: join, reach: limit)
        return offset.offset(contour, effort: &effort)
      })
  }

  /// Returns `true` if a path has a visibly rounded corner or end at a time.
  package func rounds(_ path: Path, at time: Double) -> Bool {
    let amount = amount.value(at: time)
    guard join == .round, abs(amount) >= 0.5 else { return false }
    var effort = Limits.offsetEffort
    return path.contours.contains { contour in
      var offset = ContourOffset(amount: amount, join: join, reach: 0)
      _ = offset.offset(contour, effort: &effort)
      return offset.hasArc
    }
  }
}

/// Offsets one outline to its left; an open outline is traced on both sides and becomes an area.
///
/// - Source: lottie-web OffsetPathModifier.js.
private struct ContourOffset {
  let amount: Double
  let join: Stroke.Join
  /// The maximum distance of the point of a miter from its corner.
  let reach: Double
  /// `true` if a corner is an arc of more than 10°.
  var hasArc = false
  /// The vertices of the result so far.
  var vertices: [PathVertex] = []

  mutating func offset(_ contour: Contour, effort: inout Int) -> Contour {
    var curves = contour.curves.filter { !$0.isPoint }
    if !contour.isClosed { curves += curves.reversed().map(\.reversed) }
    guard !curves.isEmpty else { return contour }
    var sides = curves.map { curve in
      curve.cut(at: curve.inflections).map { $0.moved(by: amount) }
    }
    Self.prune(&sides, &effort)
    var last: CubicCurve?
    for side in sides {
      if let last, let next = side.first { joinCorner(last, next) }
      for curve in side { append(curve) }
      last = side.last
    }
    if let last, let first = sides.first?.first { joinCorner(last, first) }
    closeUp()
    return Contour(vertices, isClosed: true)
  }

  /// Cuts off the parts of neighbors beyond their intersection.
  private static func prune(_ sides: inout [[CubicCurve]], _ effort: inout Int) {
    guard sides.count > 1 else { return }
    for index in sides.indices {
      let next = index + 1 < sides.count ? index + 1 : 0
      guard let last = sides[index].last, let first = sides[next].first,
        last.end.distance(to: first.start) > 1e-6,
        let meeting = last.intersection(with: first, limit: Limits.curveParts, effort: &effort)
      else { continue }
      sides[index][sides[index].count - 1] = last.evenPart(from: 0, to: meeting.own)
      sides[next][0] = first.evenPart(from: meeting.other, to: 1)
      sides[next][0].start = sides[index][sides[index].count - 1].end
      if first.isLine { sides[next][0].control1 = sides[next][0].start }
    }
  }

  /// Appends a curve.
  private mutating func append(_ curve: CubicCurve) {
    if let last = vertices.last, last.point.distance(to: curve.start) < 1e-6 {
      vertices[vertices.count - 1].outControl = curve.control1
    } else {
      vertices.append(
        PathVertex(point: curve.start, inControl: curve.start, outControl: curve.control1))
    }
    vertices.append(
      PathVertex(point: curve.end, inControl: curve.control2, outControl: curve.end))
  }

  /// Joins two sides that are separated at a corner.
  private mutating func joinCorner(_ before: CubicCurve, _ after: CubicCurve) {
    let (start, end) = (before.end, after.start)
    guard start.distance(to: end) > 1e-6 else { return }
    switch join {
    case .bevel:
      return
    case .round:
      let (leaving, arriving) = (before.direction(at: 1).unit, after.direction(at: 0).unit)
      // The handles of an arc with the amount as its radius, from one side to the other.
      let cosine = min(max(leaving.x * arriving.x + leaving.y * arriving.y, -1), 1)
      let half = ((1 + cosine) / 2).squareRoot()
      let sine = ((1 - cosine) / 2).squareRoot()
      if sine > 0.0872 { hasArc = true }
      let handle = sine > 0 ? abs(amount) * 4 / 3 * (1 - half) / sine : 0
      vertices[vertices.count - 1].outControl = start + leaving * handle
      vertices.append(
        PathVertex(point: end, inControl: end - arriving * handle, outControl: end))
    case .miter:
      guard
        let corner = Line(start, before.direction(at: 1)).meeting(
          Line(end, after.direction(at: 0))),
        corner.distance(to: start) < reach
      else { return }
      vertices.append(PathVertex(corner))
    }
  }

  /// Merges the last vertex and the first one if they are the same point.
  private mutating func closeUp() {
    guard let first = vertices.first, let last = vertices.last, vertices.count > 2,
      first.point.distance(to: last.point) < 1e-6
    else { return }
    vertices[0].inControl = last.inControl
    vertices.removeLast()
  }
}

/// A line through a point.
private struct Line {
  var point: Point
  var direction: Point

  init(_ point: Point, _ direction: Point) {
    self.point = point
    self.direction = direction
  }

  /// Returns the intersection with another line, if any.
  func meeting(_ other: Line) -> Point? {
    let cross = direction.x * other.direction.y - direction.y * other.direction.x
    guard abs(cross) > 1e-9 * direction.length * other.direction.length else { return nil }
    let offset = other.point - point
    let share = (offset.x * other.direction.y - offset.y * other.direction.x) / cross
    return point + direction * share
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double { (self - other).length }

  fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  fileprivate var unit: Point {
    let length = length
    return length > 0 ? self * (1 / length) : .zero
  }
}

extension CubicCurve {
  fileprivate var isPoint: Bool { start == end && control1 == start && control2 == start }

  fileprivate var reversed: CubicCurve { CubicCurve(end, control2, control1, start) }

  /// Returns the curve offset to its left.
  ///
  /// The sides of its control polygon are offset one by one. The control points then move along
  /// their lines until the middle has the correct distance.
  fileprivate func moved(by amount: Double) -> CubicCurve {
    func normal(_ direction: Point) -> Point {
      let unit = direction.unit
      return Point(x: unit.y, y: -unit.x) * amount
    }
    let (first, last) = (direction(at: 0), direction(at: 1))
    let newStart = start + normal(first)
    let newEnd = end + normal(last)
    if isLine { return CubicCurve(newStart, newStart, newEnd, newEnd) }
    let middle = control2 - control1
    guard middle.length > 1e-9 else {
      return CubicCurve(newStart, control1 + normal(first), control2 + normal(last), newEnd)
    }
    let side = Line(control1 + normal(middle), middle)
    let handle1 = (Line(newStart, first).meeting(side) ?? control1 + normal(first)) - newStart
    let handle2 = (Line(newEnd, last).meeting(side) ?? control2 + normal(last)) - newEnd
    let across = normal(direction(at: 0.5))
    let missing = point(at: 0.5) + across - (newStart + newEnd) * 0.5
    let reached = (handle1 + handle2).dot(across) * 3 / 8
    let share = abs(reached) > 1e-9 ? missing.dot(across) / reached : 1
    let stretch = (0.5...2).contains(share) ? share : 1
    return CubicCurve(
      newStart, newStart + handle1 * stretch, newEnd + handle2 * stretch, newEnd)
  }
}
