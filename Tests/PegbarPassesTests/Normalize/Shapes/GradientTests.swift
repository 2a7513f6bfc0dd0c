import PegbarDiagnostics
import PegbarFrames
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Gradients and overlapping content.
struct GradientTests {
  private typealias ColorStop = GradientStops.ColorStop
  private typealias AlphaStop = GradientStops.AlphaStop

  private static func stops(_ middle: Double, _ alpha: Double, at offset: Double) -> GradientStops {
    GradientStops(
      colors: [
        ColorStop(offset: 0, color: .black),
        ColorStop(offset: middle, color: Color(red: 1, green: 0, blue: 0)),
        ColorStop(offset: middle, color: Color(red: 0, green: 0, blue: 1)),
        ColorStop(offset: 1, color: .white),
      ],
      alphas: [
        AlphaStop(offset: 0, alpha: 1), AlphaStop(offset: offset, alpha: alpha),
        AlphaStop(offset: 1, alpha: 1),
      ])
  }

  private static func drawing(_ stops: Animated<GradientStops>, isStroke: Bool = false) -> Layer {
    Make.drawing(
      [Make.geometry(isStroke ? Make.zigzag : Make.square)],
      [
        ShapeStyle(
          name: "Gradient", kind: isStroke ? .stroke(Stroke(width: .constant(5))) : .fill(.nonZero),
          paint: .gradient(
            Gradient(
              kind: .linear, start: Make.points((0, 0, 0), (1, 30, 10)),
              end: .constant(Point(x: 70, y: 60)), stops: stops)),
          opacity: .constant(0.8), paths: [0])
      ])
  }

  @Test(
    "gradients have the colors and opacities of the source",
    arguments: [
      Construct("still", drawing(.constant(stops(0.5, 0.2, at: 0.3)))),
      Construct(
        "an edge where an opacity has its stop", drawing(.constant(stops(0.5, 0.2, at: 0.5)))),
      Construct("a stroke", drawing(.constant(stops(0.5, 0.2, at: 0.3)), isStroke: true)),
      Construct(
        "moving opacity",
        drawing(Make.moving((0, stops(0.5, 0.2, at: 0.3)), (1, stops(0.5, 0.9, at: 0.3))))),
      Construct(
        "stops that move past each other",
        drawing(Make.moving((0, stops(0.6, 0.2, at: 0.3)), (1, stops(0.3, 0.9, at: 0.7)))),
        color: 0.02),
      Construct(
        "stops out of order",
        drawing(
          .constant(
            GradientStops(colors: [
              ColorStop(offset: 0.2, color: .black), ColorStop(offset: 0.8, color: .white),
              ColorStop(offset: 0.4, color: Color(red: 1, green: 0, blue: 0)),
            ])))),
    ])
  func colors(construct: Construct) { Judge.expectSame(construct) }

  private static func matted(_ mode: Matte.Mode, chained: Bool = false) -> Scene {
    var shown = Make.solid(2, Transform(position: Make.points((0, 20, 20), (1, 60, 60))))
    shown.matte = Matte(source: LayerID(1), mode: mode)
    var source = Make.solid(1, window: TimeRange(start: 0.2, end: 1.6))
    source.isMatteSource = true
    var second = Make.drawing([Make.geometry(Make.square)], [Make.fill()])
    second.isMatteSource = true
    if chained { source.matte = Matte(source: LayerID(0), mode: .alphaInverted) }
    return Make.scene([second, source, shown])
  }

  @Test(
    "mattes reveal the area that they cover, even if chained",
    arguments: [
      Construct("alpha", matted(.alpha)), Construct("inverted", matted(.alphaInverted)),
      Construct("chained", matted(.alpha, chained: true)),
    ])
  func mattes(construct: Construct) { Judge.expectSame(construct) }

  @Test(
    "blend modes apply to the same content", arguments: [BlendMode.multiply, .screen, .luminosity])
  func blending(mode: BlendMode) {
    var layer = Make.solid(1, Transform(rotation: .constant(10)))
    layer.blendMode = mode
    layer.opacity = .constant(0.5)
    Judge.expectSame(Construct("", Make.solid(0), layer))
  }

  @Test("a mask that shrinks through zero keeps its edge during the motion")
  func expansion() throws {
    var layer = Make.solid(0)
    layer.masks = [
      Mask(
        name: "Mask", mode: .add, path: .constant(Make.square),
        expansion: Make.moving((0, 20), (2, -20), curve: .linear))
    ]
    let normalized = Normalizer().normalized(Make.scene([layer]), log: FindingLog())
    let widths = normalized.allLayers.flatMap(\.tracks).compactMap { track -> Track<Double>? in
      guard track.property == .lineWidth, case .number(let keys) = track.keys else { return nil }
      return keys
    }
    // At the midpoint, both edges have vanished.
    #expect(widths.count == 2)
    for track in widths {
      let before = track.keys.last { $0.time <= 1 }
      #expect((before?.value ?? 99) < 0.6)
    }
  }

