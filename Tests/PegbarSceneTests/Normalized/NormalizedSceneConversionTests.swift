import PegbarGeometry
import PegbarScene
import Testing

struct NormalizedSceneConversionTests {
  private let bounds = Rect(x: 0, y: 0, width: 10, height: 10)

  private func scene(
    _ layers: [NormalizedLayer], definitions: [NormalizedComposition] = []
  ) -> Scene {
    NormalizedScene(
      name: "n", duration: 3, frameRate: 30, firstFrame: 5,
      root: NormalizedComposition(
        name: "Root", size: Size(width: 9, height: 8), layers: layers),
      definitions: definitions
    ).scene
  }

  @Test("keeps names, times and sizes")
  func header() {
    let scene = scene([])
    #expect(scene.name == "n")
    #expect(scene.duration == 3)
    #expect(scene.frameRate == 30)
    #expect(scene.firstFrame == 5)
    #expect(scene.root.size == Size(width: 9, height: 8))
  }

  @Test("layers have their index as ID and are visible for the entire duration")
  func layers() {
    let layers = ["a", "b"].map {
      NormalizedLayer(name: $0, content: .color(.black), bounds: bounds)
    }
    let scene = scene(layers)
    #expect(scene.root.layers.map(\.id) == [LayerID(0), LayerID(1)])
    #expect(scene.root.layers.map(\.name) == ["a", "b"])
    #expect(scene.root.layers.allSatisfy { $0.window == TimeRange(start: 0, end: 3) })
    #expect(scene.definitions.isEmpty)
  }

  @Test("definitions created from layers have unique IDs")
  func ids() {
    let child = NormalizedLayer(name: "c", content: .color(.black), bounds: bounds)
    let layers = ["a", "a"].map { NormalizedLayer(name: $0, bounds: bounds, sublayers: [child]) }
    let taken = NormalizedComposition(
      id: "a", name: "a", size: bounds.size, layers: layers)
    let ids = scene(layers, definitions: [taken]).definitions.map(\.id)
    #expect(ids.first == "a")
    #expect(ids.count == 5)
    #expect(Set(ids).count == 5)
  }

  @Test("layers nested hundreds deep fit on the stack")
  func depth() {
    var layer = NormalizedLayer(name: "0", content: .color(.black), bounds: bounds)
    for level in 1...390 {
      layer = NormalizedLayer(name: "\(level)", bounds: bounds, sublayers: [layer])
    }
    #expect(scene([layer]).definitions.count == 390)
  }

  @Test("keeps every blend mode and hidden layer", arguments: BlendMode.allCases)
  func blendMode(mode: BlendMode) {
    let layer = NormalizedLayer(
      name: "a", content: .color(.black), bounds: bounds, isHidden: true, blendMode: mode)
    #expect(scene([layer]).root.layers[0].blendMode == mode)
    #expect(scene([layer]).root.layers[0].isHidden)
  }
}
