import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Definitions with their own time.
struct TimeTests {
  /// Returns a definition with content that moves, holds, blinks and is drawn on.
  private static func definition(_ id: String = "inner", also layers: [Layer] = []) -> Composition {
    let mover = Make.solid(
      0,
      Transform(
        position: Make.points((0.2, 10, 10), (1.1, 120, 40)),
        rotation: Make.moving((0, 0), (1.6, 90))))
    let jumper = Make.solid(
      1,
      Transform(
        position: Make.points((0, 10, 90), (0.4837, 60, 90), (0.9613, 90, 120), curve: .hold)))
    let blinker = Make.solid(2, window: TimeRange(start: 0.4119, end: 1.2117))
    return Make.definition(id, [mover, jumper, blinker] + layers)
  }

  private static func scene(_ map: TimeMap) -> Scene {
    Make.scene([Make.instance(0, "inner", map)], definitions: [definition()])
  }

  @Test(
    "an instance with begin and rate shares its definition",
    arguments: [
      TimeMap(begin: 0.4), TimeMap(rate: 0.5), TimeMap(begin: 0.24, rate: 2), TimeMap(begin: -0.4),
    ])
  func linear(map: TimeMap) {
    Judge.expectSame(Construct("", Self.scene(map)))
    #expect(Judge.findings(Self.scene(map)) == [])
  }

  @Test(
    "a reversed layer is exact at and between its frames", arguments: [-1.0, -0.5, -2])
  func backwards(rate: Double) {
    let scene = Self.scene(TimeMap(begin: 1.6, rate: rate))
    Judge.expectSame(Construct("", scene))
    #expect(Judge.findings(scene) == ["normalize/definition-copied"])
  }

  @Test("a motion path remains one if reversed once or twice", arguments: [1, 2])
  func alongCurve(depth: Int) {
    let keys = [
      Key(
        time: 0.2, value: Point(x: 20, y: 90), curve: Make.fast,
        motionPath: MotionPath(control1: Point(x: 40, y: 40), control2: Point(x: 60, y: 40))),
      Key(time: 1.2, value: Point(x: 90, y: 90)),
    ]
    let mover = Make.solid(0, Transform(position: .joined(.keyed(Track(keys)))))
    let map = TimeMap(begin: 1.5, rate: -1)
    let definitions = [
      Make.definition("inner", [mover]), Make.definition("outer", [Make.instance(0, "inner", map)]),
    ]
    let scene = Make.scene(
      [Make.instance(0, depth == 1 ? "inner" : "outer", map)], definitions: definitions)
    Judge.expectSame(Construct("", scene, distance: 0.16))
    let layers = Normalizer().normalized(scene, log: FindingLog()).definitions.flatMap(\.layers)
    let tracks = layers.compactMap { $0.tracks.track(of: .position) as Track<Point>? }
    #expect(!tracks.isEmpty && tracks.allSatisfy { $0.hasMotionPaths })
  }

  @Test("a reversed layer inside a reversed one plays forward")
  func twiceBackwards() {
    let middle = Make.definition(
      "middle", [Make.instance(0, "inner", TimeMap(begin: 1.5, rate: -1))])
    for rate in [-1.0, -0.5] {
      let scene = Make.scene(
        [Make.instance(0, "middle", TimeMap(begin: 1.8, rate: rate))],
        definitions: [Self.definition(), middle])
      Judge.expectSame(Construct("", scene))
    }
  }

  private static let remaps: [(String, Animated<Double>)] = [
    ("linear", Make.moving((0.2, 0), (1.8, 1.5), curve: .linear)),
    ("eased", Make.moving((0, 0.1), (1.7, 1.6))),
    ("there and back", Make.moving((0, 0), (0.9, 1.5), (1.9, 0.3))),
    ("held", Make.moving((0, 0.3), (0.6, 1), (1.2, 0.5), curve: .hold)),
    ("standing still", .constant(0.7)),
  ]