  @Test(
    "a linear gradient has square bounds if it is ever slanted",
    arguments: [
      (AnimatedPoint.constant(Point(x: 70, y: 60)), true),
      (.constant(Point(x: 10, y: 60)), false), (.constant(Point(x: 70, y: 10)), false),
      (Make.points((0, 70, 10), (1, 10, 60)), true), (Make.points((0, 70, 10), (1, 90, 10)), false),
    ])
  func squareBounds(_ end: AnimatedPoint, _ isSquare: Bool) throws {
    let paint = Gradient(
      kind: .linear, start: .constant(Point(x: 10, y: 10)), end: end,
      stops: .constant(Self.stops(0.5, 1, at: 0.5)))
    let path = Make.path([(0, 0), (90, 0), (80, 40), (0, 40)])
    let layer = Make.drawing(
      [Make.geometry(path)],
      [
        ShapeStyle(
          name: "Gradient", kind: .fill(.nonZero), paint: .gradient(paint), opacity: .constant(1),
          paths: [0])
      ])
    let scene = Normalizer().normalized(Make.scene([layer]), log: FindingLog())
    let bounds = try #require(scene.allLayers.first { $0.gradientKind == .linear }).bounds
    #expect((bounds.size.width == bounds.size.height) == isSquare, "\(bounds)")
    #expect(bounds.minX <= 0 && bounds.maxX >= 90 && bounds.minY <= 0 && bounds.maxY >= 40)
  }

  @Test("the radius of a radial gradient with rotating points matches the source")
  func turningRadius() throws {
    func drawing(_ end: AnimatedPoint) -> NormalizedScene {
      let paint = Gradient(
        kind: .radial, start: .constant(Point(x: 20, y: 20)), end: end,
        stops: .constant(Self.stops(0.5, 1, at: 0.5)))
      let layer = Make.drawing(
        [Make.geometry(Make.square)],
        [
          ShapeStyle(
            name: "Gradient", kind: .fill(.nonZero), paint: .gradient(paint),
            opacity: .constant(1), paths: [0])
        ])
      return Normalizer().normalized(Make.scene([layer]), log: FindingLog())
    }
    func ends(_ scene: NormalizedScene) throws -> Track<Point> {
      let tracks = scene.allLayers.flatMap(\.tracks).filter { $0.property == .gradientEnd }
      guard case .point(let track) = try #require(tracks.first).keys else { return Track([]) }
      return track
    }
    // From 50 to the right to 50 down: halfway, the radius is 50 / sqrt 2.
    let turning = try ends(drawing(Make.points((0, 70, 20), (1, 20, 70), curve: .linear)))
    for time in stride(from: 0.0, through: 1, by: 0.05) {
      let value = turning.value(at: time)
      let radius = ((50 - 50 * time) * (50 - 50 * time) + 2500 * time * time).squareRoot()
      #expect(abs(value.x - 20 - radius) <= 0.25 && abs(value.y - value.x) <= 1e-9)
    }
    // Along one ray, the radius is interpolated like the points.
    let straight = try ends(drawing(Make.points((0, 50, 60), (1, 80, 100))))
    #expect(straight.keys.map(\.value) == [Point(x: 70, y: 70), Point(x: 120, y: 120)])
  }

  /// Returns a square with a radial gradient.
  private static func lamp(_ start: AnimatedPoint, _ end: AnimatedPoint) -> Layer {
    let paint = Gradient(
      kind: .radial, start: start, end: end, stops: .constant(stops(0.5, 1, at: 0.5)))
    return Make.drawing(
      [Make.geometry(Make.square)],
      [
        ShapeStyle(
          name: "Gradient", kind: .fill(.nonZero), paint: .gradient(paint), opacity: .constant(1),
          paths: [0])
      ])
  }

  private static let overshoot = Curve.bezier(TimingCurve(0.3, -0.8, 0.3, 1.9))
  private static let still = AnimatedPoint.constant(Point(x: 60, y: 0))

  @Test(
    "a radial gradient matches the source for any motion of its points",
    arguments: [
      Construct(
        "along one ray",
        lamp(Make.points((0, -40, 0), (1, 0, 0)), Make.points((0, 60, 0), (1, 90, 0)))),
      Construct(
        "one point after the other",
        lamp(Make.points((0, -40, 0), (0.7, 30, 0)), Make.points((1, 60, 0), (1.5, 90, 0)))),
      Construct(
        "to a point and beyond", lamp(Make.points((0, 0, 0), (1, 100, 0)), still), distance: 0.26),
      Construct(
        "easing that overshoots the centre",
        lamp(.constant(.zero), Make.points((0, 10, 0), (1, 60, 0), curve: overshoot)),
        distance: 0.26),
      Construct(
        "turning", lamp(.constant(.zero), Make.points((0, 60, 0), (1, 0, 60))), distance: 0.26),
      Construct(
        "both, with keys of their own",
        lamp(Make.points((0, -40, 0), (1, 40, 0)), Make.points((0.2, 0, 30), (1.4, 60, 0))),
        distance: 0.26),
      Construct(
        "holding, then jumping",
        lamp(Make.points((0, -40, 0), (0.5, 30, 0), (1, 0, 20), curve: .hold), still)),
      Construct(
        "coordinates with keys of their own",
        lamp(.split(x: Make.moving((0, 0), (1, 30)), y: Make.moving((0.5, 0), (1.5, 40))), still),
        distance: 0.26),
    ])
  func radial(construct: Construct) { Judge.expectSame(construct) }

  @Test("keeps keyframes of both radial gradient points if they move one after the other")
  func radialKeys() throws {
    let layer = Self.lamp(
      Make.points((0, -40, 0), (0.7, 30, 0)), Make.points((1, 60, 0), (1.5, 90, 0)))
    let scene = Normalizer().normalized(Make.scene([layer]), log: FindingLog())
    let tracks = scene.allLayers.flatMap(\.tracks)
    let times = tracks.map { track -> [Double] in
      guard case .point(let keys) = track.keys else { return [] }
      return keys.keys.map(\.time)
    }
    #expect(tracks.map(\.property) == [.gradientStart, .gradientEnd])
    #expect(times == [[0, 0.7], [0, 0.7, 1, 1.5]])
  }
}

extension NormalizedLayer {
  fileprivate var gradientKind: Gradient.Kind? {
    if case .gradient(let gradient) = content { gradient.kind } else { nil }
  }
}
