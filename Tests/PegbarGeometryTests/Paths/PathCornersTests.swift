import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@Suite("Corners and miter limits")
struct PathCornersTests {
  private func path(_ points: [(Double, Double)], isClosed: Bool = true) -> Path {
    Path([
      Contour(points.map { PathVertex(Point(x: $0.0, y: $0.1)) }, isClosed: isClosed)
    ])
  }

  @Test("a corner is between two limits if its miter exceeds only one of them")
  func sharp() {
    // Two sides of 10 by 1: the angle is 2 · atan(1 / 10), and the miter is 10.05 times as long as
    // wide.
    let spike = path([(0, -1), (10, 0), (0, 1)], isClosed: false)
    #expect(spike.hasCorners(between: 4, and: 20))
    #expect(spike.hasCorners(between: 20, and: 4))
    #expect(!spike.hasCorners(between: 4, and: 9))
    #expect(!spike.hasCorners(between: 11, and: 20))
    // A right angle is 1.41 times as long.
    let square = path([(0, 0), (1, 0), (1, 1), (0, 1)])
    #expect(!square.hasCorners(between: 4, and: 10))
    #expect(square.hasCorners(between: 1, and: 10))
  }

  @Test("ends are not corners unless the contour is closed")
  func ends() {
    let points = [(0.0, 0.0), (100.0, 1.0), (100.0, -1.0)]
    #expect(path(points).hasCorners(between: 4, and: 200))
    #expect(!path([(0, 0), (10, 0)], isClosed: false).hasCorners(between: 0, and: 100))
    #expect(!Path([]).hasCorners(between: 0, and: 100))
  }

  @Test("curves meet in the direction of their control points")
  func curves() {
    func vertex(_ x: Double, _ y: Double, _ motionPath: Point) -> PathVertex {
      let point = Point(x: x, y: y)
      return PathVertex(point: point, inControl: point - motionPath, outControl: point + motionPath)
    }
    let smooth = Path([
      Contour(
        [
          vertex(0, 0, Point(x: 0, y: -5)), vertex(9, 0, Point(x: 0, y: 5)),
        ], isClosed: true)
    ])
    #expect(!smooth.hasCorners(between: 2, and: 1000))
  }

  @Test("a custom limit with affected corners or with keyframes is required")
  func needed() {
    let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    let spike = path([(0, -1.5), (10, 0), (0, 1.5)], isClosed: false)
    var layer = NormalizedLayer(name: "line", bounds: bounds)
    func stroke(_ limit: Double, _ join: Stroke.Join = .miter) -> NormalizedStroke {
      NormalizedStroke(width: 2, join: join, miterLimit: limit)
    }
    #expect(layer.needsMiterLimit(stroke(4), of: spike))
    #expect(!layer.needsMiterLimit(stroke(4, .round), of: spike))
    #expect(!layer.needsMiterLimit(stroke(10), of: spike))
    let square = path([(0, 0), (1, 0), (1, 1), (0, 1)])
    #expect(!layer.needsMiterLimit(stroke(4), of: square))
    layer.tracks = [
      NormalizedTrack(
        property: .path,
        keys: .path(Track([Key(time: 0, value: square), Key(time: 1, value: spike)])))
    ]
    #expect(layer.needsMiterLimit(stroke(4), of: square))
  }
}
