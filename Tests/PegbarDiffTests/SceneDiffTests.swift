import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarDiff

/// Changes are named by layer, property, kind and frame.
@Suite struct SceneDiffTests {
  private static func track(_ keys: [(Double, Double)], curve: Curve = .linear) -> Animated<Double>
  {
    .keyed(Track(keys.map { Key(time: $0.0 / 30, value: $0.1, curve: curve) }))
  }

  private static func layer(
    _ id: Int, _ name: String, opacity: Animated<Double> = .constant(1),
    rotation: Animated<Double> = .constant(0), parent: Int? = nil,
    window: (Double, Double) = (0, 60)
  ) -> Layer {
    Layer(
      id: LayerID(id), name: name, designerName: name, source: "$.layers[\(id)]",
      content: .solid(Solid(size: Size(width: 9, height: 9), color: .black)),
      transform: Transform(rotation: rotation), transformParent: parent.map { LayerID($0) },
      window: TimeRange(start: window.0 / 30, end: window.1 / 30), opacity: opacity)
  }

  private static func scene(_ layers: [Layer]) -> Scene {
    Scene(
      name: "Scene", duration: 2, frameRate: 30,
      root: Composition(name: "Root", size: Size(width: 9, height: 9), layers: layers))
  }

  private static func changes(_ old: [Layer], _ new: [Layer]) -> [SceneChange] {
    SceneDiff(from: scene(old), to: scene(new)).changes
  }

  @Test("places in the file, numbers of layers and digits do not count")
  func noise() {
    let old = [Self.layer(1, "back"), Self.layer(2, "front", rotation: .constant(45), parent: 1)]
    var new = [
      Self.layer(7, "back"), Self.layer(9, "front", rotation: .constant(45.0004), parent: 7),
    ]
    new[0].name = "back-2"
    #expect(Self.changes(old, new).isEmpty)
  }

