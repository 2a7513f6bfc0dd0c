import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@Suite("Straight sides and quadrilaterals")
struct ContourSidesTests {
  private static let corners = [
    Point(x: 1, y: 2), Point(x: 9, y: 1), Point(x: 8, y: 7), Point(x: 0, y: 5),
  ]

  private func contour(_ corners: [Point], isClosed: Bool = true) -> Contour {
    Contour(corners.map { PathVertex($0) }, isClosed: isClosed)
  }

  @Test("four straight sides form a quadrilateral, with corners in drawing order")
  func quadrangle() {
    #expect(contour(Self.corners).quadrangle == Self.corners)
    #expect(contour(Self.corners.reversed()).quadrangle == Self.corners.reversed())
    // Coincident corners are also corners.
    let point = [Point](repeating: .zero, count: 4)
    #expect(contour(point).quadrangle == point)
  }

  @Test("open contours and other numbers of sides form no quadrilateral")
  func others() {
    #expect(contour(Self.corners, isClosed: false).quadrangle == nil)
    #expect(contour(Array(Self.corners.prefix(3))).quadrangle == nil)
    #expect(contour(Self.corners + [Point(x: 0, y: 3)]).quadrangle == nil)
    #expect(contour([]).quadrangle == nil)
  }

  @Test("a single control point off its vertex makes a side curved", arguments: 0..<8)
  func bent(control: Int) {
    var bent = contour(Self.corners)
    #expect(bent.isStraight)
    let beside = Point(x: 4, y: 4)
    if control < 4 {
      bent.vertices[control].inControl = beside
    } else {
      bent.vertices[control - 4].outControl = beside
    }
    #expect(!bent.isStraight)
    #expect(bent.quadrangle == nil)
  }
}
