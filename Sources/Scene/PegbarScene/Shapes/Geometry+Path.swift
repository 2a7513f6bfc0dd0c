package import PegbarGeometry

extension Geometry {
  /// Returns the path at a time, in the space of its group.
  package func path(at time: Double) -> Path {
    switch self {
    case .path(let path): path.value(at: time)
    case .rectangle(let rectangle): rectangle.path(at: time)
    case .ellipse(let ellipse): ellipse.path(at: time)
    case .polystar(let polystar): polystar.path(at: time)
    }
  }
}

extension Rectangle {
  private var isEverRound: Bool {
    guard let radius = cornerRadius.constant else { return true }
    return radius > 0
  }

  /// Returns the path at a time: four vertices, or eight if the corners are ever rounded.
  ///
  /// The number of vertices does not depend on the time, even if the radius is temporarily 0: only
  /// paths with the same number of vertices can be interpolated.
  ///
  /// - Source: lottie-web ShapeProperty.js (`convertRectToPath`).
  package func path(at time: Double) -> Path {
    let center = center.value(at: time)
    let size = size.value(at: time)
    let halfWidth = size.x / 2
    let halfHeight = size.y / 2
    let radius = max(0, min(halfWidth, halfHeight, cornerRadius.value(at: time)))
    let left = center.x - halfWidth
    let right = center.x + halfWidth
    let top = center.y - halfHeight
    let bottom = center.y + halfHeight
    guard radius > 0 || isEverRound else {
      let corners = [(right, top), (right, bottom), (left, bottom), (left, top)]
      return .closed(
        corners.map { PathVertex(Point(x: $0.0, y: $0.1)) }, isReversed: isReversed)
    }
    let handle = radius * CubicCurve.roundCorner
    // A vertex where a side meets an arc; `corner` is the direction from it toward the corner.
    func vertex(_ x: Double, _ y: Double, towards corner: Point, starts: Bool) -> PathVertex {
      let point = Point(x: x, y: y)
      let control = point + corner * handle
      return PathVertex(
        point: point, inControl: starts ? point : control, outControl: starts ? control : point)
    }
    let up = Point(x: 0, y: -1)
    let down = Point(x: 0, y: 1)
    let back = Point(x: -1, y: 0)
    let ahead = Point(x: 1, y: 0)
    return .closed(
      [
        vertex(right, top + radius, towards: up, starts: false),
        vertex(right, bottom - radius, towards: down, starts: true),
        vertex(right - radius, bottom, towards: ahead, starts: false),
        vertex(left + radius, bottom, towards: back, starts: true),
        vertex(left, bottom - radius, towards: down, starts: false),
        vertex(left, top + radius, towards: up, starts: true),
        vertex(left + radius, top, towards: back, starts: false),
        vertex(right - radius, top, towards: ahead, starts: true),
      ], isReversed: isReversed)
  }
}

extension Ellipse {
  /// Returns the path at a time: four vertices, starting at the top.
  ///
  /// - Source: lottie-web ShapeProperty.js (`convertEllToPath`).
  package func path(at time: Double) -> Path {
    let center = center.value(at: time)
    let size = size.value(at: time)
    let x = Point(x: size.x / 2, y: 0)
    let y = Point(x: 0, y: size.y / 2)
    func vertex(_ radius: Point, along tangent: Point) -> PathVertex {
      let point = center + radius
      return PathVertex(
        point: point, inControl: point - tangent * CubicCurve.roundCorner,
        outControl: point + tangent * CubicCurve.roundCorner)
    }
    return .closed(
      [
        vertex(Point.zero - y, along: x), vertex(x, along: y),
        vertex(y, along: Point.zero - x), vertex(Point.zero - x, along: Point.zero - y),
      ], isReversed: isReversed)
  }
}
