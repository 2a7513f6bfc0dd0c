import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarPasses

/// Names are stable.
struct NamingTests {
  private static func names(_ scene: Scene) -> [String] {
    ScenePasses.prepared(scene, log: FindingLog()).root.layers.map(\.name)
  }

  private static func layer(_ id: Int, _ name: String) -> Layer {
    var layer = Make.solid(id)
    layer.name = name
    return layer
  }

  @Test("numbers layers of one name from the back, and names unnamed layers")
  func unique() {
    // Back to front. The ID is the position from the front.
    let layers = [
      Self.layer(3, ""), Self.layer(2, "Dot"), Self.layer(1, " Dot\n"), Self.layer(0, "Dot"),
    ]
    #expect(Self.names(Make.scene(layers)) == ["Layer", "Dot", "Dot 2", "Dot 3"])
  }

  @Test("a layer added in front and other keyframes change no names")
  func stable() {
    let before = Self.names(Make.scene([Self.layer(1, "Dot"), Self.layer(0, "Dot")]))
    var layers = [Self.layer(2, "Dot"), Self.layer(1, "Dot"), Self.layer(0, "Dot")]
    layers[0].transform.rotation = Make.moving((0, 0), (1, 5))
    #expect(Array(Self.names(Make.scene(layers)).dropLast()) == before)
  }

  @Test("standard curves have their names, and other names describe the curve")
  func curves() {
    #expect(StandardCurves.name(of: TimingCurve(0.42, 0, 0.58, 1)) == "easeInEaseOut")
    #expect(StandardCurves.name(of: TimingCurve(0.333, 0, 0.667, 1)) == "easyEase")
    #expect(StandardCurves.name(of: TimingCurve(0.634, 0, 0.56, 1)) == "ease in out 63x44")
    #expect(StandardCurves.name(of: TimingCurve(0.1, 0.4, 0.5, 1.3)) == "overshoot 10x50")
    #expect(StandardCurves.name(of: TimingCurve(0.421, 0, 0.58, 1)) == "ease in out 42x42")
  }

  private static func dot(_ name: String, at x: Double) -> NormalizedLayer {
    let vertices = [(0.0, -5.0), (5, 0), (0, 5), (-5, 0)].map { x, y in
      PathVertex(
        point: Point(x: x, y: y), inControl: Point(x: x - y / 2, y: y + x / 2),
        outControl: Point(x: x + y / 2, y: y - x / 2))
    }
    let path = Path([Contour(vertices, isClosed: true)])
    let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    return NormalizedLayer(
      name: name, designerName: name, bounds: bounds,
      sublayers: [
        NormalizedLayer(
          name: "Fill 1", designerName: "Fill 1",
          content: .shape(NormalizedShape(path: path, style: .fill(.black, .nonZero))),
          bounds: bounds, position: Point(x: x, y: 0))
      ])
  }

