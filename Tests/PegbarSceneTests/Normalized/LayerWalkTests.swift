import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// The walks over the layers of a normalized scene visit all of them.
@Suite("Walks over layers")
struct LayerWalkTests {
  private static let scenes: [NormalizedScene] = {
    var random = RandomScenes(seed: 5)
    return [SceneSamples.normalized] + (0..<40).map { _ in random.normalizedScene() }
  }()

  /// Returns the names of all layers, found by reflection.
  private static func names(in value: Any) -> [String] {
    let own = (value as? NormalizedLayer).map { [$0.name] } ?? []
    return own + Mirror(reflecting: value).children.flatMap { names(in: $0.value) }
  }

  private static func layer(
    _ name: String, _ sublayers: [NormalizedLayer] = [], mask: [NormalizedLayer]? = nil
  ) -> NormalizedLayer {
    NormalizedLayer(
      name: name, bounds: Rect(x: 0, y: 0, width: 1, height: 1),
      mask: mask.map { NormalizedMask(layers: $0) }, sublayers: sublayers)
  }

  private static let tree = layer(
    "a", [layer("b", [layer("c")], mask: [layer("d")]), layer("e")],
    mask: [layer("f", [layer("g")])])

  @Test("visits every layer of a scene once", .slow)
  func met() {
    for scene in Self.scenes {
      var met: [String] = []
      scene.forEachLayer { met.append($0.name) }
      #expect(met.sorted() == Self.names(in: scene).sorted())
    }
  }

  @Test("visits a layer before its contents, and sublayers before masks")
  func order() {
    var met = ""
    Self.tree.forEachLayer { met += $0.name }
    #expect(met == "abcdefg")
    #expect(Self.tree.heldLayers.map(\.name) == ["b", "e", "f"])
  }

  @Test("changes every layer in the same order and keeps its contents")
  func changed() {
    var (tree, met) = (Self.tree, "")
    tree.changeEachLayer { layer in
      met += layer.name
      layer.name += "!"
    }
    #expect(met == "abcdefg")
    #expect(Self.names(in: tree).allSatisfy { $0.hasSuffix("!") })
    #expect(tree.sublayers[0].mask?.layers.first?.name == "d!")
    tree.changeEachLayer { $0.name.removeLast() }
    #expect(tree == Self.tree)
  }

  @Test("finds a layer in a mask")
  func contained() {
    #expect([Self.tree].containsLayer { $0.name == "g" })
    #expect(![Self.tree].containsLayer { $0.name == "h" })
  }

  @Test("changes every composition once")
  func compositions() {
    for scene in Self.scenes {
      var (changed, count) = (scene, 0)
      changed.changeCompositions { _ in count += 1 }
      #expect(count == scene.definitions.count + 1)
      #expect(changed == scene)
    }
  }
}
