import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Scenes that After Effects cannot produce end in time, with finite numbers.
struct HostileTests {
  private static func numbers(_ scene: NormalizedScene) -> [Double] {
    scene.allLayers.flatMap { layer -> [Double] in
      [
        layer.position.x, layer.position.y, layer.rotation, layer.scale.x, layer.scale.y,
        layer.opacity,
      ]
        + layer.tracks.flatMap { track -> [Double] in
          switch track.keys {
          case .number(let track): track.keys.flatMap { [$0.time, $0.value] }
          case .point(let track): track.keys.flatMap { [$0.time, $0.value.x, $0.value.y] }
          case .path(let track):
            track.keys.flatMap { key in
              [key.time]
                + key.value.contours.flatMap { $0.vertices.flatMap { [$0.point.x, $0.point.y] } }
            }
          case .color, .colors, .numbers, .flag: []
          }
        }
    }
  }

  private func expectEnds(_ scene: Scene) {
    var normalizer = Normalizer()
    normalizer.limits.samples = 50_000
    let normalized = normalizer.normalized(
      ScenePasses.prepared(scene, log: FindingLog()), log: FindingLog())
    let areFinite = Self.numbers(normalized).allSatisfy(\.isFinite)
    #expect(areFinite)
  }

  @Test(
    "definitions nested thousands deep",
    .slow)
  func deepDefinitions() {
    let count = 5000
    let definitions = (0..<count).map { index in
      Make.definition(
        "\(index)", [index == 0 ? Make.solid(0) : Make.instance(0, "\(index - 1)")])
    }
    expectEnds(Make.scene([Make.instance(0, "\(count - 1)")], definitions: definitions))
    let back = Make.instance(0, "\(count - 1)", TimeMap(begin: 1, rate: -1))
    expectEnds(Make.scene([back], definitions: definitions))
  }

  @Test("definitions that contain each other")
  func circles() {
    let a = Make.definition("a", [Make.solid(0), Make.instance(1, "b")])
    let b = Make.definition("b", [Make.instance(0, "a", TimeMap(begin: 1, rate: -1))])
    expectEnds(Make.scene([Make.instance(0, "a"), Make.instance(1, "b")], definitions: [a, b]))
  }

  @Test(
    "mattes in a cycle and in a long chain",
    .slow)
  func mattes() {
    func layer(_ id: Int, _ matte: Int) -> Layer {
      var layer = Make.solid(id)
      layer.matte = Matte(source: LayerID(matte), mode: .alpha)
      return layer
    }
    expectEnds(Make.scene([layer(0, 1), layer(1, 0), layer(2, 2)]))
    let row = Make.scene((0..<1500).map { layer($0, $0 + 1) })
    expectEnds(row)
    #expect(Judge.findings(row).contains("normalize/matte-depth"))
    let circle = Judge.findings(Make.scene([layer(0, 1), layer(1, 0)]))
    #expect(!circle.contains("normalize/matte-depth"))
  }

  @Test(
    "parents in a long chain and in a cycle",
    .slow)
  func parents() {
    func row(_ count: Int) -> Scene {
      var layers = (0..<count).map { Make.null($0, .identity, parent: $0 == 0 ? nil : $0 - 1) }
      var child = Make.solid(count)
      child.transformParent = LayerID(count - 1)
      layers.append(child)
      return Make.scene(layers)
    }
    expectEnds(row(3000))
    #expect(Judge.findings(row(300)).contains("normalize/parent-depth"))
    #expect(Judge.findings(row(50)) == [])
    expectEnds(
      Make.scene([Make.null(0, .identity, parent: 1), Make.null(1, .identity, parent: 0)]))
  }

  @Test("beyond the limit on layers for parents, only layers that need more of them are dropped")
  func layersForParents() {
    // Neighbors have different parents, so none is shared: the fifth layer needs one too many.
    // Without it, the fourth and the sixth are neighbors, and share theirs.
    var layers = [Make.null(10, .identity), Make.null(11, .identity)]
    for number in 0..<6 {
      var child = Make.solid(number)
      child.transformParent = LayerID(10 + number % 2)
      layers.append(child)
    }
    layers.append(Make.solid(6))
    var limits = Limits()
    limits.parentCopies = 4
    let log = FindingLog()
    let scene = Normalizer(limits: limits).outcome(of: Make.scene(layers), log: log).scene
    var solids = 0
    for layer in scene.root.layers {
      layer.forEachLayer { if case .none = $0.content {} else { solids += 1 } }
    }
    #expect(solids == 6)
    let dropped = log.findings.filter { $0.kind == .parentDepth }
    #expect(dropped.map(\.breadcrumb.last) == ["Solid 4"])
  }

