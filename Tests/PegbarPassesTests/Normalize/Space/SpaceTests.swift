import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// 3D layers as keyframes.
struct SpaceTests {
  private static func keys(_ values: Double...) -> Animated<Double> {
    .keyed(
      Track(
        values.enumerated().map {
          Key(time: Double($0.offset) * 0.7, value: $0.element, curve: Make.ease)
        }))
  }

  private static func place(
    _ space: SpatialTransform, rotation: Animated<Double> = .constant(0),
    scale: AnimatedPoint = .constant(.one), skew: Double = 0, orients: Bool = false,
    position: AnimatedPoint = .constant(Point(x: 90, y: 110))
  ) -> Transform {
    Transform(
      anchor: .constant(Point(x: 30, y: 20)), position: position, scale: scale, rotation: rotation,
      skew: .constant(skew), orientsAlongPath: orients, space: space)
  }

  private static let way = AnimatedPoint.joined(
    .keyed(
      Track([
        Key(
          time: 0, value: Point(x: 60, y: 60), curve: Make.ease,
          motionPath: MotionPath(control1: Point(x: 120, y: 60), control2: Point(x: 140, y: 80))),
        Key(time: 1.5, value: Point(x: 140, y: 140)),
      ])))

  private static func camera(
    _ id: Int = 90, zoom: Animated<Double> = .constant(300),
    position: AnimatedPoint = .constant(Point(x: 100, y: 100)),
    depth: Animated<Double> = .constant(-300), looksAt point: AnimatedPoint? = nil,
    rotation: Animated<Double> = .constant(0), space: SpatialTransform = SpatialTransform(),
    parent: Int? = nil
  ) -> Layer {
    var space = space
    space.positionZ = depth
    return Layer(
      id: LayerID(id), name: "Camera",
      content: .camera(Camera(zoom: zoom, looksAtAnchor: point != nil)),
      transform: Transform(
        anchor: point ?? .constant(.zero), position: position, rotation: rotation, space: space),
      transformParent: parent.map { LayerID($0) }, window: Make.always)
  }

  private static func child(_ id: Int, of parent: Int, _ transform: Transform = Transform())
    -> Layer
  {
    var layer = Make.solid(id, transform)
    layer.transformParent = LayerID(parent)
    return layer
  }

  static let turned = [
    Construct("a turn about y", Make.solid(0, place(SpatialTransform(rotationY: keys(0, 180))))),
    Construct("a turn about x", Make.solid(0, place(SpatialTransform(rotationX: keys(30, -200))))),
    Construct(
      "turns about all axes",
      Make.solid(
        0,
        place(
          SpatialTransform(rotationX: keys(0, 70), rotationY: keys(20, 80)),
          rotation: keys(0, 200)))),
    Construct(
      "a skewed and mirrored layer that turns",
      Make.solid(
        0,
        place(
          SpatialTransform(rotationY: keys(0, 140)), rotation: keys(0, 50),
          scale: .constant(Point(x: -1, y: 1.5)), skew: 20))),
    Construct(
      "an orientation under a turn",
      Make.solid(
        0,
        place(
          SpatialTransform(
            rotationX: keys(0, 70), orientation: .constant(Orientation(x: 10, y: 200, z: 30)))))),
    Construct(
      "an orientation that moves about several axes",
      Make.solid(
        0,
        place(
          SpatialTransform(
            orientation: .keyed(
              Track([
                Key(time: 0, value: .zero), Key(time: 1, value: Orientation(x: 60, y: 40, z: 20)),
              ]))))), distance: 0.25),
    Construct(
      "a way, looked along",
      Make.solid(0, place(SpatialTransform(rotationY: keys(0, 60)), orients: true, position: way)),
      distance: 0.6),
    Construct(
      "a parent that turns",
      child(0, of: 1, place(SpatialTransform(rotationX: keys(0, 60)))),
      Make.null(1, place(SpatialTransform(rotationY: keys(0, 100))))),
    Construct(
      "a flat child of a parent that turns",
      child(0, of: 1, Transform(position: .constant(Point(x: 10, y: 5)), rotation: keys(0, 90))),
      Make.null(1, place(SpatialTransform(rotationY: keys(0, 100))))),
    Construct(
      "a scale of depths above a turn",
      child(0, of: 1, place(SpatialTransform(positionZ: .constant(40), rotationY: keys(0, 60)))),
      Make.null(
        1,
        place(
          SpatialTransform(scaleZ: keys(1, 3), rotationX: .constant(50)),
          scale: .constant(Point(x: 0.5, y: 0.5))))),
    Construct(
      "a deep anchor",
      Make.solid(
        0, place(SpatialTransform(anchorZ: keys(0, 50), rotationY: keys(0, 90))))),
    Construct(
      "a definition whose layers keep their depth",
      Make.scene(
        [
          {
            var layer = Make.instance(0, "inner")
            layer.content = .instance(Instance(definition: "inner", clip: nil, keepsDepth: true))
            layer.transform = place(SpatialTransform(rotationY: keys(0, 100)))
            return layer
          }()
        ],
        definitions: [
          Make.definition(
            "inner",
            [Make.solid(0, place(SpatialTransform(positionZ: .constant(80)))), Make.solid(1)])
        ])),
  ]

