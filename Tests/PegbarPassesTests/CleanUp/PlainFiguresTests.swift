import PegbarDiagnostics
import PegbarFrames
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Circles and rectangles in one colour are plain layers.
struct PlainFiguresTests {
  private func layers(_ layer: Layer) -> [NormalizedLayer] {
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    return normalizer.normalized(Make.scene([layer]), log: FindingLog()).allLayers
  }

  private func rectangle(_ radius: Double = 0, width: Double = 30) -> Geometry {
    .rectangle(
      Rectangle(
        center: .constant(Point(x: 50, y: 60)), size: .constant(Point(x: width, y: 20)),
        cornerRadius: .constant(radius)))
  }

  private func ellipse(width: Double) -> Geometry {
    .ellipse(
      Ellipse(
        center: .constant(Point(x: 50, y: 60)), size: .constant(Point(x: width, y: 20))))
  }

  private func drawn(_ geometry: Geometry, _ style: ShapeStyle = Make.fill()) throws
    -> NormalizedLayer
  {
    try #require(layers(Make.drawing([geometry], [style])).last)
  }

  private func isPlain(_ layer: NormalizedLayer) -> Bool {
    if case .color = layer.content { true } else { false }
  }

  @Test("a rectangle is a layer with its frame, and with round corners has their radius")
  func rectangles() throws {
    let sharp = try drawn(rectangle())
    #expect(isPlain(sharp) && sharp.cornerRadius == 0)
    #expect(sharp.bounds == Rect(x: 55, y: 70, width: 30, height: 20))
    let round = try drawn(rectangle(4))
    #expect(isPlain(round) && round.cornerRadius == 4)
    #expect(round.bounds == sharp.bounds)
  }

  @Test("a circle is a layer with half of its size as the radius, whose bounds begin at zero")
  func circles() throws {
    let circle = try drawn(ellipse(width: 20))
    #expect(isPlain(circle) && circle.cornerRadius == 10)
    #expect(circle.bounds == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.anchor == Point(x: 10, y: 10))
    #expect(circle.position == Point(x: 70, y: 80))
  }

  @Test("other ellipses, lines, what moves and what is turned in its outline stay shapes")
  func others() throws {
    #expect(try !isPlain(drawn(ellipse(width: 30))))
    #expect(try !isPlain(drawn(rectangle(), Make.stroke())))
    #expect(try !isPlain(drawn(Make.geometry(Make.path([(0, 0), (9, 1), (9, 9), (0, 8)])))))
  }

  @Test("a plain layer shows what the shape shows")
  func picture() throws {
    for geometry in [rectangle(), rectangle(4), rectangle(40), ellipse(width: 20)] {
      let scene = Make.scene([Make.drawing([geometry], [Make.fill()])])
      var normalizer = Normalizer()
      let shapes = normalizer.normalized(scene, log: FindingLog())
      normalizer.cleansUp = true
      let plain = normalizer.normalized(scene, log: FindingLog())
      #expect(plain != shapes)
      let points = try [shapes, plain].map { try outline(of: $0) }
      #expect(points[0] == points[1])
    }
  }

  private struct Unexpected: Error {}

  /// The box of what a scene draws.
  private func outline(of scene: NormalizedScene) throws -> Rect {
    for case .path(let item) in SceneEvaluator(scene.scene).frame(at: 0).items {
      return try #require(item.path.applying(item.matrix).controlBounds)
    }
    throw Unexpected()
  }
}
