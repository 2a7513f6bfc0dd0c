import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Ellipses and rectangles have a standard start and direction.
struct OrderPrimitivesTests {
  private func path(_ geometry: Geometry, _ style: ShapeStyle = Make.stroke()) throws -> Path {
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    let scene = normalizer.normalized(
      Make.scene([Make.drawing([geometry], [style])]), log: FindingLog())
    guard case .shape(let shape) = try #require(scene.allLayers.first).content else {
      throw Unexpected()
    }
    return shape.path
  }

  private struct Unexpected: Error {}

  private var dashed: ShapeStyle {
    var style = Make.stroke()
    style.kind = .stroke(
      Stroke(width: .constant(6), dashes: [.constant(4), .constant(2)]))
    return style
  }

  private func ellipse(isReversed: Bool) -> Geometry {
    .ellipse(
      Ellipse(
        center: .constant(Point(x: 50, y: 60)), size: .constant(Point(x: 30, y: 20)),
        isReversed: isReversed))
  }

  @Test("a rectangle starts at its smallest coordinates and runs along x")
  func rectangles() throws {
    let plain = try path(Make.geometry(Make.path([(10, 20), (90, 20), (90, 100), (10, 100)])))
    #expect(
      try path(Make.geometry(Make.path([(90, 20), (90, 100), (10, 100), (10, 20)]))) == plain)
    #expect(
      try path(Make.geometry(Make.path([(10, 20), (10, 100), (90, 100), (90, 20)]))) == plain)
    let points = plain.contours[0].vertices.map(\.point)
    #expect(points[0].x < points[1].x && points[0].y == points[1].y)
  }

  @Test("an ellipse starts at its top and runs to the right")
  func ellipses() throws {
    let plain = try path(ellipse(isReversed: false))
    #expect(try path(ellipse(isReversed: true)) == plain)
    let primitive = try #require(Primitive(plain.contours[0]))
    #expect(primitive.start == 0 && !primitive.isReversed)
  }

  @Test("keeps the start of a dashed stroke, and a crossing outline is not a rectangle")
  func others() throws {
    let turned = Make.geometry(Make.path([(90.0, 20.0), (90, 100), (10, 100), (10, 20)]))
    let line = try path(turned, dashed)
    #expect(line.contours[0].vertices[0].point.x > line.contours[0].vertices[2].point.x)
    let back = try path(ellipse(isReversed: true), dashed)
    #expect(Primitive(back.contours[0])?.isReversed == true)
    let crossed = try path(
      Make.geometry(Make.path([(90, 20), (10, 100), (90, 100), (10, 20)])), Make.fill())
    #expect(crossed.contours[0].vertices[0].point.x > crossed.contours[0].vertices[1].point.x)
  }

  @Test("keeps the directions of two outlines, but normalizes their starts")
  func several() throws {
    let hole = Make.path([(40, 40), (40, 60), (60, 60), (60, 40)])
    let outer = Make.path([(90, 20), (90, 100), (10, 100), (10, 20)])
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    let scene = normalizer.normalized(
      Make.scene([
        Make.drawing([Make.geometry(outer), Make.geometry(hole)], [Make.fill([0, 1])])
      ]), log: FindingLog())
    guard case .shape(let shape) = try #require(scene.allLayers.first).content else {
      throw Unexpected()
    }
    let primitives = shape.path.contours.compactMap { Primitive($0) }
    #expect(primitives.map(\.isReversed) == [false, true])
    #expect(primitives.map(\.start) == [3, 3])
  }
}