  static let seen = [
    Construct("a still camera", Make.solid(0, place(SpatialTransform())), camera()),
    Construct(
      "a card that turns before a camera",
      Make.solid(0, place(SpatialTransform(rotationX: keys(0, 50), rotationY: keys(0, 150)))),
      camera()),
    Construct(
      "depths, nearest and farthest exchanged on the way",
      Make.solid(0, place(SpatialTransform(positionZ: keys(0, 200)))),
      Make.solid(1, place(SpatialTransform(positionZ: .constant(100))), color: .white),
      camera(depth: keys(-300, -100))),
    Construct(
      "a camera that moves, turns and zooms",
      Make.solid(0, place(SpatialTransform(rotationY: .constant(40)))),
      camera(
        zoom: keys(300, 500), position: way, depth: keys(-300, -400), rotation: keys(0, 30),
        space: SpatialTransform(
          rotationX: keys(0, 10), rotationY: .constant(-15),
          orientation: .constant(Orientation(x: 5, y: 8, z: 3)))), distance: 0.5),
    Construct(
      "a point of interest that is followed",
      Make.solid(0, place(SpatialTransform(rotationY: .constant(40)))),
      camera(
        position: way,
        looksAt: .joined(
          .keyed(
            Track([
              Key(time: 0, value: Point(x: 100, y: 100)),
              Key(time: 2, value: Point(x: 30, y: 160)),
            ])))), distance: 0.5),
    Construct(
      "a camera with a parent",
      Make.solid(0, place(SpatialTransform(rotationY: .constant(40)))),
      Make.null(
        1,
        Transform(
          anchor: .constant(Point(x: 5, y: 6)), position: .constant(Point(x: 100, y: 100)),
          scale: .constant(Point(x: 1.2, y: 0.8)), rotation: keys(0, 20),
          space: SpatialTransform(
            anchorZ: .constant(7), positionZ: keys(0, 30), scaleZ: .constant(1.1),
            rotationX: .constant(10), rotationY: keys(0, -30),
            orientation: .constant(Orientation(x: 5, y: 8, z: 3))))),
      camera(position: .constant(.zero), parent: 1)),
    Construct(
      "parents before a camera",
      child(0, of: 1, place(SpatialTransform(rotationX: keys(0, 60)))),
      Make.null(1, place(SpatialTransform(rotationY: keys(0, 60)))), camera()),
    Construct(
      "flat layers between deep ones",
      Make.solid(0, place(SpatialTransform(positionZ: .constant(0)))), Make.solid(1),
      Make.solid(2, place(SpatialTransform(positionZ: .constant(100)))), camera()),
    Construct(
      "a layer that is switched on, faded and mixed",
      {
        var layer = Make.solid(
          0, place(SpatialTransform(rotationY: .constant(30))),
          window: TimeRange(start: 0.5, end: 1.5))
        layer.opacity = keys(0, 1)
        layer.blendMode = .multiply
        return layer
      }(), Make.solid(1), camera()),
    Construct(
      "a matte in space",
      {
        var layer = Make.solid(0, place(SpatialTransform(rotationY: .constant(30))))
        layer.matte = Matte(source: LayerID(1), mode: .alpha)
        return layer
      }(),
      {
        var layer = Make.solid(1, place(SpatialTransform(positionZ: .constant(50))))
        layer.isMatteSource = true
        return layer
      }(), camera()),
    Construct(
      "a collapsed precomposition before a camera",
      Make.scene(
        [
          {
            var layer = Make.instance(0, "inner")
            layer.content = .instance(Instance(definition: "inner", clip: nil, keepsDepth: true))
            layer.transform = place(SpatialTransform(rotationY: keys(0, 40)))
            return layer
          }(), Make.solid(1, place(SpatialTransform(positionZ: .constant(50)))), camera(),
        ],
        definitions: [
          Make.definition(
            "inner",
            [Make.solid(0, place(SpatialTransform(positionZ: .constant(80)))), Make.solid(1)])
        ])),
    Construct(
      "a flat precomposition before a camera, with a camera of its own",
      Make.scene(
        [
          {
            var layer = Make.instance(0, "inner", clip: Size(width: 200, height: 200))
            layer.transform = place(SpatialTransform(rotationY: keys(0, 40)))
            return layer
          }(), camera(),
        ],
        definitions: [
          Make.definition(
            "inner",
            [Make.solid(0, place(SpatialTransform(positionZ: .constant(80)))), camera(5)])
        ])),
  ]