  @Test("a chain of 3D parents, which need a layer for each axis")
  func parentsInSpace() throws {
    func row(_ count: Int) -> Scene {
      let turned = Transform(
        space: SpatialTransform(
          rotationX: Make.moving((0, 0), (1, 90)), rotationY: Make.moving((0, 0), (1, 90)),
          orientation: .constant(Orientation(x: 10, y: 20, z: 30))))
      var layers = (0..<count).map { Make.null($0, turned, parent: $0 == 0 ? nil : $0 - 1) }
      var child = Make.solid(count)
      child.transformParent = LayerID(count - 1)
      layers.append(child)
      return Make.scene(layers)
    }
    expectEnds(row(300))
    #expect(Judge.findings(row(300)).contains("normalize/parent-depth"))
    #expect(!Judge.findings(row(15)).contains("normalize/parent-depth"))
  }

  @Test(
    "non-finite numbers, endless times, and zero rates",
    arguments: Tier.some([Double.nan, .infinity, -.infinity, 1e300, 1e15, 0], every: 3))
  func numbers(value: Double) {
    let transform = Transform(
      position: Make.points((0, value, 1), (1, 5, value)),
      rotation: Make.moving((0, value), (1, 2)),
      skew: Make.moving((0, 90), (1, value)), orientsAlongPath: true)
    expectEnds(Make.scene([Make.solid(0, transform)]))
    var scene = Make.scene([Make.solid(0, transform)])
    scene.duration = value
    expectEnds(scene)
    scene.frameRate = value
    expectEnds(scene)
    let inner = Make.definition(
      "a", [Make.solid(0, Transform(rotation: Make.moving((0, 1), (1, 2))))])
    for map in [
      TimeMap(begin: value, rate: 1), TimeMap(rate: value), TimeMap(rate: -value),
      TimeMap(remap: Make.moving((0, value), (1, 3))),
    ] {
      expectEnds(Make.scene([Make.instance(0, "a", map)], definitions: [inner]))
    }
  }

  @Test(
    "thousands of keyframes, sampled and remapped",
    .slow)
  func manyKeys() {
    let keys = (0..<500).map { index in
      Key(
        time: Double(index), value: Point(x: Double(index % 7) * 40, y: 0), curve: Make.ease,
        motionPath: MotionPath(control1: Point(x: 5, y: 90), control2: Point(x: 9, y: -90)))
    }
    let inner = Make.definition(
      "a", [Make.solid(0, Transform(position: .joined(.keyed(Track(keys)))))])
    let times = (0..<200).map {
      Key(time: Double($0), value: Double($0 % 3) * 4000, curve: Make.ease)
    }
    var scene = Make.scene(
      [Make.instance(0, "a", TimeMap(remap: .keyed(Track(times))))], definitions: [inner])
    scene.duration = 4000
    expectEnds(scene)
  }

  @Test("a path that jumps for a very long time")
  func longJumps() {
    var scene = Make.scene([
      Make.drawing(
        [Make.geometry(Make.square)], [Make.fill()],
        [
          Make.trim(
            .constant(0), .constant(0.5), offset: Make.moving((0, 0), (1e9, 3e8), curve: .linear))
        ])
    ])
    scene.duration = 1e9
    scene.frameRate = 1000
    expectEnds(scene)
  }

  @Test("measures fewer frames if all of them would exceed the budget")
  func measuring() {
    let moving = Transform(position: Make.points((0, 0, 0), (2, 50, 0)))
    let scene = Make.scene([Make.solid(0, moving)])
    let measure = NormalizationMeasure(
      exact: scene, normalized: Normalizer().normalized(scene, log: FindingLog()))
    let times = (0..<100).map { Double($0) / 100 }
    #expect(measure.worst(at: times).frames == 100)
    // The effort of a frame with one item is a few thousand.
    #expect(1..<20 ~= measure.worst(at: times, effort: 20_000).frames)
  }
}
