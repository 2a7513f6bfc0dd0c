import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

struct TransformTests {
  @Test("applies anchor, scale, rotation and position in this order")
  func order() {
    let transform = Transform(
      anchor: .constant(Point(x: 1, y: 0)), position: .constant(Point(x: 10, y: 20)),
      scale: .constant(Point(x: 2, y: 3)), rotation: .constant(90))
    // (3, 1) → (2, 1) → (4, 3) → (−3, 4) → (7, 24)
    #expect(transform.matrix(at: 0).apply(Point(x: 3, y: 1)) == Point(x: 7, y: 24))
  }

  @Test("applies skew after scale and before rotation")
  func skew() {
    let transform = Transform(
      scale: .constant(Point(x: 1, y: 2)), rotation: .constant(90), skew: .constant(45))
    // (0, 1) → (0, 2) → x − y·tan 45° = (−2, 2) → (−2, −2)
    #expect(isClose(transform.matrix(at: 0).apply(Point(x: 0, y: 1)), Point(x: -2, y: -2)))
  }

  @Test("the skew axis rotates the direction of the shear")
  func skewAxis() {
    let transform = Transform(skew: .constant(45), skewAxis: .constant(90))
    // At 90°, the shear moves along y: (1, 0) → (1, 1), and (0, 1) is unchanged.
    #expect(isClose(transform.matrix(at: 0).apply(Point(x: 0, y: 1)), Point(x: 0, y: 1)))
    #expect(isClose(transform.matrix(at: 0).apply(Point(x: 1, y: 0)), Point(x: 1, y: 1)))
  }

  @Test("animates coordinates with separate keyframes independently")
  func split() {
    let point = AnimatedPoint.split(
      x: .keyed(Track([Key(time: 0, value: 0), Key(time: 1, value: 10)])), y: .constant(7))
    #expect(point.value(at: 0.5) == Point(x: 5, y: 7))
  }
}

struct AutoOrientTests {
  private let corner = AnimatedPoint.joined(
    .keyed(
      Track([
        Key(time: 1, value: Point.zero), Key(time: 2, value: Point(x: 10, y: 0)),
        Key(time: 3, value: Point(x: 10, y: 0)), Key(time: 4, value: Point(x: 10, y: 10)),
      ])))

  @Test(
    "orients along the direction of travel, or the last one during a rest",
    arguments: [(0.0, 0.0), (1.5, 0), (2.5, 0), (3.5, 90), (9, 90)])
  func directions(time: Double, angle: Double) {
    #expect(isClose(corner.orientation(at: time), angle))
    #expect(
      Transform(position: corner, orientsAlongPath: true).matrix(at: time).a
        == Matrix.rotation(degrees: angle).a)
  }

  @Test("separate coordinates have a common direction")
  func split() {
    let keys = Track([Key(time: 0, value: 0.0), Key(time: 1, value: 10)])
    let point = AnimatedPoint.split(x: .keyed(keys), y: .keyed(keys))
    #expect(isClose(point.orientation(at: 0.5), 45, 1e-6))
    #expect(isClose(point.orientation(at: 0), 45, 1e-6))
    #expect(isClose(point.orientation(at: 7), 45, 1e-6))
  }

  @Test("a curved motion path rotates with its tangent")
  func motionPath() {
    let quarter = 0.5519150244935106
    let point = AnimatedPoint.joined(
      .keyed(
        Track([
          Key(
            time: 0, value: Point(x: 1000, y: 0),
            motionPath: MotionPath(
              control1: Point(x: 1000, y: 1000 * quarter),
              control2: Point(x: 1000 * quarter, y: 1000))),
          Key(time: 1, value: Point(x: 0, y: 1000)),
        ])))
    #expect(isClose(point.orientation(at: 0.5), 135, 1e-6))
    #expect(isClose(point.orientation(at: 1), 180, 1e-6))
  }
}
