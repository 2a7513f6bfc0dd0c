internal import PegbarBase
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// The area that masks leave visible, examined at points.
struct MaskedArea {
  /// The number of points along each side of an examined rectangle.
  private static let points = 16
  /// The maximum number of sides of the masks.
  private static let mostSides = 2000
  /// The distance of the examined points from the edges of the masks, in points of the canvas.
  private static let margin = 0.25

  private let masks: [PathMask]
  /// The outlines on the canvas, as polygons.
  private let polygons: [[[Point]]]
  private let sides: Int

  init(_ masks: [PathMask], _ matrix: Matrix) {
    self.masks = masks
    polygons = masks.map { mask in
      mask.path.applying(matrix).contours.map(\.polygon)
    }
    sides = polygons.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } }
  }

  /// Returns `true` if a part of a rectangle is visible, or if this is unknown because of a limit.
  ///
  /// - Parameter effort: The remaining effort: 1 for 64 comparisons of a point with a side.
  func shows(_ area: Rect, _ effort: inout Int) -> Bool {
    // The edge of an expanded mask is not examined.
    if masks.contains(where: { $0.expansion != 0 }) { return true }
    guard effort > 0, !Cancellation.isRequested, sides <= Self.mostSides else { return true }
    if let first = masks.first, masks.count == 1, first.mode == .add, !first.isInverted {
      effort -= sides / 64 + 1
      return first.opacity > 0 && polygons[0].contains { $0.hasArea && $0.meets(area) }
    }
    effort -= (Self.points * Self.points + 4 * sides) * sides / 64 + 1
    let step = 1 / Double(Self.points)
    let isInGrid = (0..<Self.points).contains { row in
      let y = area.minY + (Double(row) + 0.5) * step * area.size.height
      return (0..<Self.points).contains { column in
        let x = area.minX + (Double(column) + 0.5) * step * area.size.width
        return coverage(at: Point(x: x, y: y)) > 0
      }
    }
    return isInGrid || isVisibleAtEdges(in: area)
  }

  /// Returns `true` if a point of a rectangle beside an edge of a mask is visible.
  ///
  /// Each visible part that is too small for the grid has such an edge.
  private func isVisibleAtEdges(in area: Rect) -> Bool {
    polygons.joined().contains { polygon in
      zip(polygon, polygon.dropFirst() + polygon.prefix(1)).contains { start, end in
        guard let (first, last) = area.part(ofLineFrom: start, to: end) else { return false }
        let line = end - start
        let normal = Point(x: -line.y, y: line.x) * (Self.margin / max(line.length, 1e-9))
        return [0.3, 0.7].contains { share in
          let point = first + (last - first) * share
          return [point + normal, point - normal].contains {
            area.includes($0) && coverage(at: $0) > 0
          }
        }
      }
    }
  }

  /// Returns the coverage of a point, 0…1 (see `MaskNormalizer.mask`).
  private func coverage(at point: Point) -> Double {
    var coverage = masks.first?.startsFull == true ? 1.0 : 0.0
    for (mask, contours) in zip(masks, polygons) {
      let isInside = contours.reduce(0) { $0 + $1.winding(around: point) } != 0
      let value = isInside != mask.isInverted ? mask.opacity : 0
      switch mask.mode {
      case .add: coverage += value * (1 - coverage)
      case .lighten: coverage = max(coverage, value)
      case .subtract: coverage *= 1 - value
      case .intersect, .darken: coverage *= value
      case .difference: coverage += value - 2 * coverage * value
      }
    }
    return coverage
  }
}

extension Contour {
  /// The corners of the contour, with each curve replaced by eight lines.
  fileprivate var polygon: [Point] {
    curves.flatMap { curve in
      curve.isLine ? [curve.start] : (0..<8).map { curve.point(at: Double($0) / 8) }
    }
  }
}

extension [Point] {
  /// Returns the number of times that the closed polygon winds around a point.
  fileprivate func winding(around point: Point) -> Int {
    var count = 0
    for (start, end) in zip(self, dropFirst() + prefix(1)) {
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let side =
        (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
      if start.y <= point.y, side > 0 { count += 1 }
      if end.y <= point.y, side < 0 { count -= 1 }
    }
    return count
  }

  /// `true` unless all corners are on one line.
  fileprivate var hasArea: Bool {
    guard let start = first, let end = self.max(by: { ($0 - start).length < ($1 - start).length })
    else { return false }
    let line = end - start
    return contains { corner in
      let offset = corner - start
      return abs(line.x * offset.y - line.y * offset.x) > 1e-6
    }
  }

  /// Returns `true` if the bounding box of the polygon has an area in common with a rectangle.
  fileprivate func meets(_ area: Rect) -> Bool {
    guard let left = map(\.x).min(), let right = map(\.x).max(), let top = map(\.y).min(),
      let bottom = map(\.y).max()
    else { return false }
    return left < right && top < bottom && Swift.max(left, area.minX) < Swift.min(right, area.maxX)
      && Swift.max(top, area.minY) < Swift.min(bottom, area.maxY)
  }
}

extension Rect {
  /// Returns `true` if a point is inside the rectangle or on its edge.
  fileprivate func includes(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Returns the part of a line inside the rectangle, or `nil` if there is none.
  fileprivate func part(ofLineFrom start: Point, to end: Point) -> (Point, Point)? {
    let line = end - start
    var (low, high) = (0.0, 1.0)
    for (from, by, least, most) in [
      (start.x, line.x, minX, maxX), (start.y, line.y, minY, maxY),
    ] {
      if by == 0 {
        guard from >= least, from <= most else { return nil }
      } else {
        let ends = [(least - from) / by, (most - from) / by].sorted()
        (low, high) = (max(low, ends[0]), min(high, ends[1]))
      }
    }
    return low <= high ? (start + line * low, start + line * high) : nil
  }
}