  @Test(
    "keyframes draw rotating layers the same",
    arguments: Tier.some(SpaceTests.turned, every: 3))
  func drawsTurned(_ construct: Construct) { Judge.expectSame(construct) }

  @Test(
    "keyframes draw the view of a camera the same",
    arguments: Tier.some(SpaceTests.seen, every: 4))
  func drawsSeen(_ construct: Construct) { Judge.expectSame(construct) }

  @Test("a rotation about y keeps its keyframes, with the sign of Core Animation")
  func keysStay() throws {
    let turn = Self.keys(0, 180)
    let scene = Make.scene([Make.solid(0, Self.place(SpatialTransform(rotationY: turn)))])
    let layers = Normalizer().normalized(scene, log: FindingLog()).allLayers
    let tracks = layers.flatMap(\.tracks)
    #expect(tracks.map(\.property) == [.rotationY])
    guard case .number(let track) = tracks.first?.keys else { throw Unexpected() }
    #expect(track.keys.map(\.value) == [0, -180])
    #expect(track.keys.first?.curve == Make.ease)
    // A rotating layer has its own plane, so that it never cuts through its neighbors.
    #expect(layers.map(\.name) == ["plane", "plane backdrop"])
  }

  @Test("invisible depth adds no layers")
  func flat() {
    let space = SpatialTransform(positionZ: Self.keys(0, 50))
    let layers = Normalizer().normalized(
      Make.scene([Make.solid(0, Self.place(space))]), log: FindingLog()
    ).allLayers
    #expect(layers.count == 1 && layers.allSatisfy { $0.tracks.isEmpty && $0.zPosition == 0 })
  }

  @Test("the eye is above the center of the canvas")
  func eye() throws {
    let scene = Make.scene([Make.solid(0, Self.place(SpatialTransform())), Self.camera()])
    let view = try #require(Normalizer().normalized(scene, log: FindingLog()).root.layers.first)
    #expect(view.perspective == 300 && view.anchor == Point(x: 100, y: 100))
    #expect(view.sublayers.first?.zPosition == 300)
    #expect(view.sublayers.first?.keepsDepth == true)
  }

