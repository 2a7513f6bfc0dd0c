import PegbarGeometry
import PegbarScene
import Testing

@Suite("Times at the end of the scene")
struct EndTimesTests {
  private func use(_ id: String, begin: Double, rate: Double = 1) -> NormalizedLayer {
    NormalizedLayer(
      name: id, content: .instance(id, begin: begin, rate: rate),
      bounds: Rect(x: 0, y: 0, width: 1, height: 1))
  }

  private func scene(
    _ root: [NormalizedLayer], _ definitions: [(id: String, layers: [NormalizedLayer])]
  ) -> NormalizedScene {
    let size = Size(width: 1, height: 1)
    return NormalizedScene(
      name: "", duration: 10, frameRate: 60,
      root: NormalizedComposition(name: "", size: size, layers: root),
      definitions: definitions.map {
        NormalizedComposition(id: $0.id, name: "", size: size, layers: $0.layers)
      })
  }

  @Test("a definition has its own time, even inside others")
  func nested() {
    let ends = EndTimes(
      scene(
        [use("outer", begin: 2)], [("inner", []), ("outer", [use("inner", begin: 4, rate: 0.5)])])
    )
    #expect(ends["outer"] == 8...8)
    #expect(ends["inner"] == 2...2)
  }

  @Test("a definition with several instances has several times")
  func several() {
    let ends = EndTimes(
      scene([use("a", begin: 1), use("a", begin: 7), use("a", begin: 3)], [("a", [])]))
    #expect(ends["a"] == 3...9)
  }

  @Test("an unused definition has no time, and neither have non-finite numbers")
  func unused() {
    let ends = EndTimes(scene([use("b", begin: .nan)], [("a", []), ("b", [])]))
    #expect(ends["a"] == nil && ends["b"] == nil)
  }
}
