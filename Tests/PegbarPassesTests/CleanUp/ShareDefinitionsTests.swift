import PegbarDiagnostics
import PegbarGeometry
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Equal content of several layers becomes one definition.
struct ShareDefinitionsTests {
  /// Returns a null with an upper arm, a lower arm and a hand that move `late` seconds later.
  private func arm(
    _ first: Int, _ name: String, at x: Double, late: Double = 0, hand: String = "hand",
    angle: Double = 30, color: Color = Color(red: 0.8, green: 0.4, blue: 0.2)
  ) -> [Layer] {
    let root = Layer(
      id: LayerID(first), name: "\(name) arm", designerName: "\(name) arm",
      source: "$.layers[\(first)]", content: .empty,
      transform: Transform(
        position: .constant(Point(x: x, y: 60)), rotation: Make.moving((0, 0), (1, x / 10))),
      window: Make.always)
    let parts = ["\(name) upper arm", "\(name) lower arm", hand].enumerated().map { index, name in
      var layer = Make.solid(
        first + index + 1,
        Transform(
          position: .constant(Point(x: 5, y: 30 * Double(index))),
          scale: .constant(Point(x: 0.5, y: 0.25)),
          rotation: Make.moving((late, 0), (late + 0.5, angle * Double(index + 1)))), color: color)
      (layer.name, layer.designerName) = (name, name)
      layer.source = "$.layers[\(first + index + 1)]"
      layer.opacity = Make.moving((late + 0.5, 1), (late + 1, 0.5))
      layer.transformParent = LayerID(first)
      return layer
    }
    return [root] + parts
  }

  private func clean(_ layers: [Layer], _ parameters: [Parameter] = []) -> NormalizedScene {
    var scene = Make.scene(layers)
    scene.parameters = parameters
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    return normalizer.normalized(scene, log: FindingLog())
  }

  private func begins(_ layers: [NormalizedLayer]) -> [Double] {
    layers.compactMap { layer in
      guard case .instance(_, let begin, _) = layer.content else { return nil }
      return begin
    }
  }

  @Test("equal layers share one definition, each at its position")
  func shared() throws {
    let scene = clean(arm(0, "Left", at: 40) + arm(10, "Right", at: 140))
    let definition = try #require(scene.definitions.first)
    #expect(scene.definitions.count == 1)
    #expect(definition.name == "arm")
    #expect(definition.layers.map(\.name) == ["upper arm", "lower arm", "hand"])
    #expect(definition.layers.map(\.designerName) == ["upper arm", "lower arm", "hand"])
    #expect(scene.root.layers.map(\.name) == ["Left arm", "Right arm"])
    #expect(scene.root.layers.map { $0.position.x } == [40, 140])
    #expect(begins(scene.root.layers) == [0, 0])
    #expect(scene.layerCount == 5)
    #expect(definition.layers.allSatisfy { $0.tracks.count == 2 })
  }

  @Test("a later start becomes a later instance")
  func late() {
    let scene = clean(arm(0, "Left", at: 40) + arm(10, "Right", at: 140, late: 0.25))
    #expect(scene.definitions.count == 1)
    #expect(begins(scene.root.layers) == [0, 0.25])
    let early = clean(arm(0, "Left", at: 40, late: 0.25) + arm(10, "Right", at: 140))
    #expect(begins(early.root.layers) == [0.25, 0])
  }

  @Test("a definition has its final drawing area, with its own origin")
  func area() throws {
    let scene = clean(arm(0, "Left", at: 40, angle: 0) + arm(10, "Right", at: 140, angle: 0))
    let definition = try #require(scene.definitions.first)
    // Three bars of 30 by 10 points, every 30 points down, starting at (5, 0).
    #expect(definition.size == Size(width: 30, height: 70))
    for (layer, x) in zip(scene.root.layers, [40.0, 140]) {
      #expect(layer.bounds == Rect(x: 0, y: 0, width: 30, height: 70))
      // It rotates about the position of the null.
      #expect(layer.anchor == Point(x: -5, y: 0))
      #expect(layer.position == Point(x: x, y: 60))
    }
  }

  @Test("another rotation, another color, and unrelated names are not equal")
  func different() {
    let left = arm(0, "Left", at: 40)
    #expect(clean(left + arm(10, "Right", at: 140, angle: 31)).definitions.isEmpty)
    #expect(clean(left + arm(10, "Right", at: 140, color: .black)).definitions.isEmpty)
    #expect(clean(left + arm(10, "Right", at: 140, hand: "claw")).definitions.isEmpty)
    #expect(clean(left).definitions.isEmpty)
  }

  @Test("layers with a parameter are not shared")
  func bound() {
    let layers = arm(0, "Left", at: 40) + arm(10, "Right", at: 140)
    func parameter(_ target: String) -> Parameter {
      Parameter(name: "joint", value: .point(Point(x: 5, y: 30)), targets: [target])
    }
    #expect(clean(layers, [parameter("$.layers[2].ks.p")]).definitions.isEmpty)
    #expect(clean(layers, [parameter("$.layers[20].ks.p")]).definitions.count == 1)
  }

  @Test("a small group is not shared, because the definition would be longer")
  func little() {
    func pair(_ first: Int, _ x: Double) -> [Layer] { Array(arm(first, "Arm", at: x).prefix(2)) }
    #expect(clean(pair(0, 40) + pair(10, 140)).definitions.isEmpty)
  }

  @Test("a nested definition precedes the one that contains it")
  func nested() {
    func pair(_ first: Int, _ x: Double) -> [Layer] {
      let pair = Layer(
        id: LayerID(first), name: "Pair \(first)", designerName: "Pair \(first)",
        source: "$.layers[\(first)]", content: .empty,
        transform: Transform(
          position: .constant(Point(x: x, y: 10)), rotation: Make.moving((0, 0), (2, x))),
        window: Make.always)
      var arms = arm(first + 1, "Left", at: 10) + arm(first + 5, "Right", at: 50)
      for index in [0, 4] { arms[index].transformParent = LayerID(first) }
      return [pair] + arms
    }
    let scene = clean(pair(0, 40) + pair(20, 90))
    #expect(scene.definitions.map(\.name) == ["arm", "Pair"])
    #expect(begins(scene.definitions[1].layers).count == 2)
    #expect(scene.layerCount == 2 + 2 + 3)
  }

  @Test("the picture is unchanged", arguments: [0, 0.25])
  func picture(late: Double) {
    let exact = Make.scene(arm(0, "Left", at: 40) + arm(10, "Right", at: 140, late: late))
    var normalizer = Normalizer()
    normalizer.rounds = false
    let plain = normalizer.normalized(exact, log: FindingLog())
    normalizer.cleansUp = true
    let clean = normalizer.normalized(exact, log: FindingLog())
    #expect(plain.definitions.isEmpty && clean.definitions.count == 1)
    let worst = NormalizationMeasure(exact: plain.scene, normalized: clean).worst(
      at: Judge.times())
    #expect(worst.other == nil, "\(worst.other.map { "\($0)" } ?? "")")
    #expect((worst.distance?.difference.distance ?? 0) < 1e-6)
    #expect((worst.color?.difference.color ?? 0) < 1e-9)
  }
}