  /// Compares frames and half frames, because jumps between them can be a quarter of a frame late.
  private func expectSameFrames(_ scene: Scene, distance: Double) {
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    let measure = NormalizationMeasure(exact: scene, normalized: normalized)
    let worst = measure.worst(at: measure.frameTimes())
    #expect(worst.other == nil, "\(worst.other.map { "\($0)" } ?? "")")
    #expect(
      worst.distance?.difference.distance ?? 0 < distance,
      "\(worst.distance.map { "\($0)" } ?? "")")
    #expect(worst.color?.difference.color ?? 0 < 0.01)
  }

  @Test("a remap draws the definition at the remapped time", arguments: 0..<5)
  func remap(index: Int) {
    let scene = Self.scene(TimeMap(remap: Self.remaps[index].1))
    expectSameFrames(scene, distance: 0.6)
  }

  @Test("a reversed layer appears after its last frame and remains for its first one")
  func backwardsFrames() {
    let inner = Make.definition(
      "inner", [Make.solid(0, window: TimeRange(start: 0.5, end: 1))])
    let scene = Make.scene(
      [Make.instance(0, "inner", TimeMap(remap: Make.moving((0, 2), (2, 0), curve: .linear)))],
      definitions: [inner])
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    let measure = NormalizationMeasure(exact: scene, normalized: normalized)
    for time in [0.99, 1, 1.00001, 1.49, 1.5, 1.50001] {
      #expect(!measure.sample(at: time).difference.isOther, "at \(time)")
    }
  }

  @Test("a remap inside a remap", arguments: 0..<5)
  func nestedRemap(index: Int) {
    let middle = Make.definition(
      "middle", [Make.instance(0, "inner", TimeMap(remap: Self.remaps[1].1)), Make.solid(1)])
    let scene = Make.scene(
      [Make.instance(0, "middle", TimeMap(remap: Self.remaps[index].1))],
      definitions: [Self.definition(), middle])
    expectSameFrames(scene, distance: 1)
  }

  @Test("equal remaps of one definition share one copy")
  func sharedCopy() {
    let map = TimeMap(remap: Self.remaps[1].1)
    let scene = Make.scene(
      [Make.instance(0, "inner", map), Make.instance(1, "inner", map), Make.instance(2, "inner")],
      definitions: [Self.definition()])
    #expect(Normalizer().normalized(scene, log: FindingLog()).definitions.count == 2)
  }

  @Test("layers that last as long as their definition are visible at the last moment")
  func lastMoment() {
    let inner = Make.definition(
      "inner", [Make.solid(0), Make.solid(1, window: TimeRange(start: 0, end: 1))])
    for map in [TimeMap.identity, TimeMap(remap: Make.moving((0, 0), (2, 2), curve: .linear))] {
      let scene = Make.scene([Make.instance(0, "inner", map)], definitions: [inner])
      Judge.expectSame(Construct("", scene))
    }
    let normalized = Normalizer().normalized(
      Make.scene([Make.instance(0, "inner")], definitions: [inner]), log: FindingLog())
    // Only the layer that disappears requires a visibility track.
    #expect(normalized.definitions[0].layers.map(\.tracks.count) == [0, 1])
  }

  /// Returns a scene with definitions that each contain several remapped instances of the previous
  /// one.
  private static func towers(_ levels: Int, _ width: Int) -> Scene {
    var definitions = [definition("0")]
    for level in 1...levels {
      let layers = (0..<width).map { index in
        Make.instance(
          index, "\(level - 1)",
          TimeMap(
            remap: Make.moving(
              (0, 0), (1 + Double(index) / 10, 1.2), (1.9, 0.4 + Double(index) / 10))))
      }
      definitions.append(Make.definition("\(level)", layers))
    }
    return Make.scene([Make.instance(0, "\(levels)")], definitions: definitions)
  }

  @Test("copies end at the budget, which is reported", .slow)
  func budget() {
    let log = FindingLog()
    var normalizer = Normalizer()
    normalizer.limits.copiedLayers = 200
    let normalized = normalizer.normalized(Self.towers(5, 4), log: log)
    #expect(log.findings.contains { $0.kind.id == "normalize/definition-budget" })
    #expect(normalized.allLayers.count < 600)
    #expect(!Judge.findings(Self.towers(2, 2)).contains("normalize/definition-budget"))
  }
}
