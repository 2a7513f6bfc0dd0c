/// An ellipse, a rectangle, or a rounded rectangle, and the way in which a contour runs around it.
///
/// Round parts are the curves that After Effects draws: the control points of a quarter circle are
/// at 0.5519 of its radius (`CubicCurve.roundCorner`).
package struct Primitive: Hashable, Sendable {
  /// The kind of primitive.
  package enum Kind: Hashable, Sendable {
    /// Four curves, each a quarter of the ellipse.
    case ellipse
    /// Four straight sides.
    case rectangle
    /// Four straight sides, with four curves of a radius between them.
    case rounded(Double)
  }

  /// The kind of primitive.
  package let kind: Kind
  /// The center.
  package let center: Point
  /// The width and the height.
  package let size: Size
  /// The number of quarters after the top of an ellipse, or of corners after the top right one of a
  /// rectangle, at which it begins, clockwise: 0 to 3.
  package let start: Int
  /// `true` if it runs counterclockwise.
  package let isReversed: Bool

  /// Creates a primitive; radii are at most half of the smaller side.
  package init(
    _ kind: Kind, center: Point, size: Size, start: Int = 0, isReversed: Bool = false
  ) {
    let half = min(size.width, size.height) / 2
    self.kind = if case .rounded(let radius) = kind { .rounded(min(radius, half)) } else { kind }
    self.center = center
    self.size = size
    self.start = start & 3
    self.isReversed = isReversed
  }

  /// The bounding box.
  package var box: Rect {
    Rect(
      origin: Point(
        x: (center.x - size.width / 2).decimal, y: (center.y - size.height / 2).decimal),
      size: size)
  }

  /// `true` if the primitive is a single point.
  package var isPoint: Bool { size.width == 0 && size.height == 0 }

  /// The corner radius of a circle or a rectangle, or `nil` for other ellipses.
  package var cornerRadius: Double? {
    switch kind {
    case .ellipse: size.width == size.height ? size.width / 2 : nil
    case .rectangle: 0
    case .rounded(let radius): radius
    }
  }

  /// Returns the same primitive with another start or direction.
  package func beginning(at start: Int, isReversed: Bool) -> Primitive {
    Primitive(kind, center: center, size: size, start: start, isReversed: isReversed)
  }

  // MARK: As a contour

  /// The contour around the primitive; the same primitive results in the same numbers.
  package var contour: Contour {
    let around = clockwise
    let first = start * around.count / 4
    let vertices = Array(around[first...] + around[..<first])
    guard isReversed else { return Contour(vertices, isClosed: true) }
    return Contour(vertices.dropFirst() + [vertices[0]], isClosed: true).reversed
  }

  /// The vertices, from the top or from the top right corner.
  private var clockwise: [PathVertex] {
    switch kind {
    case .ellipse:
      Self.quarters.map { u, v in
        vertex(Point(x: u, y: v), before: Point(x: v, y: -u), after: Point(x: -v, y: u))
      }
    case .rectangle:
      Self.corners.map { u, v in
        PathVertex(point(Point(x: u, y: v), .zero))
      }
    case .rounded(let radius): rounded(radius)
    }
  }

  private static let quarters = [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)]
  private static let corners = [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1)]
  /// The direction of travel toward each corner.
  private static let ways = [
    Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1),
  ]

  /// Returns a position in units of half of the size from the center, plus an offset in points.
  private func point(_ place: Point, _ offset: Point) -> Point {
    Point(
      x: (center.x + place.x * size.width / 2 + offset.x).decimal,
      y: (center.y + place.y * size.height / 2 + offset.y).decimal)
  }

  /// Returns a vertex of an ellipse, with its control points in the directions `before` and
  /// `after`.
  private func vertex(_ place: Point, before: Point, after: Point) -> PathVertex {
    let motionPath = CubicCurve.roundCorner
    return PathVertex(
      point: point(place, .zero), inControl: point(place + before * motionPath, .zero),
      outControl: point(place + after * motionPath, .zero))
  }

  /// Returns the start and the end of each corner, beginning below the top right corner.
  private func rounded(_ radius: Double) -> [PathVertex] {
    var vertices: [PathVertex] = []
    for (index, corner) in Self.corners.enumerated() {
      let corner = Point(x: corner.0, y: corner.1)
      let come = Self.ways[index] * -radius
      let leave = Self.ways[(index + 1) % 4] * radius
      let rest = 1 - CubicCurve.roundCorner
      let (from, to) = (point(corner, come), point(corner, leave))
      vertices.append(
        PathVertex(point: from, inControl: from, outControl: point(corner, come * rest)))
      vertices.append(PathVertex(point: to, inControl: point(corner, leave * rest), outControl: to))
    }
    return vertices.dropFirst() + [vertices[0]]
  }

  // MARK: From a contour

  /// Creates the primitive that a contour runs around; `nil` for any other contour.
  ///
  /// A single point is an ellipse if it has four vertices.
  ///
  /// - Parameter slack: The maximum error of points.
  package init?(_ contour: Contour, within slack: Double = 0) {
    let count = contour.vertices.count
    guard contour.isClosed, count == 4 || count == 8, let area = Area(contour) else { return nil }
    let kind: Kind
    if count == 8 {
      kind = .rounded(area.radius(of: contour))
    } else {
      let isPoint = area.size.width == 0 && area.size.height == 0
      kind = contour.isStraight && !isPoint ? .rectangle : .ellipse
    }
    let primitive = Primitive(kind, center: area.center, size: area.size)
    guard primitive.begins(contour, within: slack),
      let found = primitive.following(contour, within: slack)
    else { return nil }
    self = found
  }

  /// Returns `true` if a contour begins at one of the four starts of the primitive, which most
  /// contours of other shapes do not.
  private func begins(_ contour: Contour, within slack: Double) -> Bool {
    (0..<4).contains { start in
      let (u, v) = kind == .ellipse ? Self.quarters[start] : Self.corners[start]
      var offset = Point.zero
      if case .rounded(let radius) = kind { offset = Self.ways[(start + 1) % 4] * radius }
      let first = point(Point(x: u, y: v), offset)
      return first.isAbout(contour.vertices[0].point, within: slack)
    }
  }

  /// Returns the same primitive with the start and direction of a contour around it, if they match.
  private func following(_ contour: Contour, within slack: Double) -> Primitive? {
    let around = clockwise
    let count = around.count
    for start in 0..<4 {
      let first = start * count / 4
      guard around[first].point.isAbout(contour.vertices[0].point, within: slack) else { continue }
      for isReversed in [false, true] {
        let isSame = contour.vertices.indices.allSatisfy { index in
          let own = around[(first + (isReversed ? count - index : index)) % count]
          return (isReversed ? own.reversed : own)
            .isAbout(contour.vertices[index], within: slack)
        }
        if isSame { return beginning(at: start, isReversed: isReversed) }
      }
    }
    return nil
  }

  /// A rectangle without size for a single point, because a rectangle can begin as one.
  package var asRectangle: Primitive {
    isPoint && kind == .ellipse
      ? Primitive(.rectangle, center: center, size: size, start: start, isReversed: isReversed)
      : self
  }

  /// Returns the primitive with its edges and its radius changed.
  package func map(_ change: (Double) -> Double) -> Primitive {
    let (box, middle) = (box, center)
    switch kind {
    case .ellipse:
      // An ellipse is drawn from its center and radii.
      return Primitive(
        .ellipse, center: Point(x: change(middle.x), y: change(middle.y)),
        size: Size(width: change(size.width / 2) * 2, height: change(size.height / 2) * 2),
        start: start, isReversed: isReversed)
    case .rectangle, .rounded:
      let area = Area(
        change(box.minX), change(box.minY), change(box.maxX.decimal), change(box.maxY.decimal))
      var kind = kind
      if case .rounded(let radius) = kind { kind = .rounded(change(radius)) }
      return Primitive(
        kind, center: area.center, size: area.size, start: start, isReversed: isReversed)
    }
  }
}

