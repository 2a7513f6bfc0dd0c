import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// The result of the cleanup of small scenes.
struct CleanUpTests {
  private func clean(_ layers: [Layer]) -> NormalizedScene {
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    return normalizer.normalized(Make.scene(layers), log: FindingLog())
  }

  /// Returns a rectangle of 80 by 80 points from (10, 20) in a shape layer at (20, 20).
  private func box(_ id: Int = 0, _ styles: [ShapeStyle] = [Make.fill()]) -> Layer {
    let styles = styles.enumerated().map { index, style in
      var style = style
      style.source = "$.layers[\(id)].shapes[\(index + 1)]"
      return style
    }
    var layer = Make.drawing(
      [Make.geometry(Make.path([(10, 20), (90, 20), (90, 100), (10, 100)]))], styles)
    layer.id = LayerID(id)
    layer.name = "Box \(id)"
    layer.designerName = layer.name
    layer.source = "$.layers[\(id)]"
    return layer
  }

  @Test("replaces a static layer by its only shape, drawn in place")
  func still() throws {
    let scene = clean([box()])
    let layer = try #require(scene.allLayers.first)
    #expect(scene.allLayers.count == 1)
    #expect(layer.name == "Box 0")
    #expect(layer.source == "$.layers[0]")
    #expect(layer.bounds == Rect(x: 30, y: 40, width: 80, height: 80))
    #expect(layer.anchor == Point(x: 70, y: 80))
    #expect(layer.position == Point(x: 70, y: 80))
    guard case .shape = layer.content else { return #expect(Bool(false)) }
  }

  @Test("a rotating layer keeps its anchor point")
  func pivot() throws {
    var box = box()
    box.transform = Transform(
      anchor: .constant(Point(x: 50, y: 20)), position: .constant(Point(x: 100, y: 30)),
      rotation: Make.moving((0, 0), (1, 90)))
    let scene = clean([box])
    let layer = try #require(scene.allLayers.first)
    #expect(scene.allLayers.count == 1)
    #expect(layer.bounds == Rect(x: 10, y: 20, width: 80, height: 80))
    #expect(layer.anchor == Point(x: 50, y: 20))
    #expect(layer.position == Point(x: 100, y: 30))
    #expect(layer.tracks.map(\.property) == [.rotation])
  }

  @Test(
    "a motion path is moved and rotated with its layer, and keeps a layer that stretches it",
    arguments: [Point(x: 2, y: 2), Point(x: -2, y: 2), Point(x: 2, y: 1)])
  func way(scale: Point) throws {
    let path = MotionPath(control1: Point(x: 0, y: -50), control2: Point(x: 40, y: -50))
    let keys = [
      Key(time: 0, value: Point.zero, curve: Make.ease, motionPath: path),
      Key(time: 1.5, value: Point(x: 60, y: 0)),
    ]
    let outer = Transform(position: .constant(Point(x: 80, y: 90)), scale: .constant(scale))
    var child = Make.solid(1, Transform(position: .joined(.keyed(Track(keys)))))
    child.transformParent = LayerID(0)
    let layers = [Make.null(0, outer), child]
    let scene = clean(layers)
    #expect(scene.allLayers.count == (scale.y == 2 ? 1 : 2))
    let measure = NormalizationMeasure(exact: Make.scene(layers), normalized: scene)
    #expect(measure.worst(at: Judge.times()).distance?.difference.distance ?? 0 <= 0.16)
  }

  @Test("bounds include the width of a stroke")
  func line() throws {
    let layer = try #require(clean([box(0, [Make.stroke()])]).allLayers.first)
    #expect(layer.bounds == Rect(x: 27, y: 37, width: 86, height: 86))
    #expect(layer.position == Point(x: 70, y: 80))
  }

  @Test("merges static parents into their children, even into animated ones")
  func parents() throws {
    var child = Make.solid(
      1, Transform(position: Make.points((0, 10, 0), (1, 30, 20)), rotation: .constant(10)))
    child.transformParent = LayerID(0)
    let null = Make.null(
      0,
      Transform(
        position: .constant(Point(x: 100, y: 50)), scale: .constant(Point(x: 2, y: 2)),
        rotation: .constant(90)))
    let scene = clean([null, child])
    let layer = try #require(scene.allLayers.first)
    #expect(scene.allLayers.map(\.name) == ["backdrop"])
    #expect(layer.rotation == 100)
    #expect(layer.scale == Point(x: 2, y: 2))
    guard case .point(let track) = layer.tracks.first?.keys else { return #expect(Bool(false)) }
    #expect(track.keys.map(\.value) == [Point(x: 100, y: 70), Point(x: 60, y: 110)])
    #expect(track.keys.map(\.curve).first == Make.ease)
  }

  @Test("keeps a stretched parent of a rotated layer, because both form a shear")
  func shear() {
    var child = Make.solid(1, Transform(rotation: .constant(30)))
    child.transformParent = LayerID(0)
    let null = Make.null(0, Transform(scale: .constant(Point(x: 2, y: 1))))
    #expect(clean([null, child]).allLayers.count == 2)
    child.transform.rotation = .constant(0)
    #expect(clean([null, child]).allLayers.count == 1)
  }

  @Test(
    "keeps a fading layer with several shapes, but not one with a single shape")
  func fades() {
    var layer = box(0, [Make.stroke(), Make.fill()])
    #expect(clean([layer]).allLayers.map(\.name) == ["frame", "box"])
    layer.opacity = .constant(0.5)
    #expect(clean([layer]).allLayers.map(\.name) == ["Box 0", "Box 0 frame", "Box 0 box"])
    var single = box()
    single.opacity = Make.moving((0, 0), (1, 1))
    let scene = clean([single])
    #expect(scene.allLayers.count == 1)
    #expect(scene.track(.opacity) != nil)
  }

  @Test("drops redundant keyframes and constant tracks")
  func keys() throws {
    var layer = Make.solid(0)
    layer.transform.rotation = Make.moving(
      (0, 0), (0.25, 10), (0.5, 20), (1, 40), (1.25, 40), (1.5, 40), (2, 30), curve: .linear)
    layer.opacity = Make.moving((0, 0.5), (1, 0.5))
    let scene = clean([layer])
    guard case .number(let track) = scene.track(.rotation)?.keys else {
      return #expect(Bool(false))
    }
    #expect(track.keys.map(\.time) == [0, 1, 1.5, 2])
    #expect(scene.track(.opacity) == nil)
    #expect(scene.allLayers.first?.opacity == 0.5)
  }

  @Test("keeps only visible keyframes of those at one time")
  func keysAtOneTime() throws {
    var layer = Make.solid(0)
    layer.transform.rotation = .keyed(
      Track([
        Key(time: 0, value: 0), Key(time: 0.5, value: 20, curve: .hold),
        Key(time: 0.5, value: 20, curve: Make.ease), Key(time: 1, value: 40, curve: .hold),
        Key(time: 1, value: 50, curve: .hold), Key(time: 1, value: 60), Key(time: 2, value: 0),
      ]))
    Judge.expectSame(Construct("", Make.scene([layer])))
    guard case .number(let track) = clean([layer]).track(.rotation)?.keys else {
      return #expect(Bool(false))
    }
    #expect(track.keys.map(\.value) == [0, 20, 40, 60, 0])
    #expect(track.keys.dropLast().map(\.curve) == [.linear, Make.ease, .hold, .linear])
  }

  @Test("keeps a jump if its keyframe is dropped")
  func jumpAtOneTime() throws {
    var layer = Make.solid(0)
    layer.transform.rotation = .keyed(
      Track([
        Key(time: 0, value: 0), Key(time: 1, value: 10), Key(time: 1, value: 20, curve: .hold),
        Key(time: 1, value: 60), Key(time: 2, value: 0),
      ]))
    guard case .number(let track) = clean([layer]).track(.rotation)?.keys else {
      return #expect(Bool(false))
    }
    #expect(track.keys.map(\.value) == [0, 10, 60, 0])
    #expect(track.keys.dropLast().map(\.curve) == [.linear, .hold, .linear])
  }

  @Test("merges keyframes that are equal after rounding")
  func keysThatAreRounded() throws {
    var layer = Make.solid(0)
    layer.transform.rotation = Make.moving(
      (0, 0), (0.5, 20), (1, 20.000_000_1), (1.5, 20), (2, 0), curve: .linear)
    guard case .number(let track) = clean([layer]).track(.rotation)?.keys else {
      return #expect(Bool(false))
    }
    #expect(track.keys.map(\.time) == [0, 0.5, 1.5, 2])
  }

  @Test("drops keyframes that end before the scene, and tracks without later changes")
  func keysBeforeTheScene() throws {
    var layer = Make.solid(0)
    layer.transform.rotation = Make.moving(
      (-2, 40), (-1, 0), (-0.5, 90), (0.5, 10), curve: .linear)
    layer.opacity = Make.moving((-2, 1), (-1, 0.25), curve: .linear)
    Judge.expectSame(Construct("", Make.scene([layer])))
    let cleaned = clean([layer])
    guard case .number(let track) = cleaned.track(.rotation)?.keys else {
      return #expect(Bool(false))
    }
    #expect(track.keys.map(\.time) == [-0.5, 0.5])
    #expect(cleaned.track(.opacity) == nil)
    #expect(cleaned.root.layers.first?.opacity == 0.25)
  }

  @Test("drops colorless and empty layers with their definitions")
  func unused() {
    var invisible = Make.fill()
    invisible.paint = .color(.constant(Color(red: 0, green: 0, blue: 0, alpha: 0)))
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    let scene = normalizer.normalized(
      Make.scene(
        [Make.instance(0, "empty"), Make.solid(1)],
        definitions: [Make.definition("empty", [box(0, [invisible])])],
        images: [
          ImageAsset(id: "unused", size: Size(width: 1, height: 1), data: .external(path: "a.png"))
        ]),
      log: FindingLog())
    #expect(scene.allLayers.map(\.name) == ["backdrop"])
    #expect(scene.definitions.isEmpty)
    #expect(scene.images.isEmpty)
  }
}
