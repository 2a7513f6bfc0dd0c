import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Filled rectangles have one order of corners.
struct OrderBoxesTests {
  private func path(_ points: [(Double, Double)], _ style: ShapeStyle = Make.fill()) throws -> Path
  {
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    let scene = normalizer.normalized(
      Make.scene([Make.drawing([Make.geometry(Make.path(points))], [style])]), log: FindingLog())
    guard case .shape(let shape) = try #require(scene.allLayers.first).content else {
      throw Unexpected()
    }
    return shape.path
  }

  private struct Unexpected: Error {}

  @Test("a filled rectangle begins at its smallest coordinates and goes along x")
  func order() throws {
    let plain = try path([(10, 20), (90, 20), (90, 100), (10, 100)])
    #expect(try path([(90, 20), (90, 100), (10, 100), (10, 20)]) == plain)
    #expect(try path([(10, 20), (10, 100), (90, 100), (90, 20)]) == plain)
    let points = plain.contours[0].vertices.map(\.point)
    #expect(points[0].x < points[1].x && points[0].y == points[1].y)
  }

  @Test("the order of a line says where it begins, and what crosses itself is no rectangle")
  func others() throws {
    let turned = [(90.0, 20.0), (90, 100), (10, 100), (10, 20)]
    let line = try path(turned, Make.stroke())
    #expect(line.contours[0].vertices[0].point.x > line.contours[0].vertices[2].point.x)
    let crossed = try path([(90, 20), (10, 100), (90, 100), (10, 20)])
    #expect(crossed.contours[0].vertices[0].point.x > crossed.contours[0].vertices[1].point.x)
  }
}
