import PegbarBase
import PegbarDiagnostics
import PegbarFrames
import PegbarGeometry
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarSwift
import PegbarTestSupport
import Testing

/// Circles and rectangles in one color become plain layers.
struct PlainPrimitivesTests {
  private func layers(_ layer: Layer) -> [NormalizedLayer] {
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    return SwiftScene(normalizer.normalized(Make.scene([layer]), log: FindingLog())).scene.allLayers
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

  @Test("a rectangle becomes a layer with its frame, and its corner radius if rounded")
  func rectangles() throws {
    let sharp = try drawn(rectangle())
    #expect(isPlain(sharp) && sharp.cornerRadius == 0)
    #expect(sharp.bounds == Rect(x: 55, y: 70, width: 30, height: 20))
    let round = try drawn(rectangle(4))
    #expect(isPlain(round) && round.cornerRadius == 4)
    #expect(round.bounds == sharp.bounds)
  }

  /// Returns the layer of a primitive that grows around its anchor point.
  private func grown(
    _ keys: [(Double, Double, Double)], _ kind: Primitive.Kind? = nil, curve: Curve = Make.ease,
    style: ShapeStyle = Make.fill(), middle: Point = .zero
  ) throws -> NormalizedLayer {
    let size = Animated<Point>.keyed(
      Track(keys.map { Key(time: $0.0, value: Point(x: $0.1, y: $0.2), curve: curve) }))
    let geometry: Geometry
    switch kind {
    case .rounded(let radius):
      geometry = .rectangle(
        Rectangle(
          center: .constant(middle), size: .joined(size), cornerRadius: .constant(radius)))
    case .rectangle:
      geometry = .rectangle(Rectangle(center: .constant(middle), size: .joined(size)))
    case .ellipse, nil:
      geometry = .ellipse(Ellipse(center: .constant(middle), size: .joined(size)))
    }
    var layer = Make.drawing([geometry], [style])
    layer.transform.position = .constant(Point(x: 100, y: 80))
    // A rotation keeps the anchor point in place.
    if middle != .zero { layer.transform.rotation = Make.moving((0, 0), (1, 90)) }
    return try #require(layers(layer).last)
  }

  private func keys(_ property: LayerProperty, of layer: NormalizedLayer) -> NormalizedTrack.Keys? {
    layer.tracks.first { $0.property == property }?.keys
  }

  @Test("a circle that grows from zero animates its size and its corner radius")
  func growingCircle() throws {
    let layer = try grown([(0, 0, 0), (1, 40, 40)])
    #expect(isPlain(layer) && layer.bounds == Rect(x: 0, y: 0, width: 40, height: 40))
    #expect(layer.cornerRadius == 20 && layer.anchor == Point(x: 20, y: 20))
    guard case .point(let sizes) = keys(.size, of: layer),
      case .number(let radii) = keys(.cornerRadius, of: layer)
    else { return #expect(Bool(false), "\(layer.tracks)") }
    #expect(sizes.keys.map(\.value) == [.zero, Point(x: 40, y: 40)])
    #expect(radii.keys.map(\.value) == [0, 20])
    #expect(sizes.keys[0].curve == Make.ease && radii.keys[0].curve == Make.ease)
    #expect(!layer.has(.path))
  }

  @Test("a growing rectangle does not animate constant corners")
  func growingRectangle() throws {
    let sharp = try grown([(0, 10, 20), (1, 40, 20)], .rectangle)
    #expect(isPlain(sharp) && sharp.tracks.map(\.property) == [.size])
    let round = try grown([(0, 10, 20), (1, 40, 20)], .rounded(4))
    #expect(isPlain(round) && round.cornerRadius == 4 && round.tracks.map(\.property) == [.size])
  }

  @Test(
    "keeps paths of noncircles, off-anchor shapes, overshoots, strokes and pulses")
  func otherGrowth() throws {
    let overshoot = Curve.bezier(TimingCurve(0.3, -1, 0.6, 1))
    let pulse = (0...12).map { index in
      let size = 10 + Double(index * index % 7)
      return (Double(index) / 10, size, size)
    }
    let others = [
      try grown([(0, 10, 20), (1, 40, 20)]),
      try grown([(0, 10, 10), (1, 40, 40)], middle: Point(x: 7, y: 0)),
      try grown([(0, 10, 10), (1, 40, 40)], curve: overshoot),
      try grown([(0, 10, 10), (1, 40, 40)], style: Make.stroke()),
      // The final bounds are empty.
      try grown([(0, 10, 10), (1, 0, 0)]),
      // Many keyframes are shorter as one path track.
      try grown(pulse),
    ]
    for layer in others { #expect(layer.has(.path) && !layer.has(.size), "\(layer.tracks)") }
  }

  @Test("a growing primitive matches the source")
  func growthPicture() throws {
    let size = Make.points((0, 0, 0), (0.7, 60, 60), (1.4, 20, 20))
    var circle = Make.drawing(
      [.ellipse(Ellipse(center: .constant(.zero), size: size))], [Make.fill()])
    circle.transform.position = .constant(Point(x: 90, y: 70))
    circle.transform.rotation = Make.moving((0, 0), (1.4, 50))
    let scene = Make.scene([circle])
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    let normalized = SwiftScene(normalizer.normalized(scene, log: FindingLog())).scene
    #expect(normalized.allLayers.contains { $0.has(.size) })
    let measure = NormalizationMeasure(exact: scene, normalized: normalized)
    let worst = measure.worst(at: (0..<150).map { Double($0) / 100 })
    #expect(worst.other == nil && worst.distance?.difference.distance ?? 0 < 1e-3, "\(worst)")
  }

  @Test("a circle becomes a layer with half its size as radius and bounds from zero")
  func circles() throws {
    let circle = try drawn(ellipse(width: 20))
    #expect(isPlain(circle) && circle.cornerRadius == 10)
    #expect(circle.bounds == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.anchor == Point(x: 10, y: 10))
    #expect(circle.position == Point(x: 70, y: 80))
  }

  @Test("other ellipses, strokes, animated and rotated outlines remain shapes")
  func others() throws {
    #expect(try !isPlain(drawn(ellipse(width: 30))))
    #expect(try !isPlain(drawn(rectangle(), Make.stroke())))
    #expect(try !isPlain(drawn(Make.geometry(Make.path([(0, 0), (9, 1), (9, 9), (0, 8)])))))
  }

  @Test("a plain layer draws the same as the shape")
  func picture() throws {
    for geometry in [rectangle(), rectangle(4), rectangle(40), ellipse(width: 20)] {
      let scene = Make.scene([Make.drawing([geometry], [Make.fill()])])
      var normalizer = Normalizer()
      let shapes = normalizer.normalized(scene, log: FindingLog())
      normalizer.cleansUp = true
      let plain = SwiftScene(normalizer.normalized(scene, log: FindingLog())).scene
      #expect(plain != shapes)
      let points = try [shapes, plain].map { try outline(of: $0) }
      #expect(points[0] == points[1])
    }
  }

  private struct Unexpected: Error {}

  /// Returns the bounds of the drawn content of a scene.
  private func outline(of scene: NormalizedScene) throws -> Rect {
    for case .path(let item) in SceneEvaluator(scene.scene).frame(at: 0).items {
      return try #require(item.path.applying(item.matrix).controlBounds)
    }
    throw Unexpected()
  }
}
