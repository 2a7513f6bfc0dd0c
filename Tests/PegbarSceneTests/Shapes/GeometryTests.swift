import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

struct GeometryTests {
  private func rectangle(radius: Double = 0, isReversed: Bool = false) -> [Point] {
    Geometry.rectangle(
      Rectangle(
        center: .constant(Point(x: 10, y: 20)), size: .constant(Point(x: 8, y: 4)),
        cornerRadius: .constant(radius), isReversed: isReversed)
    ).path(at: 0).points
  }

  @Test("a rectangle starts at the top right and runs clockwise")
  func rectangle() {
    #expect(
      rectangle() == [
        Point(x: 14, y: 18), Point(x: 14, y: 22), Point(x: 6, y: 22), Point(x: 6, y: 18),
      ])
    #expect(
      rectangle(isReversed: true) == [
        Point(x: 14, y: 18), Point(x: 6, y: 18), Point(x: 6, y: 22), Point(x: 14, y: 22),
      ])
  }

  @Test("round corners have eight vertices and use at most half of the smaller side")
  func roundRectangle() {
    let expected = [
      Point(x: 14, y: 20), Point(x: 14, y: 20), Point(x: 12, y: 22), Point(x: 8, y: 22),
      Point(x: 6, y: 20), Point(x: 6, y: 20), Point(x: 8, y: 18), Point(x: 12, y: 18),
    ]
    #expect(rectangle(radius: 99) == expected)
    let path = Rectangle(
      center: .constant(.zero), size: .constant(Point(x: 8, y: 8)), cornerRadius: .constant(1)
    ).path(at: 0)
    let vertex = path.contours[0].vertices[0]
    #expect(vertex.point == Point(x: 4, y: -3))
    #expect(isClose(vertex.inControl, Point(x: 4, y: -3.5519)))
    #expect(vertex.outControl == vertex.point)
  }

  @Test("corners that are round at any time always have eight vertices")
  func roundnessFromZero() {
    let growing = Animated.keyed(
      Track<Double>([Key(time: 0, value: 0), Key(time: 1, value: 2)]))
    let rectangle = Rectangle(
      center: .constant(.zero), size: .constant(Point(x: 8, y: 4)), cornerRadius: growing)
    let flat = Rectangle(
      center: .constant(.zero), size: .constant(.zero), cornerRadius: .constant(1))
    #expect(rectangle.path(at: 0).points.count == 8)
    #expect(rectangle.path(at: 1).points.count == 8)
    #expect(flat.path(at: 0).points.count == 8)
  }

  @Test("an ellipse starts at the top and runs clockwise")
  func ellipse() {
    let path = Ellipse(center: .constant(.zero), size: .constant(Point(x: 20, y: 10))).path(at: 0)
    let vertices = path.contours[0].vertices
    #expect(
      path.points == [
        Point(x: 0, y: -5), Point(x: 10, y: 0), Point(x: 0, y: 5), Point(x: -10, y: 0),
      ])
    #expect(isClose(vertices[0].outControl, Point(x: 5.519, y: -5)))
    #expect(isClose(vertices[1].inControl, Point(x: 10, y: -2.7595)))
  }

  @Test("a reversed ellipse runs to the left first")
  func reversedEllipse() {
    let path = Ellipse(
      center: .constant(.zero), size: .constant(Point(x: 20, y: 10)), isReversed: true
    ).path(at: 0)
    #expect(
      path.points == [
        Point(x: 0, y: -5), Point(x: -10, y: 0), Point(x: 0, y: 5), Point(x: 10, y: 0),
      ])
    #expect(isClose(path.contours[0].vertices[0].outControl, Point(x: -5.519, y: -5)))
  }

  @Test("a star alternates outer and inner points, clockwise from the top")
  func star() {
    let path = Polystar(
      kind: .star, center: .constant(Point(x: 100, y: 0)), pointCount: .constant(2.9),
      rotation: .constant(0), outerRadius: .constant(10), outerRoundness: .constant(0.5),
      innerRadius: .constant(4)
    ).path(at: 0)
    #expect(
      isClose(
        path.points,
        [Point(x: 100, y: -10), Point(x: 104, y: 0), Point(x: 100, y: 10), Point(x: 96, y: 0)]))
    // 2π · 10 / (4 · 2) · 0.5
    let tangent = 3.926990816987241
    #expect(isClose(path.contours[0].vertices[0].outControl, Point(x: 100 + tangent, y: -10)))
    #expect(path.contours[0].vertices[1].outControl == path.contours[0].vertices[1].point)
  }

  @Test("a polygon has only outer points and rotates")
  func polygon() {
    let path = Polystar(
      kind: .polygon, center: .constant(.zero), pointCount: .constant(4),
      rotation: .constant(90), outerRadius: .constant(10), isReversed: true
    ).path(at: 0)
    #expect(
      isClose(
        path.points,
        [Point(x: 10, y: 0), Point(x: 0, y: -10), Point(x: -10, y: 0), Point(x: 0, y: 10)]))
  }
}