  @Test("a default After Effects name is replaced by its context and type")
  func parts() {
    let root = NormalizedComposition(
      name: "", size: Size(width: 10, height: 10),
      layers: [
        Self.dot("Eye", at: 1), Self.dot("Shape Layer 4", at: 2), Self.dot("Shape Layer 7", at: 3),
        Self.dot("Formebene 9", at: 4), Self.dot("A1", at: 5), Self.dot("A1", at: 6),
      ])
    var scene = NormalizedScene(name: "", duration: 1, frameRate: 30, root: root)
    NameNormalizedLayers().apply(to: &scene)
    let layers = scene.root.layers
    #expect(layers.map(\.name) == ["Eye", "dot", "dot 7", "dot 9", "A1", "A1 b"])
    #expect(
      layers.map { $0.sublayers[0].name }
        == ["Eye dot", "dot shape", "dot 7 shape", "dot 9 shape", "A1 dot", "A1 b dot"])
  }

  @Test("a default name with a number of more than two digits is counted like one without")
  func counters() {
    let layers = [6962, 6963, 7001].map { Self.dot("Ellipse \($0)", at: Double($0)) }
    var scene = NormalizedScene(
      name: "", duration: 1, frameRate: 30,
      root: NormalizedComposition(name: "", size: Size(width: 10, height: 10), layers: layers))
    NameNormalizedLayers().apply(to: &scene)
    #expect(scene.root.layers.map(\.name) == ["dot", "dot 2", "dot 3"])
  }

  @Test("two equal layers have words for their location or size, unless they move")
  func sides() {
    func names(_ change: (inout NormalizedLayer) -> Void) -> [String] {
      var layers = [Self.dot("Eye", at: 0), Self.dot("Eye", at: 0), Self.dot("Nose", at: 0)]
      change(&layers[1])
      var scene = NormalizedScene(
        name: "", duration: 1, frameRate: 30,
        root: NormalizedComposition(
          name: "", size: Size(width: 90, height: 90), layers: layers))
      NameNormalizedLayers().apply(to: &scene)
      return scene.root.layers.map(\.name)
    }
    #expect(names { $0.position.x = 20 } == ["left Eye", "right Eye", "Nose"])
    #expect(names { $0.position.x = -20 } == ["right Eye", "left Eye", "Nose"])
    #expect(names { $0.position = Point(x: 3, y: 20) } == ["top Eye", "bottom Eye", "Nose"])
    #expect(
      names {
        ($0.scale, $0.anchor) = (Point(x: 2, y: 2), $0.bounds.middle)
        $0.position = $0.bounds.middle
      } == ["small Eye", "large Eye", "Nose"])
    #expect(names { _ in } == ["Eye", "Eye 2", "Nose"])
    let moves = NormalizedTrack(
      property: .positionX,
      keys: .number(Track([Key(time: 0, value: 20), Key(time: 1, value: 30)])))
    #expect(
      names { ($0.position.x, $0.tracks) = (20, [moves]) } == ["Eye", "Eye 2", "Nose"])
  }

  @Test("matted content keeps its name in its container, and the matte is its mask")
  func matted() {
    func container(_ name: String, _ content: String, cut cover: String) -> NormalizedLayer {
      NormalizedLayer(
        name: "\(name) matted", bounds: Rect(x: 0, y: 0, width: 10, height: 10),
        mask: NormalizedMask(mode: .alpha, layers: [Self.dot(cover, at: 2)]),
        sublayers: [Self.dot(content, at: 1)])
    }
    let root = NormalizedComposition(
      name: "", size: Size(width: 10, height: 10),
      layers: [
        container("wave", "wave", cut: "cover"), container("wave 2", "wave", cut: "cover"),
        container("sun", "sun", cut: "disc"),
      ])
    var scene = NormalizedScene(name: "", duration: 1, frameRate: 30, root: root)
    NameNormalizedLayers().apply(to: &scene)
    let layers = scene.root.layers
    #expect(layers.map(\.name) == ["wave matted", "wave 2 matted", "sun matted"])
    #expect(layers.map { $0.sublayers[0].name } == ["wave", "wave 2", "sun"])
    #expect(layers.map { $0.mask?.layers[0].name } == ["wave mask", "wave 2 mask", "disc"])
  }

  @Test("palette and curves list each value once, under a unique name")
  func values() {
    let near = Color(red: 0.8, green: 0.2, blue: 0.2)
    let other = Color(red: 0.8, green: 0.2, blue: 0.196_08)
    let scene = Make.scene([
      Make.solid(0, color: near), Make.solid(1, color: near), Make.solid(2, color: other),
      Make.solid(3, Transform(rotation: Make.moving((0, 0), (1, 5)))),
    ])
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    #expect(normalized.palette.map(\.name).prefix(2) == ["crimson", "crimson 2"])
    #expect(normalized.palette.map(\.color).prefix(2) == [near, other])
    #expect(
      normalized.curves == [NamedCurve(name: "easyEase", curve: TimingCurve(0.333, 0, 0.667, 1))])
  }

  @Test("rounding is idempotent, and a keyframe is never later than its frame")
  func rounding() {
    for rate in [23.976, 24, 25, 29.97, 30, 60, 7] {
      let keys = (0..<200).map { Key(time: Double($0) / rate, value: Double($0) / 3) }
      var source = Make.scene([Make.solid(0, Transform(rotation: .keyed(Track(keys))))])
      source.frameRate = rate
      var scene = Normalizer().normalized(source, log: FindingLog())
      guard case .number(let track) = scene.track(.rotation)?.keys else {
        return #expect(Bool(false))
      }
      for (index, key) in track.keys.enumerated() {
        // Times within a thousandth of a nanosecond of nine digits are not rounded down.
        #expect(key.time <= Double(index) / rate + 1.1e-12)
        #expect(key.time > Double(index) / rate - 1.1e-9)
      }
      let once = scene
      Rounding(scene).apply(to: &scene)
      #expect(scene == once)
    }
  }
}
