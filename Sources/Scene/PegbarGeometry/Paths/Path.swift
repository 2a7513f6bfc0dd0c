/// A point on a contour with its two control points, all in absolute points.
public struct PathVertex: Hashable, Sendable {
  /// Where the contour passes.
  public var point: Point
  /// The second control point of the curve that ends here; `point` where that end is straight.
  public var inControl: Point
  /// The first control point of the curve that starts here; `point` where that start is straight.
  public var outControl: Point

  /// Makes a vertex with its control points.
  public init(point: Point, inControl: Point, outControl: Point) {
    self.point = point
    self.inControl = inControl
    self.outControl = outControl
  }

  /// Makes a corner: both control points lie on the vertex.
  public init(_ point: Point) {
    self.init(point: point, inControl: point, outControl: point)
  }

  /// The vertex of an outline that is run the other way.
  var reversed: PathVertex {
    PathVertex(point: point, inControl: outControl, outControl: inControl)
  }
}

/// One connected run of cubic Bézier curves.
///
/// Curve i goes from vertex i to vertex i + 1; a closed contour has one more, from the last vertex
/// to the first. A curve whose two control points lie on its ends is a straight line.
public struct Contour: Hashable, Sendable {
  /// The vertices in order.
  public var vertices: [PathVertex]
  /// Whether the last vertex is joined to the first.
  public var isClosed: Bool

  /// Makes a contour.
  public init(_ vertices: [PathVertex], isClosed: Bool) {
    self.vertices = vertices
    self.isClosed = isClosed
  }

  /// How many curves there are.
  public var curveCount: Int {
    isClosed ? vertices.count : max(0, vertices.count - 1)
  }
}

/// A shape's outline: contours in drawing order, in points.
public struct Path: Hashable, Sendable {
  /// The contours in drawing order.
  public var contours: [Contour]

  /// Makes a path from contours.
  public init(_ contours: [Contour] = []) {
    self.contours = contours
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { contours.allSatisfy { $0.vertices.isEmpty } }

  /// Whether keys of this path and another can be blended vertex by vertex.
  public func hasSameTopology(as other: Path) -> Bool {
    contours.count == other.contours.count
      && zip(contours, other.contours).allSatisfy {
        $0.vertices.count == $1.vertices.count && $0.isClosed == $1.isClosed
      }
  }

  /// The path with every point moved by a map.
  public func applying(_ matrix: Matrix) -> Path {
    matrix == .identity ? self : map { matrix.apply($0) }
  }

  /// The path with every vertex and control point changed.
  package func map(_ change: (Point) -> Point) -> Path {
    Path(
      contours.map { contour in
        Contour(
          contour.vertices.map {
            PathVertex(
              point: change($0.point), inControl: change($0.inControl),
              outControl: change($0.outControl))
          }, isClosed: contour.isClosed)
      })
  }

  /// The smallest rectangle that holds every vertex and control point; nil for an empty path.
  public var controlBounds: Rect? {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    for contour in contours {
      for vertex in contour.vertices {
        for point in [vertex.point, vertex.inControl, vertex.outControl] {
          low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
          high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
      }
    }
    guard low.x <= high.x else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Path {
  /// A rectangle from the origin, clockwise from there.
  package static func rectangle(_ size: Size) -> Path {
    .rectangle(Rect(origin: .zero, size: size))
  }

  /// A rectangle, clockwise from its top left corner; empty without area.
  package static func rectangle(_ rect: Rect) -> Path {
    guard rect.size.width > 0, rect.size.height > 0 else { return Path() }
    return Path([Contour(rect.corners.map { PathVertex($0) }, isClosed: true)])
  }

  /// The coordinates of all vertices and control points.
  package var numbers: [Double] {
    contours.flatMap { contour in
      contour.vertices.flatMap { $0.point.numbers + $0.inControl.numbers + $0.outControl.numbers }
    }
  }

  /// How many vertices all outlines have together.
  package var vertexCount: Int { contours.reduce(0) { $0 + $1.vertices.count } }

  /// Blends vertex by vertex; stays at the first where the topologies differ.
  public static func interpolate(_ from: Path, _ to: Path, _ fraction: Double) -> Path {
    guard from.hasSameTopology(as: to) else { return from }
    return Path(
      zip(from.contours, to.contours).map { first, last in
        Contour(
          zip(first.vertices, last.vertices).map { start, end in
            PathVertex(
              point: .interpolate(start.point, end.point, fraction),
              inControl: .interpolate(start.inControl, end.inControl, fraction),
              outControl: .interpolate(start.outControl, end.outControl, fraction))
          }, isClosed: first.isClosed)
      })
  }
}
