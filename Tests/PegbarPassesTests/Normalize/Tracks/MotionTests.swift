import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Normalized scenes draw animated layers like exact scenes.
struct MotionTests {
  private static let bent = Animated<Point>.keyed(
    Track([
      Key(
        time: 0, value: Point(x: 20, y: 100), curve: Make.ease,
        motionPath: MotionPath(
          control1: Point(x: 20, y: -80), control2: Point(x: 160, y: -80))),
      Key(time: 1.4, value: Point(x: 160, y: 100), curve: Make.fast),
      Key(time: 1.9, value: Point(x: 100, y: 100)),
    ]))

  private static let turning = Transform(
    anchor: .constant(Point(x: 30, y: 20)), position: .constant(Point(x: 100, y: 90)),
    rotation: Make.moving((0, 0), (1.3, 200)))

  private static func turning(scale: AnimatedPoint) -> Transform {
    var transform = turning
    transform.scale = scale
    return transform
  }

  static let exact: [Construct] = [
    Construct(
      "straight motion",
      Make.solid(0, Transform(position: Make.points((0, 10, 10), (1.33, 120, 80))))),
    Construct("curved motion", Make.solid(0, Transform(position: .joined(bent))), distance: 0.16),
    Construct(
      "hold and jump",
      Make.solid(0, Transform(position: Make.points((0, 10, 10), (0.68, 120, 80), curve: .hold)))),
    Construct(
      "dimensions eased differently",
      Make.solid(
        0,
        Transform(
          position: .split(
            x: Make.moving((0, 10), (1.2, 90)),
            y: Make.moving((0.4, 5), (1.7, 60), curve: Make.fast))))),
    Construct(
      "moving anchor",
      Make.solid(0, Transform(anchor: Make.points((0, 0, 0), (1, 30, 20)), rotation: .constant(30)))
    ),
    Construct("a mirrored layer", Make.solid(0, turning(scale: .constant(Point(x: -1, y: 1.5))))),
    Construct(
      "a scale through zero while turning",
      Make.solid(0, turning(scale: Make.points((0, 1, 1), (1.5, -1, 1))))),
    Construct(
      "a scale eased beyond zero while turning",
      Make.solid(
        0,
        turning(
          scale: Make.points(
            (0, 1, 1), (1.5, 0.05, 0.05), curve: .bezier(TimingCurve(0.3, 0, 0.3, 1.4)))))),
    Construct(
      "a constant skew",
      Make.solid(
        0,
        Transform(
          position: .constant(Point(x: 60, y: 60)), rotation: Make.moving((0, 0), (1, 90)),
          skew: .constant(25), skewAxis: .constant(15)))),
    Construct(
      "a skew by half a turn and a bit",
      Make.solid(0, Transform(skew: .constant(190), skewAxis: .constant(40)))),
    Construct(
      "a skew with a mirrored scale",
      Make.solid(
        0,
        Transform(
          position: .constant(Point(x: 90, y: 60)), scale: .constant(Point(x: -1.2, y: 0.7)),
          rotation: .constant(20), skew: .constant(25)))),
    Construct(
      "opacity",
      {
        var layer = Make.solid(0); layer.opacity = Make.moving((0, 0), (1, 0.8)); return layer
      }()),
  ]

  @Test("keeps the source keyframes if they can express the motion", arguments: exact)
  func keepsKeys(construct: Construct) { Judge.expectSame(construct) }

  static let sampled: [Construct] = [
    Construct("curved anchor", Make.solid(0, Transform(anchor: .joined(bent))), distance: 0.26),
    Construct(
      "a skew that moves",
      Make.solid(
        0,
        Transform(
          position: .constant(Point(x: 60, y: 60)), skew: Make.moving((0, -30), (1.5, 40)),
          skewAxis: Make.moving((0, 0), (1.5, 60)))), distance: 0.1),
    Construct(
      "auto-orient",
      Make.solid(0, Transform(position: .joined(bent), orientsAlongPath: true)), distance: 1),
    Construct(
      "opacity keyed beyond 1",
      {
        var layer = Make.solid(0); layer.opacity = Make.moving((0, 0), (1, 1.6)); return layer
      }(),
      color: 1.1 / 512),
  ]

  @Test("samples motion that keyframes cannot express, within the tolerance", arguments: sampled)
  func samples(construct: Construct) { Judge.expectSame(construct) }

