import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of Pucker & Bloat, Zig Zag and Offset Paths.
@Suite struct PathModifierTests {
  private static let square = Path.corners([(0, 0), (20, 0), (20, 20), (0, 20)])

  // MARK: Pucker & Bloat

  @Test("moves vertices toward the mean and control points away by the same distance")
  func pucker() {
    let path = PuckerBloat(amount: .constant(0.5)).path(Self.square, at: 0)
    #expect(
      path.points == [
        Point(x: 5, y: 5), Point(x: 15, y: 5), Point(x: 15, y: 15), Point(x: 5, y: 15),
      ])
    let first = path.contours[0].vertices[0]
    #expect(first.inControl == Point(x: -5, y: -5))
    #expect(first.outControl == Point(x: -5, y: -5))
  }

  @Test("0% and empty paths change nothing")
  func stillPucker() {
    #expect(PuckerBloat(amount: .constant(0)).path(Self.square, at: 0) == Self.square)
    let empty = Path([Contour([], isClosed: true)])
    #expect(PuckerBloat(amount: .constant(1)).path(empty, at: 0) == empty)
  }

  // MARK: Zig Zag

  @Test("ridges alternate between both sides, including at vertices")
  func zigZag() {
    let line = Path.corners([(0, 0), (40, 0)], isClosed: false)
    let path = ZigZag(size: .constant(3), ridges: .constant(3)).path(line, at: 0)
    #expect(path.contours[0].isClosed == false)
    let points = path.points
    // At an end vertex, the direction is that from one end to the other, reversed at the second
    // end.
    #expect(isClose(points[1...3].map { $0 }, [(10, -3), (20, 3), (30, -3)].map(Point.init)))
    #expect(points.count == 5)
    #expect(isClose(points[0], Point(x: 0, y: -3)) || isClose(points[0], Point(x: 0, y: 3)))
  }

  @Test("a closed outline starts and ends at its first vertex")
  func closedZigZag() {
    let path = ZigZag(size: .constant(2), ridges: .constant(1)).path(Self.square, at: 0)
    // 4 vertices, 4 ridges, and the first vertex again.
    #expect(path.points.count == 9)
    #expect(isClose(path.points[0], path.points[8]))
    // Ridges point outward, halfway along the sides.
    #expect(isClose(path.points[1], Point(x: 10, y: -2)))
    #expect(isClose(path.points[3], Point(x: 22, y: 10)))
    let diagonal = 2 / 2.0.squareRoot()
    #expect(isClose(path.points[0], Point(x: diagonal, y: diagonal)))
  }

  @Test("smooth ridges have control points along the path")
  func smoothZigZag() {
    let line = Path.corners([(0, 0), (40, 0)], isClosed: false)
    let path = ZigZag(size: .constant(3), ridges: .constant(1), pointType: .smooth).path(
      line, at: 0)
    let ridge = path.contours[0].vertices[1]
    #expect(isClose(ridge.point, Point(x: 20, y: -3)))
    #expect(isClose(ridge.inControl, Point(x: 10, y: -3)))
    #expect(isClose(ridge.outControl, Point(x: 30, y: -3)))
  }

  @Test("accepts zero size and invalid numbers of ridges", arguments: [1e12, -5, 0.2])
  func oddZigZag(ridges: Double) {
    let path = ZigZag(size: .constant(3), ridges: .constant(ridges)).path(Self.square, at: 0)
    #expect(path.points.count <= 5 + 4 * 1000)
    #expect(path.points.count >= 5)
    #expect(
      ZigZag(size: .constant(0), ridges: .constant(ridges)).path(Self.square, at: 0)
        == Self.square)
  }

  // MARK: Offset Paths

  @Test("a clockwise outline grows, with sharp corners")
  func offsetMiter() {
    let path = OffsetPath(amount: .constant(5)).path(Self.square, at: 0)
    let box = path.controlBounds
    #expect(box == Rect(x: -5, y: -5, width: 30, height: 30))
    #expect(path.points.contains { isClose($0, Point(x: 25, y: -5)) })
  }

  @Test("cuts off bevels and corners beyond the miter limit", arguments: Stroke.Join.allCases)
  func offsetJoins(join: Stroke.Join) {
    let path = OffsetPath(amount: .constant(5), join: join, miterLimit: .constant(0.5)).path(
      Self.square, at: 0)
    #expect(path.points.count == 8)
    #expect(path.points.contains { isClose($0, Point(x: 20, y: -5)) })
    #expect(path.points.contains { isClose($0, Point(x: 25, y: 0)) })
    let isRound = path.contours[0].vertices.contains { !isClose($0.outControl, $0.point) }
    #expect(isRound == (join == .round))
  }

  @Test("a negative amount shrinks: sides are cut where they meet")
  func offsetInwards() {
    let path = OffsetPath(amount: .constant(-5)).path(Self.square, at: 0)
    #expect(path.points.count == 4)
    for corner in [(5.0, 5.0), (15, 5), (15, 15), (5, 15)] {
      #expect(path.points.contains { isClose($0, Point(x: corner.0, y: corner.1), 1e-3) })
    }
  }

  @Test("an open path becomes a band on both sides")
  func offsetLine() {
    let line = Path.corners([(0, 0), (40, 0)], isClosed: false)
    let path = OffsetPath(amount: .constant(5), join: .bevel).path(line, at: 0)
    #expect(path.contours[0].isClosed)
    #expect(path.controlBounds == Rect(x: 0, y: -5, width: 40, height: 10))
  }

  @Test("a circle grows to a circle")
  func offsetCircle() throws {
    let circle = Ellipse(center: .constant(.zero), size: .constant(Point(x: 40, y: 40)))
    let path = OffsetPath(amount: .constant(5)).path(circle.path(at: 0), at: 0)
    #expect(path.points.count == 4)
    let vertex = try #require(path.contours[0].vertices.first)
    #expect(isClose(vertex.point, Point(x: 0, y: -25)))
    #expect(isClose(vertex.outControl, Point(x: 25 * 0.5519, y: -25), 0.02))
  }

  @Test("points, empty outlines and zero amounts are unchanged")
  func offsetNothing() {
    let dot = Path.corners([(3, 3), (3, 3)])
    #expect(OffsetPath(amount: .constant(5)).path(dot, at: 0) == dot)
    #expect(OffsetPath(amount: .constant(0)).path(Self.square, at: 0) == Self.square)
  }

  @Test("offsets sides that all overlap")
  func offsetOfOverlaps() {
    let vertices = (0..<20_000).map { index in
      PathVertex(
        point: Point(x: Double(index % 2) * 50, y: 0), inControl: Point(x: 20, y: 30),
        outControl: Point(x: 30, y: 30))
    }
    let path = Path([Contour(vertices, isClosed: true)])
    #expect(OffsetPath(amount: .constant(5)).path(path, at: 0).contours.count == 1)
  }
}
