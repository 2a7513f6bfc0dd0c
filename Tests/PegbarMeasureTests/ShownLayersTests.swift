import PegbarGeometry
import PegbarMeasure
import PegbarScene
import Testing

@Suite struct ShownLayersTests {
  private static func scene(
    _ layers: [NormalizedLayer], definitions: [NormalizedComposition] = [],
    transactions: [Transaction] = []
  ) -> NormalizedScene {
    NormalizedScene(
      name: "Scene", duration: 2, frameRate: 25,
      root: NormalizedComposition(
        name: "Scene", size: Size(width: 100, height: 100), layers: layers,
        transactions: transactions),
      definitions: definitions)
  }

  private static let area = Rect(x: 0, y: 0, width: 10, height: 20)

  private static func numbers(_ values: LayerValues, _ part: LayerValues.Part) -> [Double]? {
    values.parts.first { $0.part == part }?.numbers
  }

  private static func position(_ keys: Key<Point>...) -> NormalizedTrack {
    NormalizedTrack(property: .position, keys: .point(Track(keys)))
  }

  @Test func aLayerIsPlacedByItselfAndByWhatHoldsIt() throws {
    // Scaled by (2, 3), rotated by 90°, and moved to (50, 60): (1, 0) of it points down.
    let child = NormalizedLayer(
      name: "child", bounds: Self.area, anchor: Point(x: 5, y: 10), position: Point(x: 1, y: 2))
    let parent = NormalizedLayer(
      name: "parent", bounds: Self.area, position: Point(x: 50, y: 60), scale: Point(x: 2, y: 3),
      rotation: 90, sublayers: [child])
    let values = ShownLayers(Self.scene([parent])).values(at: 0)
    let world = try #require(Self.numbers(values[1], .world))
    // The child's (0, 0) is the parent's (−4, −8): (−8, −24) before and (24, −8) after the
    // rotation.
    let expected: [Double] = [0, 2, 0, 0, -3, 0, 0, 0, 0, 0, 1, 0, 74, 52, 0, 1]
    for (left, right) in zip(world, expected) { #expect(abs(left - right) < 1e-12) }
  }

  @Test func perspectiveIsSeenFromAboveTheAnchor() throws {
    let card = NormalizedLayer(name: "card", bounds: Self.area, zPosition: -100)
    let stage = NormalizedLayer(
      name: "stage", bounds: Self.area, anchor: Point(x: 5, y: 10), position: Point(x: 5, y: 10),
      perspective: 400, sublayers: [card])
    let values = ShownLayers(Self.scene([stage])).values(at: 0)
    let world = try #require(Self.numbers(values[1], .world))
    // (0, 0) is (−5, −10) from the axis and 500 in front of the eye, whose distance is 400: a
    // factor of 0.8.
    #expect(world[15] == 1.25)
    #expect(abs(world[12] / world[15] - 1) < 1e-12)
    #expect(abs(world[13] / world[15] - 2) < 1e-12)
  }

  @Test func anInstanceShowsItsDefinitionInItsOwnTime() throws {
    let moved = NormalizedLayer(
      name: "dot", bounds: Self.area,
      tracks: [Self.position(Key(time: 0, value: .zero), Key(time: 4, value: Point(x: 8, y: 0)))])
    let definition = NormalizedComposition(
      id: "part", name: "Part", size: Size(width: 10, height: 10), layers: [moved])
    let instance = NormalizedLayer(
      name: "instance", content: .instance("part", begin: 0.5, rate: 2), bounds: Self.area)
    let layers = ShownLayers(Self.scene([instance], definitions: [definition]))
    #expect(layers.entries.map(\.parent) == [nil, 0])
    // 1 s of the scene is 1 s of the definition: (1 − 0.5) · 2.
    let world = try #require(Self.numbers(layers.values(at: 1)[1], .world))
    #expect(world[12] == 2)
  }

  @Test func aMaskIsPlacedByItsHostButNotByItsPerspective() throws {
    let hole = NormalizedLayer(
      name: "hole", bounds: Self.area, position: Point(x: 3, y: 4), zPosition: 9)
    let host = NormalizedLayer(
      name: "host", bounds: Self.area, position: Point(x: 50, y: 50), perspective: 400,
      mask: NormalizedMask(layers: [hole]))
    let layers = ShownLayers(Self.scene([host]))
    #expect(layers.entries.map(\.isMask) == [false, true])
    let world = try #require(Self.numbers(layers.values(at: 0)[1], .world))
    #expect(Array(world[12...]) == [53, 54, 0, 1])
  }

  @Test func whatALayerDrawsComesFromItsTracks() {
    let outline = Path([
      Contour([PathVertex(.zero), PathVertex(Point(x: 1, y: 2))], isClosed: false)
    ])
    let line = NormalizedLayer(
      name: "line",
      content: .shape(
        NormalizedShape(path: outline, style: .stroke(.black, NormalizedStroke(width: 2)))),
      bounds: Self.area,
      tracks: [
        NormalizedTrack(
          property: .strokeEnd,
          keys: .number(Track([Key(time: 0, value: 0), Key(time: 2, value: 1)])))
      ])
    let values = ShownLayers(Self.scene([line])).values(at: 0.5)[0]
    #expect(Self.numbers(values, .range) == [0, 0.25])
    #expect(Self.numbers(values, .stroke) == [0, 0, 0, 1])
    #expect(Self.numbers(values, .width) == [2])
    #expect(Self.numbers(values, .path) == [0, 1, 0, 0, 0, 0, 1, 2, 1, 2])
    #expect(Self.numbers(values, .fill) == nil)
  }

  @Test func aRadialGradientEndsAtItsRadii() {
    let gradient = NormalizedGradient(
      kind: .radial, start: Point(x: 5, y: 10), end: Point(x: 10, y: 15),
      colors: [.black, .white], locations: [0, 1])
    let layer = NormalizedLayer(name: "glow", content: .gradient(gradient), bounds: Self.area)
    let values = ShownLayers(Self.scene([layer])).values(at: 0)[0]
    #expect(Self.numbers(values, .points) == [0.5, 0.5, 1, 0.75])
  }

  @Test func timesKeepAwayFromJumps() {
    let jump = NormalizedLayer(
      name: "jump", bounds: Self.area,
      tracks: [
        Self.position(
          Key(time: 0, value: .zero, curve: .hold), Key(time: 1, value: Point(x: 5, y: 5)))
      ])
    let transaction = Transaction(
      id: "a", name: "a", window: TimeRange(start: 0.4, end: 1.2), groups: [])
    let scene = Self.scene([jump], transactions: [transaction])
    let times = ShownLayers(scene).times(of: scene, limit: 60)
    #expect(times.count >= 9)
    #expect(times.allSatisfy { abs($0 - 1) >= 2e-5 && abs($0) >= 2e-5 })
    #expect(times.contains(2))
    for time in [0.3999, 0.4001, 1.1999, 1.2001] {
      #expect(times.contains { abs($0 - time) < 1e-9 })
    }
  }

  @Test func aSceneThatJumpsAllTheTimeIsLookedAtBetweenItsJumps() {
    let flicker = NormalizedLayer(
      name: "flicker", bounds: Self.area,
      tracks: [
        NormalizedTrack(
          property: .position,
          keys: .point(
            Track(
              [
                Key(time: 0, value: .zero, curve: .hold),
                Key(time: 1e-5, value: Point(x: 5, y: 5), curve: .hold),
                Key(time: 2e-5, value: .zero),
              ], repetition: Repeat(count: .infinity))))
      ])
    let times = ShownLayers(Self.scene([flicker])).times(of: Self.scene([flicker]), limit: 60)
    #expect(times.count > 3)
    for time in times {
      let steps = time / 1e-5
      #expect(abs(steps - steps.rounded()) > 0.01)
    }
  }

  @Test func definitionsThatShowEachOtherEnd() {
    let again = NormalizedLayer(
      name: "again", content: .instance("part", begin: 0, rate: 1), bounds: Self.area)
    let definition = NormalizedComposition(
      id: "part", name: "Part", size: Size(width: 10, height: 10), layers: [again, again])
    let layers = ShownLayers(Self.scene([again], definitions: [definition]))
    #expect(layers.entries.count == 3)
    #expect(!layers.isCut)
    #expect(ShownLayers(Self.scene([again], definitions: [definition]), limit: 2).isCut)
  }
}