/// The area of the vertices of a contour.
private struct Area {
  let center: Point
  let size: Size

  init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    center = Point(x: ((left + right) / 2).decimal, y: ((top + bottom) / 2).decimal)
    size = Size(
      width: max((right - left).decimal, 0), height: max((bottom - top).decimal, 0))
  }

  /// Creates an area; `nil` if a number is not finite.
  init?(_ contour: Contour) {
    guard let first = contour.vertices.first?.point else { return nil }
    var (low, high) = (first, first)
    for vertex in contour.vertices {
      guard vertex.point.isFinite else { return nil }
      low = Point(x: min(low.x, vertex.point.x), y: min(low.y, vertex.point.y))
      high = Point(x: max(high.x, vertex.point.x), y: max(high.y, vertex.point.y))
    }
    let box = Rect(origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
    guard box.size.width.isFinite, box.size.height.isFinite else { return nil }
    self.init(box.minX, box.minY, box.maxX, box.maxY)
  }

  /// Returns the distance of the vertices next to the top left corner from it, along the edges.
  func radius(of contour: Contour) -> Double {
    let corner = center - Point(x: size.width / 2, y: size.height / 2)
    let least = contour.vertices.reduce(Double.infinity) { least, vertex in
      let way = vertex.point - corner
      return min(least, way.x + way.y)
    }
    return max(least.decimal, 0)
  }
}

extension PathVertex {
  /// Returns `true` if every point of another vertex is within the tolerance.
  package func isAbout(_ other: PathVertex, within slack: Double) -> Bool {
    point.isAbout(other.point, within: slack)
      && inControl.isAbout(other.inControl, within: slack)
      && outControl.isAbout(other.outControl, within: slack)
  }
}

extension Point {
  fileprivate func isAbout(_ other: Point, within slack: Double) -> Bool {
    abs(x - other.x) <= slack && abs(y - other.y) <= slack
  }
}

extension Double {
  /// The nearest number with nine decimals, which removes rounding errors of sums.
  fileprivate var decimal: Double {
    let steps = self * 1e9
    // Larger numbers have fewer decimals in any case.
    guard steps.magnitude < 9e15 else { return self }
    let result = steps.rounded() / 1e9
    return result == 0 ? 0 : result
  }
}
