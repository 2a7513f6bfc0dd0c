import PegbarGeometry
import PegbarScene
import Testing

/// Rows have the layers of After Effects' timeline, in the time of the scene.
@Suite struct SceneTimelineTests {
  private static let fade = Animated.keyed(
    Track([Key(time: 0.5, value: 0.0), Key(time: 1, value: 1)]))

  private static func layer(
    _ name: String, _ window: (Double, Double), content: LayerContent = .empty,
    opacity: Animated<Double> = .constant(1)
  ) -> Layer {
    Layer(
      id: LayerID(0), name: name, source: "$.layers[\(name.count)].shapes[2]", content: content,
      window: TimeRange(start: window.0, end: window.1), opacity: opacity)
  }

  private static func timeline(_ layers: [Layer], inner: [Layer] = []) -> SceneTimeline {
    let size = Size(width: 9, height: 9)
    return SceneTimeline(
      Scene(
        name: "Scene", duration: 4, frameRate: 30,
        root: Composition(name: "Root", size: size, layers: layers),
        definitions: [Composition(id: "inner", name: "Inner", size: size, layers: inner)]))
  }

  private static func instance(_ map: TimeMap) -> LayerContent {
    .instance(Instance(definition: "inner", timeMap: map, clip: nil))
  }

  @Test("rows are front to back, with the visible time and the keyframes")
  func order() {
    let rows = Self.timeline([
      Self.layer("back", (-1, 9)), Self.layer("front", (1, 3), opacity: Self.fade),
      Self.layer("never", (5, 6)),
    ]).rows
    #expect(rows.map(\.title) == ["never", "front", "back"])
    #expect(rows.map(\.span) == [nil, TimeRange(start: 1, end: 3), TimeRange(start: 0, end: 4)])
    #expect(rows[1].properties.map(\.reference.property) == [.opacity])
    #expect(rows[1].properties[0].times == [0.5, 1])
  }

  @Test("layers of an instance follow it, in the time of the scene")
  func instances() {
    let rows = Self.timeline(
      [
        Self.layer("late", (1, 3), content: Self.instance(TimeMap(begin: 1, rate: 0.5))),
        Self.layer("backward", (0, 4), content: Self.instance(TimeMap(begin: 2, rate: -1))),
      ], inner: [Self.layer("dot", (0, 0.75), opacity: Self.fade)]
    ).rows
    #expect(rows.map(\.title) == ["backward", "dot", "late", "dot"])
    #expect(rows.map(\.depth) == [0, 1, 0, 1])
    #expect(rows[1].span == TimeRange(start: 1.25, end: 2))
    #expect(rows[1].properties[0].times == [1, 1.5])
    #expect(rows[3].span == TimeRange(start: 1, end: 2.5))
    #expect(rows[3].properties[0].times == [2, 3])
  }

  @Test("a time remap leaves the times of the layers inside unknown")
  func remap() {
    let remap = TimeMap(remap: Self.fade)
    let rows = Self.timeline(
      [Self.layer("remapped", (1, 2), content: Self.instance(remap))],
      inner: [Self.layer("dot", (0, 0.5), opacity: Self.fade)]
    ).rows
    #expect(rows[0].properties.map(\.reference.property) == [.timeRemap])
    #expect(rows[1].span == TimeRange(start: 1, end: 2))
    #expect(rows[1].properties[0].times.isEmpty)
  }

  @Test("the number of rows is limited")
  func limit() {
    let layers = (0..<50).map { Self.layer("\($0)", (0, 1), content: Self.instance(.identity)) }
    let timeline = Self.timeline(
      layers,
      inner: layers.map { layer in
        var layer = layer
        layer.content = .empty
        return layer
      })
    #expect(timeline.rows.count == 2000 && timeline.isTruncated)
    #expect(!Self.timeline(layers).isTruncated)
  }

  @Test(
    "a part of a layer belongs to it",
    arguments: [
      ("$.layers[3]", "$.layers[3]"), ("$.layers[3].ks.p", "$.layers[3]"),
      ("$.assets[1].layers[20].shapes[0]", "$.assets[1].layers[20]"), ("$.assets[1]", nil),
      ("$", nil), (".layers[", nil),
    ])
  func paths(source: String, layer: String?) {
    #expect(SceneTimeline.layerPath(in: source) == layer)
  }
}