  @Test("full turns survive Auto-Orient Along Path")
  func turns() throws {
    let transform = Transform(
      position: Make.points((0, 0, 0), (2, 100, 0), curve: .linear),
      rotation: Make.moving((0, 0), (2, 720), curve: .linear), orientsAlongPath: true)
    let scene = Make.scene([Make.solid(0, transform)])
    Judge.expectSame(Construct("", scene, distance: 1))
    let track = try #require(Normalizer().normalized(scene, log: .init()).track(.rotation))
    guard case .number(let keys) = track.keys else { return #expect(Bool(false)) }
    #expect(keys.keys.last?.value == 720)
  }

  @Test("sampled motion is within the reported error, at 200 times")
  func claims() throws {
    let scene = Make.scene([Make.solid(0, Transform(anchor: .joined(Self.bent)))])
    let track = try #require(Normalizer().normalized(scene, log: .init()).track(.anchor))
    guard case .point(let keys) = track.keys, case .baked(let error, _) = keys.fidelity else {
      return #expect(Bool(false))
    }
    #expect(error > 0 && error <= 0.25)
    Judge.expectSame(Construct("", scene, distance: error * 1.1 + 2e-5))
  }

  @Test("a straight motion path keeps the source keyframes")
  func straightPath() throws {
    let track = Track([
      Key(
        time: 0, value: Point.zero, curve: Make.ease,
        motionPath: MotionPath(control1: Point(x: 30, y: 0), control2: Point(x: 60, y: 0))),
      Key(time: 1, value: Point(x: 90, y: 0)),
    ])
    let scene = Make.scene([Make.solid(0, Transform(position: .joined(.keyed(track))))])
    guard
      case .point(let keys) = Normalizer().normalized(scene, log: .init()).track(.position)?.keys
    else { return #expect(Bool(false)) }
    #expect(keys.fidelity == .exact)
    #expect(keys.keys.map(\.curve).first == Make.ease)
    #expect(keys.keys.count == 2)
  }

  // MARK: Parents and windows

  private static func child(_ id: Int, of parent: Int) -> Layer {
    var layer = Make.solid(id, Transform(position: .constant(Point(x: Double(id) * 9, y: 5))))
    layer.transformParent = LayerID(parent)
    return layer
  }

  private static let spin = Transform(
    position: .constant(Point(x: 60, y: 60)), rotation: Make.moving((0, 0), (1.7, 120)))

  @Test(
    "layers follow their parents, shared or repeated, in drawing order",
    arguments: [
      Construct("shared", Make.null(0, spin), child(1, of: 0), child(2, of: 0)),
      Construct("interleaved", Make.null(0, spin), child(1, of: 0), Make.solid(2), child(3, of: 0)),
      Construct(
        "grandparents", Make.null(0, spin),
        Make.null(1, Transform(scale: Make.points((0, 1, 1), (1, 0.5, 2))), parent: 0),
        child(2, of: 1), child(3, of: 0), child(4, of: 1)),
    ])
  func parents(construct: Construct) { Judge.expectSame(construct) }

  @Test(
    "layers are visible exactly in their windows, even at frame boundaries",
    arguments: [(0.0, 1.0), (0.4, 1.36), (1.0 / 3, 2.0), (0.2, 5.0), (-1.0, 0.64), (1.92, 2.0)])
  func windows(start: Double, end: Double) {
    let window = TimeRange(start: start, end: end)
    Judge.expectSame(Construct("", Make.solid(0, window: window), Make.solid(1)))
    let inner = Make.definition("inner", [Make.solid(0, window: window), Make.solid(1)])
    Judge.expectSame(
      Construct("", Make.scene([Make.instance(0, "inner")], definitions: [inner])))
    Judge.expectSame(
      Construct(
        "",
        Make.scene(
          [Make.instance(0, "inner", TimeMap(begin: 0.12, rate: 0.5))], definitions: [inner])))
  }

  @Test("samples a curved path as finely as its parents enlarge it")
  func bentWayInsideOfEnlarging() {
    let way = Track([
      Key(
        time: 0, value: Point(x: 0, y: 0), curve: Make.ease,
        motionPath: MotionPath(control1: Point(x: 0, y: 8), control2: Point(x: 12, y: 8))),
      Key(time: 1.8, value: Point(x: 12, y: 0)),
    ])
    let large = Transform(scale: .constant(Point(x: 10, y: 10)))
    var child = Make.solid(1)
    child.transformParent = LayerID(0)
    child.transform.position = .joined(.keyed(way))
    Judge.expectSame(Construct("", Make.null(0, large), child, distance: 0.25))
  }
}
