import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@Suite struct RoundedCornersTests {
  @Test("rounded corners use at most half of a side and keep open ends")
  func roundedCorners() {
    let open = Path.corners([(0, 0), (10, 0), (10, 4)], isClosed: false)
    let rounded = RoundedCorners(radius: .constant(3)).path(open, at: 0)
    #expect(
      rounded.points == [
        Point(x: 0, y: 0), Point(x: 7, y: 0), Point(x: 10, y: 2), Point(x: 10, y: 4),
      ])
    let vertices = rounded.contours[0].vertices
    #expect(isClose(vertices[1].outControl, Point(x: 7 + 3 * 0.5519, y: 0)))
    #expect(isClose(vertices[2].inControl, Point(x: 10, y: 2 - 2 * 0.5519)))
    #expect(Path.corners([(0, 0), (9, 0), (9, 9)]).roundingCorners(radius: 1).points.count == 6)
  }
}
