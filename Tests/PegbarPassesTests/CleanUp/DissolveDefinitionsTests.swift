import PegbarDiagnostics
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarPasses

/// Definitions that are used once and add no information are inlined.
struct DissolveDefinitionsTests {
  private static let canvas = Size(width: 200, height: 200)

  private func clean(_ layers: [Layer], _ definitions: [Composition]) -> NormalizedScene {
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    return normalizer.normalized(
      Make.scene(layers, definitions: definitions), log: FindingLog())
  }

  /// Two solids, one of which rotates from 0 s on.
  private static let pair = Make.definition(
    "pair",
    [Make.solid(0, Transform(rotation: Make.moving((0, 0), (1, 90)))), Make.solid(1)])

  @Test("a scene with a single instance becomes that composition, from its start time")
  func wrapper() throws {
    let map = TimeMap(begin: 0.5)
    let scene = clean([Make.instance(0, "pair", map, clip: Self.canvas)], [Self.pair])
    #expect(scene.definitions.isEmpty)
    #expect(scene.root.layers.count == 2)
    #expect(scene.root.layers.allSatisfy { !$0.clipsToBounds })
    guard case .number(let turn) = scene.root.layers[0].tracks.first?.keys else {
      return #expect(Bool(false))
    }
    #expect(turn.keys.map(\.time) == [0.5, 1.5])
  }

  @Test("inlines a composition with few layers that is used once, but not one with many")
  func small() {
    let one = Make.definition("one", [Make.solid(0)])
    let four = Make.definition("four", (0..<4).map { Make.solid($0) })
    let scene = clean(
      [
        Make.instance(0, "one"), Make.instance(1, "pair"), Make.instance(2, "four"), Make.solid(3),
      ], [one, Self.pair, four])
    #expect(scene.definitions.map(\.id) == ["four"])
    #expect(scene.root.layers.count == 5)
    let twice = clean([Make.instance(0, "one"), Make.instance(1, "one")], [one])
    #expect(twice.definitions.map(\.id) == ["one"])
  }

  @Test("a composition at a higher rate remains a definition")
  func rate() {
    let map = TimeMap(begin: 0, rate: 2)
    let scene = clean([Make.instance(0, "pair", map)], [Self.pair])
    #expect(scene.definitions.map(\.id) == ["pair"])
  }

  @Test("inlines nested wrappers and keeps the transactions")
  func nested() throws {
    var pair = Self.pair
    pair.transactions = [
      Transaction(id: "pair/turn#1", name: "turn", window: TimeRange(start: 0, end: 1), groups: [])
    ]
    let scene = clean(
      [Make.instance(0, "outer", TimeMap(begin: 0.25))],
      [
        pair,
        Make.definition(
          "outer",
          [
            Make.instance(
              0, "pair", TimeMap(begin: 0.5), window: TimeRange(start: -1, end: 3))
          ]),
      ])
    #expect(scene.definitions.isEmpty)
    #expect(scene.root.layers.count == 2)
    #expect(scene.root.transactions.map(\.window) == [TimeRange(start: 0.75, end: 1.75)])
  }

  @Test("drops a clip at the canvas bounds and keeps one that cuts")
  func clips() {
    let small = Size(width: 50, height: 50)
    let scene = clean(
      [
        Make.instance(0, "pair", clip: Self.canvas), Make.instance(1, "pair", clip: small),
      ], [Self.pair])
    #expect(scene.root.layers.map(\.clipsToBounds) == [false, true])
  }

  @Test("a definition with blend modes is kept", arguments: Blending.allCases)
  func blending(way: Blending) {
    var scene = way.scene([Blending.instance(of: "shown")])
    let definitions = scene.definitions.map(\.id)
    var dissolving = DissolveDefinitions()
    dissolving.apply(to: &scene)
    #expect(scene.definitions.map(\.id) == (way == .nowhere ? [] : definitions))
  }

  // MARK: Names

  /// Returns the layer names of a scene with one instance of a composition of two layers.
  ///
  /// The instance layer is kept if it rotates, and removed if it is static.
  private func names(
    layer: String, composition: String = "hand-comp", inner: String = "Shape Layer 1",
    isTurning: Bool
  ) -> [String] {
    func solid(_ id: Int, _ name: String, x: Double) -> Layer {
      var solid = Make.solid(id, Transform(position: .constant(Point(x: x, y: 0))))
      (solid.designerName, solid.source) = (name, "$.assets[0].layers[\(id)]")
      return solid
    }
    var instance = Make.instance(0, "comp_0")
    if isTurning { instance.transform.rotation = Make.moving((0, 0), (1, 90)) }
    (instance.designerName, instance.source) = (layer, "$.layers[0]")
    var definition = Make.definition("comp_0", [solid(0, "Thumb", x: 0), solid(1, inner, x: 90)])
    definition.name = composition
    var back = Make.solid(1)
    back.designerName = "Back"
    let scene = clean([back, instance], [definition])
    #expect(scene.definitions.isEmpty)
    func names(_ layer: NormalizedLayer) -> [String] {
      [layer.name] + layer.sublayers.flatMap(names)
    }
    return scene.root.layers.flatMap(names)
  }

  @Test("the layer of an instance keeps its name, and its contents keep theirs")
  func layerName() {
    #expect(
      names(layer: "Hand", inner: "Palm", isTurning: true) == ["Back", "Hand", "Thumb", "Palm"])
    #expect(
      names(layer: "Hand", isTurning: true) == ["Back", "Hand", "Thumb", "Hand backdrop"])
  }

  @Test(
    "keeps the name of a composition if the layer name is less specific",
    arguments: [("", "hand-comp"), ("Comp 1", "hand-comp"), ("Hand", "Hand")])
  func compositionName(layer: String, name: String) {
    #expect(names(layer: layer, isTurning: true)[1] == name)
  }

  @Test(
    "ignores IDs and names generated by After Effects",
    arguments: ["comp_0", "Comp 1", "Shape Layer 1 Comp 1"])
  func idAsName(composition: String) {
    #expect(names(layer: "", composition: composition, isTurning: true)[1] == "Instance 0")
  }

  @Test("unnamed contents use the name of the removed layer around them")
  func goneName() {
    #expect(names(layer: "Hand", isTurning: false) == ["Back", "Thumb", "Hand backdrop"])
    #expect(names(layer: "Hand", inner: "Palm", isTurning: false) == ["Back", "Thumb", "Palm"])
    let name = "Shape Layer 1 Comp 1"
    #expect(names(layer: name, isTurning: false) == ["Back", "Thumb", "backdrop"])
  }
}
