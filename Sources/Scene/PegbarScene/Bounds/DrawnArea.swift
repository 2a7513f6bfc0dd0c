internal import PegbarGeometry

/// The area that a shape covers over all times, in its layer's space.
struct DrawnArea {
  /// The area, or `nil` if nothing is painted.
  private(set) var rect: Rect?

  init(_ shape: NormalizedShape, _ tracks: [NormalizedTrack]) {
    var paths = [shape.path]
    var widths: [Double] = []
    for track in tracks {
      if track.property == .path, case .path(let keys) = track.keys { paths = keys.reachedValues }
      if track.property == .lineWidth, case .number(let keys) = track.keys {
        widths.append(keys.range.high)
      }
    }
    for path in paths { add(path) }
    guard let stroke = shape.style.stroke, let outline = rect else { return }
    let half = max(widths.max() ?? stroke.width, 0) / 2
    rect = outline.outset(by: half * Self.reach(of: stroke, moves: paths.count > 1))
    guard stroke.join == .miter, paths.count == 1, stroke.dashes.isEmpty else { return }
    for contour in shape.path.contours { addCorners(of: contour, half, stroke.miterLimit) }
  }

  /// Returns the maximum distance that a stroke extends from its path, in half widths.
  private static func reach(of stroke: NormalizedStroke, moves: Bool) -> Double {
    let ends =
      switch stroke.cap {
      case .butt, .round: 1.0
      case .square: 1.4143
      }
    // An animated path can have corners of any angle.
    let isOpen = moves || !stroke.dashes.isEmpty
    return stroke.join == .miter && isOpen ? max(stroke.miterLimit, ends) : ends
  }

  private mutating func add(_ path: Path) {
    for contour in path.contours {
      for vertex in contour.vertices { add(vertex.point) }
      for curve in contour.curves {
        for parameter in curve.turningPoints { add(curve.point(at: parameter)) }
      }
    }
  }

  private mutating func add(_ point: Point) {
    let dot = Rect(origin: point, size: Size(width: 0, height: 0))
    rect = rect?.union(dot) ?? dot
  }

  /// Adds the tips of mitered corners.
  private mutating func addCorners(of contour: Contour, _ half: Double, _ limit: Double) {
    let count = contour.vertices.count
    for index in contour.vertices.indices {
      guard contour.isClosed || (index > 0 && index < count - 1) else { continue }
      let vertex = contour.vertices[index]
      let before = contour.vertices[(index + count - 1) % count]
      let after = contour.vertices[(index + 1) % count]
      let arriving = CubicCurve(before.point, before.outControl, vertex.inControl, vertex.point)
      let leaving = CubicCurve(vertex.point, vertex.outControl, after.inControl, after.point)
      guard let first = arriving.direction(at: 1).unit, let second = leaving.direction(at: 0).unit,
        let outward = (first - second).unit
      else { continue }
      // The distance to the tip is half the width over the cosine of half the turning angle.
      let turn = (first - second).length / 2
      let cosine = max(1 - turn * turn, 0).squareRoot()
      guard cosine * limit >= 1 else { continue }
      add(vertex.point + Point(x: outward.x * half / cosine, y: outward.y * half / cosine))
    }
  }
}

extension CubicCurve {
  /// The parameters at which the curve reverses direction in x or in y.
  fileprivate var turningPoints: [Double] {
    guard !isLine else { return [] }
    return roots(start.x, control1.x, control2.x, end.x)
      + roots(start.y, control1.y, control2.y, end.y)
  }

  /// Returns the parameters between 0 and 1 at which the derivative of one coordinate is 0.
  private func roots(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let (first, second, third) = (p1 - p0, p2 - p1, p3 - p2)
    let a = first - 2 * second + third
    let b = 2 * (second - first)
    let root = (b * b - 4 * a * first).squareRoot()
    // This form avoids cancellation; the product of the roots yields the other root.
    let q = -(b + (b < 0 ? -root : root)) / 2
    return [q / a, first / q].filter { $0 > 0 && $0 < 1 }
  }
}

extension Point {
  /// The unit vector in this direction, or `nil` for the origin.
  fileprivate var unit: Point? {
    let length = length
    return length > 1e-12 ? Point(x: x / length, y: y / length) : nil
  }
}
