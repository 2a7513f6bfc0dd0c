import PegbarDiagnostics
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Content that is never visible is dropped and reported.
struct DropUnseenTests {
  private func dropped(_ scene: Scene) -> (names: [String], reports: Int, scene: Scene) {
    let log = FindingLog()
    let result = ScenePasses.prepared(scene, log: log)
    return (
      result.root.layers.map(\.name),
      log.findings.filter { $0.kind.id == "normalize/unseen" }.count, result
    )
  }

  private func layer(_ id: Int, _ change: (inout Layer) -> Void) -> Layer {
    var layer = Make.solid(id)
    change(&layer)
    return layer
  }

  @Test("drops and reports hidden, transparent, late and unused layers")
  func drops() {
    let result = dropped(
      Make.scene(
        [
          layer(0) { $0.isHidden = true }, layer(1) { $0.opacity = .constant(0) },
          layer(2) { $0.window = TimeRange(start: 2, end: 9) },
          layer(3) { $0.isMatteSource = true },
          Make.instance(4, "nothing"), Make.solid(5),
        ], definitions: [Make.definition("nothing", [Make.null(0, .identity)])]))
    #expect(result.names == ["Solid 5"])
    #expect(result.reports == 5)
    #expect(result.scene.definitions.isEmpty)
  }

  @Test("neither drops nor reports visible layers")
  func keeps() {
    var child = Make.solid(1)
    child.transformParent = LayerID(0)
    child.matte = Matte(source: LayerID(2), mode: .alpha)
    let result = dropped(
      Make.scene([
        Make.null(0, .identity), child, layer(2) { $0.isMatteSource = true },
        layer(3) { $0.opacity = Make.moving((0, 0), (1, 1)) },
      ]))
    #expect(result.names.count == 4)
    #expect(result.reports == 0)
  }

  @Test(
    "keeps a layer without content only if an effect paints",
    arguments: StrokeEffect.Style.allCases)
  func effects(_ style: StrokeEffect.Style) {
    let line = StrokeEffect(
      paths: [.constant(Make.zigzag)], color: .constant(.black), width: .constant(3), style: style)
    var empty = Make.drawing([], [])
    empty.effects = [LayerEffect(name: "Line", kind: .stroke(line))]
    var instance = Make.instance(1, "nothing")
    instance.effects = empty.effects
    let paints = style != .revealsOriginal
    let result = dropped(
      Make.scene(
        [empty, instance], definitions: [Make.definition("nothing", [Make.null(0, .identity)])]))
    #expect(result.names.count == (paints ? 2 : 0))
    #expect(result.reports == (paints ? 0 : 2))
    Judge.expectSame(Construct("", result.scene))
  }

  @Test("Fill and similar effects keep no layer without content")
  func colors() {
    var empty = Make.drawing([], [])
    empty.effects = [
      LayerEffect(name: "Fill", kind: .color(.fill(FillEffect(color: .constant(.white)))))
    ]
    #expect(dropped(Make.scene([empty])).reports == 1)
  }

  @Test(
    "silently drops a layer that is empty because of a reported loss",
    arguments: [
      ("$.layers[3].ef[0]", 0), ("$.assets[1].layers[0].shapes[2]", 0), ("$.layers[4]", 1),
      ("$", 1),
    ])
  func emptied(_ place: String, _ reports: Int) throws {
    var empty = Make.drawing([], [])
    empty.source = place.hasPrefix("$.assets") ? "$.assets[1].layers[0]" : "$.layers[3]"
    let log = FindingLog()
    log.add(
      Finding(
        .effectOther, "left out", path: try #require(JSONPath(parsing: place)), outcome: .dropped))
    let isInside = place.hasPrefix("$.assets")
    let scene = Make.scene(
      [isInside ? Make.instance(0, "outer") : empty],
      definitions: isInside
        ? [
          Make.definition("inner", [empty]), Make.definition("outer", [Make.instance(0, "inner")]),
        ]
        : [])
    let result = ScenePasses.prepared(scene, log: log)
    #expect(result.root.layers.isEmpty)
    #expect(log.findings.filter { $0.kind.id == "normalize/unseen" }.count == reports)
  }

  @Test("reports an invisible layer regardless of its losses")
  func transparent() throws {
    var solid = Make.solid(0)
    solid.opacity = .constant(0)
    solid.source = "$.layers[0]"
    let log = FindingLog()
    log.add(
      Finding(
        .effectOther, "left out", path: try #require(JSONPath(parsing: "$.layers[0].ef")),
        outcome: .dropped))
    _ = ScenePasses.prepared(Make.scene([solid]), log: log)
    #expect(log.findings.map(\.kind.id) == ["effect/other", "normalize/unseen"])
  }

  @Test("a hidden parent keeps its transform and loses its content")
  func parents() {
    var child = Make.solid(1)
    child.transformParent = LayerID(0)
    let result = dropped(
      Make.scene([
        layer(0) { layer in
          layer.isHidden = true; layer.opacity = .constant(0.3)
        }, child,
      ]))
    #expect(result.scene.root.layers[0].content == .empty)
    Judge.expectSame(Construct("", result.scene))
  }
}