  @Test("a constant value has its old and new words")
  func constants() {
    let changes = Self.changes(
      [Self.layer(1, "dot", opacity: .constant(1))], [Self.layer(1, "dot", opacity: .constant(0.4))]
    )
    #expect(
      changes == [
        SceneChange(kind: .value, layer: ["dot"], property: "Opacity", old: "100%", new: "40%")
      ])
  }

  @Test("a value of one keyframe has its frame, and further keyframes are counted")
  func values() {
    let old = Self.track([(0, 0), (10, 90), (20, 180)])
    let new = Self.track([(0, 0), (10, 80), (20, 170)])
    let changes = Self.changes(
      [Self.layer(1, "dot", rotation: old)], [Self.layer(1, "dot", rotation: new)])
    #expect(changes.count == 1)
    #expect(changes[0].kind == .value && changes[0].frame == 10 && changes[0].count == 2)
    #expect(changes[0].old == "90°" && changes[0].new == "80°")
  }

  @Test("keyframes that are all later are one change")
  func shifted() {
    let old = Self.track([(0, 0), (10, 90)])
    let new = Self.track([(6, 0), (16, 90)])
    let changes = Self.changes(
      [Self.layer(1, "dot", rotation: old)], [Self.layer(1, "dot", rotation: new)])
    #expect(changes.map(\.kind) == [.retimed])
    #expect(changes[0].property == "Rotation" && abs((changes[0].shift ?? 0) - 6) < 1e-9)
    // With the In and Out points, it is the whole layer.
    let whole = Self.changes(
      [Self.layer(1, "dot", rotation: old)],
      [Self.layer(1, "dot", rotation: new, window: (6, 66))])
    #expect(whole.map(\.property) == [""] && whole.map(\.kind) == [.retimed])
  }

  @Test("one keyframe at another time, a new and a missing one")
  func keyframes() {
    let old = Self.track([(0, 0), (10, 90), (20, 180)])
    func changes(_ new: [(Double, Double)]) -> [SceneChange] {
      Self.changes(
        [Self.layer(1, "dot", rotation: old)], [Self.layer(1, "dot", rotation: Self.track(new))])
    }
    let moved = changes([(0, 0), (13, 90), (20, 180)])
    #expect(moved.map(\.kind) == [.retimed] && abs((moved.first?.frame ?? 0) - 10) < 1e-9)
    let added = changes([(0, 0), (5, 30), (10, 90), (20, 180)])
    #expect(added.map(\.kind) == [.keyframes] && added.map(\.new) == ["1 keyframe"])
    let removed = changes([(0, 0), (20, 180)])
    #expect(removed.map(\.kind) == [.keyframes] && removed.map(\.old) == ["1 keyframe"])
  }

  @Test("the easing of the last keyframe does not count")
  func easing() {
    let keys = [(0.0, 0.0), (10.0, 90.0)]
    let old = Self.track(keys)
    guard case .keyed(var track) = old else { return }
    track.keys[1].curve = .hold
    let last = Self.changes(
      [Self.layer(1, "dot", rotation: old)], [Self.layer(1, "dot", rotation: .keyed(track))])
    #expect(last.isEmpty)
    track.keys[0].curve = .hold
    let first = Self.changes(
      [Self.layer(1, "dot", rotation: old)], [Self.layer(1, "dot", rotation: .keyed(track))])
    #expect(first.map(\.kind) == [.curve] && first[0].old == "linear" && first[0].new == "hold")
  }

  @Test("a parent counts by what it is, not by its number or name")
  func parents() {
    let old = [Self.layer(1, "a"), Self.layer(2, "bb"), Self.layer(3, "dot", parent: 1)]
    let renamed = [Self.layer(1, "other"), Self.layer(2, "bb"), Self.layer(3, "dot", parent: 1)]
    #expect(Self.changes(old, renamed).map(\.kind) == [.renamed])
    let other = [Self.layer(1, "a"), Self.layer(2, "bb"), Self.layer(3, "dot", parent: 2)]
    let changes = Self.changes(old, other)
    #expect(changes.map(\.property) == ["parent"])
    #expect(changes.map(\.old) == ["a"] && changes.map(\.new) == ["bb"])
  }

  @Test("layers of a precomposition are compared once, below its layer")
  func precompositions() {
    func scene(_ opacity: Double, id: String) -> Scene {
      let instance = LayerContent.instance(Instance(definition: id, clip: nil))
      var layers = [Self.layer(1, "left"), Self.layer(2, "right")]
      layers.changeEach { $0.content = instance }
      var scene = Self.scene(layers)
      scene.definitions = [
        Composition(
          id: id, name: "Inner", size: Size(width: 9, height: 9),
          layers: [Self.layer(1, "dot", opacity: .constant(opacity))])
      ]
      return scene
    }
    let changes = SceneDiff(from: scene(1, id: "a"), to: scene(0.5, id: "b")).changes
    #expect(changes.map(\.layer) == [["right", "dot"]])
    #expect(changes.map(\.property) == ["Opacity"])
  }

  @Test("another frame rate alone is one change, because times are in frames")
  func frameRates() {
    func scene(rate: Double) -> Scene {
      let keys = [Key(time: 0, value: 0.0), Key(time: 10 / rate, value: 90)]
      var layer = Self.layer(1, "dot", rotation: .keyed(Track(keys)))
      layer.window = TimeRange(start: 0, end: 60 / rate)
      var scene = Self.scene([layer])
      (scene.frameRate, scene.duration) = (rate, 60 / rate)
      return scene
    }
    let changes = SceneDiff(from: scene(rate: 30), to: scene(rate: 60)).changes
    #expect(changes.map(\.property) == ["frame rate"])
  }

  @Test("numbers have the units of After Effects")
  func units() {
    func value(_ property: Property, _ number: Double) -> String {
      FactValue(number).words(FactUnit(property))
    }
    #expect(value(.opacity, 0.5) == "50%" && value(.rotation, 45) == "45°")
    #expect(value(.pointCount, 5) == "5" && value(.trimOffset, 0.25) == "90°")
    #expect(value(.timeRemap, 1.5) == "1.5 s" && value(.positionX, 12.3456) == "12.346")
  }

  @Test("settings and markers of the scene")
  func scenes() {
    let old = Self.scene([])
    var new = old
    new.duration = 3
    new.background = .black
    new.markers = [Marker(name: "start", comment: "", time: 1, duration: 0)]
    let changes = SceneDiff(from: old, to: new).changes
    #expect(changes.map(\.property) == ["duration", "background", "marker start"])
    #expect(changes[0].old == "60 frames" && changes[0].new == "90 frames")
    #expect(changes[1].new == "#000000" && changes[2].kind == .added)
  }

  @Test(
    "precompositions that are nested too deeply are reported", arguments: [(60, false), (70, true)])
  func deep(levels: Int, isTruncated: Bool) {
    func scene(opacity: Double) -> Scene {
      var scene = Self.scene([])
      func composition(_ level: Int) -> Composition {
        var layer = Self.layer(0, "Level \(level)")
        if level < levels {
          layer.content = .instance(Instance(definition: "\(level + 1)", clip: nil))
        } else {
          layer.opacity = .constant(opacity)
        }
        return Composition(
          id: "\(level)", name: "Level \(level)", size: Size(width: 9, height: 9), layers: [layer])
      }
      scene.root = composition(0)
      scene.root.id = ""
      scene.definitions = (1...levels).map(composition)
      return scene
    }
    let diff = SceneDiff(from: scene(opacity: 1), to: scene(opacity: 0.5))
    #expect(diff.isTruncated == isTruncated && diff.changes.isEmpty == isTruncated)
  }
}
