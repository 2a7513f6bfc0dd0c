import PegbarFrames
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

struct TrimTests {
  private func trim(
    _ start: Double, _ end: Double, offset: Double = 0, _ mode: Trim.Mode = .simultaneously
  ) -> Trim {
    Trim(start: .constant(start), end: .constant(end), offset: .constant(offset), mode: mode)
  }

  private let line = Path.corners([(0, 0), (10, 0)], isClosed: false)
  private let square = Path.corners([(0, 0), (10, 0), (10, 10), (0, 10)])

  private func points(_ pairs: [(Double, Double)]) -> [Point] {
    pairs.map { Point(x: $0.0, y: $0.1) }
  }

  @Test("a part of a closed path is open")
  func part() {
    let result = trim(0.125, 0.5).paths([square], at: 0)[0]
    #expect(result.contours.map(\.isClosed) == [false])
    #expect(isClose(result.points, points([(5, 0), (10, 0), (10, 10)])))
  }

  @Test("start and end are interchangeable, equal ones hide the path, and the whole is unchanged")
  func edges() {
    #expect(isClose(trim(0.5, 0.1).paths([line], at: 0)[0].points, points([(1, 0), (5, 0)])))
    #expect(trim(0.3, 0.3).paths([line], at: 0)[0].isEmpty)
    #expect(trim(0.3, 0.30003).paths([line], at: 0)[0].isEmpty)
    #expect(trim(-2, 7).paths([square], at: 0) == [square])
  }

  @Test("past the end of a closed path both parts become one")
  func wrapClosed() {
    let result = trim(0.5, 0.75, offset: 0.375).paths([square], at: 0)[0]
    #expect(result.contours.count == 1)
    #expect(isClose(result.points, points([(0, 5), (0, 0), (5, 0)])))
  }

  @Test("past the end of an open path there are two parts")
  func wrapOpen() {
    let result = trim(0.5, 1, offset: -1.75).paths([line], at: 0)[0]
    #expect(result.contours.map(\.vertices.count) == [2, 2])
    #expect(isClose(result.points, points([(7.5, 0), (10, 0), (0, 0), (2.5, 0)])))
  }

  @Test("a full turn of offset leaves a closed path open")
  func turned() {
    let result = trim(0, 1, offset: 0.25).paths([square], at: 0)[0]
    #expect(result.contours.map(\.isClosed) == [false])
    #expect(
      isClose(result.points, points([(10, 0), (10, 10), (0, 10), (0, 0), (10, 0)])))
  }

  @Test("simultaneously trims every path, with its contours in sequence")
  func simultaneously() {
    let two = Path(line.contours + Path.corners([(0, 5), (30, 5)], isClosed: false).contours)
    let result = trim(0, 0.5).paths([two, line], at: 0)
    #expect(result[0].points == points([(0, 0), (10, 0), (0, 5), (10, 5)]))
    #expect(result[1].points == points([(0, 0), (5, 0)]))
  }

  @Test("individually trims all paths as one")
  func individually() {
    let long = Path.corners([(0, 5), (30, 5)], isClosed: false)
    let result = trim(0.125, 0.5, .individually).paths([line, long], at: 0)
    #expect(isClose(result[0].points, points([(5, 0), (10, 0)])))
    #expect(isClose(result[1].points, points([(0, 5), (10, 5)])))
    let wrapped = trim(0.5, 1, offset: 0.25, .individually).paths([line, long], at: 0)
    #expect(isClose(wrapped[0].points, points([(0, 0), (10, 0)])))
    #expect(isClose(wrapped[1].points, points([(20, 5), (30, 5)])))
  }

  @Test("a fully visible contour remains closed")
  func wholeContour() {
    let two = Path(square.contours + line.contours)
    let result = trim(0, 0.9).paths([two], at: 0)[0]
    #expect(result.contours.map(\.isClosed) == [true, false])
    #expect(result.contours[0] == square.contours[0])
  }

  @Test("splits curves by length")
  func curve() {
    let circle = Ellipse(center: .constant(.zero), size: .constant(Point(x: 200, y: 200)))
      .path(at: 0)
    let result = trim(0, 0.125).paths([circle], at: 0)[0]
    let vertices = result.contours[0].vertices
    #expect(isClose(vertices[1].point, Point(x: 70.7, y: -70.7), 0.05))
    #expect(isClose(vertices[1].point.x, -vertices[1].point.y, 1e-6))
  }
}
