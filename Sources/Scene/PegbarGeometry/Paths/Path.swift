/// A point on a contour with its two control points, all in absolute coordinates.
public struct PathVertex: Hashable, Sendable {
  /// The point on the contour.
  public var point: Point
  /// The second control point of the curve that ends here; `point` if that end is straight.
  public var inControl: Point
  /// The first control point of the curve that starts here; `point` if that start is straight.
  public var outControl: Point

  /// Creates a vertex with its control points.
  @inlinable
  public init(point: Point, inControl: Point, outControl: Point) {
    self.point = point
    self.inControl = inControl
    self.outControl = outControl
  }

  /// Creates a corner, with both control points on the vertex.
  public init(_ point: Point) {
    self.init(point: point, inControl: point, outControl: point)
  }

  /// Returns the vertex at a fraction of the way between two others.
  @inlinable
  package static func interpolate(
    _ from: PathVertex, _ to: PathVertex, _ fraction: Double
  ) -> PathVertex {
    PathVertex(
      point: .interpolate(from.point, to.point, fraction),
      inControl: .interpolate(from.inControl, to.inControl, fraction),
      outControl: .interpolate(from.outControl, to.outControl, fraction))
  }

  /// The vertex of the reversed outline.
  var reversed: PathVertex {
    PathVertex(point: point, inControl: outControl, outControl: inControl)
  }
}

/// A connected series of cubic Bézier curves.
///
/// Curve i goes from vertex i to vertex i + 1. A closed contour has one more curve, from the last
/// vertex to the first. A curve with both control points on its ends is a straight line.
public struct Contour: Hashable, Sendable {
  /// The vertices in order.
  public var vertices: [PathVertex]
  /// A Boolean value that indicates whether the last vertex is joined to the first.
  public var isClosed: Bool

  /// Creates a contour.
  public init(_ vertices: [PathVertex], isClosed: Bool) {
    self.vertices = vertices
    self.isClosed = isClosed
  }

  /// Adds the contour to a hash.
  ///
  /// The numbers are mixed before, because the standard hash of each number takes several times as
  /// long, and files have hundreds of thousands.
  public func hash(into hasher: inout Hasher) {
    var mixed = UInt64(truncatingIfNeeded: vertices.count)
    func mix(_ value: Double) {
      // Zeros of either sign are equal.
      mixed = (mixed ^ (value == 0 ? 0 : value.bitPattern)) &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed >> 32
    }
    func mix(_ point: Point) {
      mix(point.x)
      mix(point.y)
    }
    for vertex in vertices {
      mix(vertex.point)
      mix(vertex.inControl)
      mix(vertex.outControl)
    }
    hasher.combine(mixed)
    hasher.combine(isClosed)
  }

  /// The number of curves.
  public var curveCount: Int {
    isClosed ? vertices.count : max(0, vertices.count - 1)
  }
}

/// The outline of a shape: contours in drawing order, in points.
public struct Path: Hashable, Sendable {
  /// The contours in drawing order.
  public var contours: [Contour]

  /// Creates a path from contours.
  public init(_ contours: [Contour] = []) {
    self.contours = contours
  }

  /// A Boolean value that indicates whether there is nothing to draw.
  public var isEmpty: Bool { contours.allSatisfy { $0.vertices.isEmpty } }

  /// Returns `true` if keyframes of this path and another can be interpolated vertex by vertex.
  public func hasSameTopology(as other: Path) -> Bool {
    contours.count == other.contours.count
      && zip(contours, other.contours).allSatisfy {
        $0.vertices.count == $1.vertices.count && $0.isClosed == $1.isClosed
      }
  }

  /// Returns the path with a map applied to every point.
  public func applying(_ matrix: Matrix) -> Path {
    matrix == .identity ? self : map { matrix.apply($0) }
  }

  /// Returns the path with a closure applied to every vertex and control point.
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

  /// The smallest rectangle that contains every vertex and control point, or `nil` for an empty
  /// path.
  public var controlBounds: Rect? {
    var box = ControlBox()
    for contour in contours { box.add(contour) }
    return box.rect
  }
}

/// The smallest rectangle around vertices and control points; those that are not numbers do not
/// count.
private struct ControlBox {
  private var low = Point(x: .infinity, y: .infinity)
  private var high = Point(x: -.infinity, y: -.infinity)

  /// The rectangle, or `nil` if there are no points.
  var rect: Rect? {
    guard low.x <= high.x else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func add(_ contour: Contour) {
    for vertex in contour.vertices {
      add(vertex.point)
      add(vertex.inControl)
      add(vertex.outControl)
    }
  }

  private mutating func add(_ point: Point) {
    low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
    high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
  }
}

extension Contour {
  /// The smallest rectangle that contains every vertex and control point, or `nil` for an empty
  /// contour.
  package var controlBounds: Rect? {
    var box = ControlBox()
    box.add(self)
    return box.rect
  }
}

extension Path {
  /// Returns a rectangle from the origin, clockwise from there.
  package static func rectangle(_ size: Size) -> Path {
    .rectangle(Rect(origin: .zero, size: size))
  }

  /// Returns a rectangle, clockwise from its top left corner; empty without area.
  package static func rectangle(_ rect: Rect) -> Path {
    guard rect.size.width > 0, rect.size.height > 0 else { return Path() }
    return Path([Contour(rect.corners.map { PathVertex($0) }, isClosed: true)])
  }

  /// The coordinates of all vertices and control points.
  package var numbers: [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(6 * vertexCount)
    func add(_ point: Point) {
      numbers.append(point.x)
      numbers.append(point.y)
    }
    for contour in contours {
      for vertex in contour.vertices {
        add(vertex.point)
        add(vertex.inControl)
        add(vertex.outControl)
      }
    }
    return numbers
  }

  /// The number of vertices of all outlines.
  package var vertexCount: Int { contours.reduce(0) { $0 + $1.vertices.count } }

  /// Returns two paths interpolated vertex by vertex, or the first one if the topologies differ.
  public static func interpolate(_ from: Path, _ to: Path, _ fraction: Double) -> Path {
    guard from.hasSameTopology(as: to) else { return from }
    return Path(
      zip(from.contours, to.contours).map { first, last in
        Contour(
          first.vertices.indices.map { index in
            PathVertex.interpolate(first.vertices[index], last.vertices[index], fraction)
          }, isClosed: first.isClosed)
      })
  }
}