  @Test("reports a camera that does not last for the entire scene")
  func cameraCut() {
    let layer = Make.solid(0, Self.place(SpatialTransform()))
    var short = Self.camera()
    short.window.end = 1
    #expect(Judge.findings(Make.scene([layer, short])) == ["normalize/camera-cut"])
    #expect(Judge.findings(Make.scene([layer, Self.camera()])) == [])
    #expect(Judge.findings(Make.scene([Make.solid(0), short])) == [])
  }

  @Test("reports parent transforms that a camera does not follow")
  func cameraParents() {
    let layer = Make.solid(0, Self.place(SpatialTransform()))
    func findings(_ transform: Transform, count: Int) -> [String] {
      let parents = (0..<count).map { index in
        Layer(
          id: LayerID(100 + index), name: "Null \(index)", content: .empty, transform: transform,
          transformParent: index + 1 < count ? LayerID(101 + index) : nil, window: Make.always)
      }
      return Judge.findings(Make.scene([layer] + parents + [Self.camera(parent: 100)]))
    }
    #expect(findings(Transform(rotation: .constant(20)), count: 2) == [])
    #expect(findings(Transform(skew: .constant(20)), count: 1) == ["layer/3d"])
    #expect(findings(Transform(), count: 99) == [])
    #expect(findings(Transform(), count: 120) == ["normalize/parent-depth"])
  }

  @Test("reports an animated 3D parent that mirrors, but not a static one")
  func mirrored() {
    func findings(_ scale: AnimatedPoint) -> [String] {
      var parent = Self.place(SpatialTransform(rotationX: .constant(40)))
      parent.scale = scale
      var child = Make.solid(0, Self.place(SpatialTransform(rotationY: .constant(40))))
      child.transformParent = LayerID(1)
      return Judge.findings(Make.scene([child, Make.null(1, parent)]))
    }
    let mirror = AnimatedPoint.constant(Point(x: -1, y: 1))
    #expect(findings(Make.points((0, 1, 1), (1, -1, 1))) == ["normalize/space-mirrored"])
    #expect(findings(Make.points((0, -1, 1), (1, 1, 1))) == ["normalize/space-mirrored"])
    #expect(findings(mirror) == [])
    #expect(findings(Make.points((0, 0.5, 1), (1, 2, 1))) == [])
  }

  @Test("reports a matte inside a collapsed precomposition")
  func flattened() {
    var cut = Make.solid(0)
    cut.matte = Matte(source: LayerID(1), mode: .alpha)
    var matte = Make.solid(1)
    matte.isMatteSource = true
    var layer = Make.instance(0, "inner")
    layer.content = .instance(Instance(definition: "inner", clip: nil, keepsDepth: true))
    layer.transform.space = SpatialTransform(rotationY: .constant(30))
    let scene = Make.scene([layer], definitions: [Make.definition("inner", [cut, matte])])
    #expect(Judge.findings(scene) == ["normalize/space-flattened"])
  }

  @Test("silently drops cameras without 3D layers")
  func unseenCamera() {
    let log = FindingLog()
    let scene = ScenePasses.prepared(Make.scene([Make.solid(0), Self.camera()]), log: log)
    #expect(scene.root.layers.map(\.name) == ["Solid 0"])
    #expect(log.findings.isEmpty)
  }

  @Test(
    "no layer animates two negative scales, because only the last one can mirror",
    arguments: [false, true])
  func flips(turns: Bool) {
    let scale = Make.points((0, 1, 1), (0.6, -1, 1.2), (1.4, -0.8, -0.5))
    let transform = Self.place(
      SpatialTransform(), rotation: turns ? Self.keys(0, 90) : .constant(0), scale: scale)
    Judge.expectSame(Construct("flips", Make.solid(0, transform)))
    let scene = Normalizer().normalized(
      Make.scene([Make.solid(0, transform)]), log: FindingLog())
    let scales = scene.allLayers.map { layer in
      layer.tracks.filter { [.scaleX, .scaleY].contains($0.property) }.map(\.property)
    }.filter { !$0.isEmpty }
    #expect(scales.sorted { $0[0] < $1[0] } == [[.scaleX], [.scaleY]])
  }
}

private struct Unexpected: Error {
}
