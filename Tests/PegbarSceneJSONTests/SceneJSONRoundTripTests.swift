import PegbarDiagnostics
import PegbarGeometry
import PegbarScene
import PegbarSceneJSON
import PegbarTestSupport
import Testing

@Suite("Round trips of scene JSON")
struct SceneJSONRoundTripTests {
  @Test("an exact scene with every feature reads back equal, without findings")
  func exactSample() throws {
    let log = FindingLog()
    let document = try SceneJSON.read(SceneJSON.write(SceneSamples.exact), log: log)
    #expect(document == .exact(SceneSamples.exact))
    #expect(log.findings.isEmpty)
  }

  @Test("a normalized scene with every feature reads back equal, without findings")
  func normalizedSample() throws {
    let log = FindingLog()
    let document = try SceneJSON.read(SceneJSON.write(SceneSamples.normalized), log: log)
    #expect(document == .normalized(SceneSamples.normalized))
    #expect(log.findings.isEmpty)
  }

  @Test("playback settings and a background read back equal, and defaults are omitted")
  func playback() throws {
    var scene = SceneSamples.exact
    scene.playback = Playback(
      speed: 2.5, isReversed: true, mode: .bounce, isAutomatic: false, count: 0, isOnHover: true)
    scene.background = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let log = FindingLog()
    #expect(try SceneJSON.read(SceneJSON.write(scene), log: log) == .exact(scene))
    var normalized = SceneSamples.normalized
    (normalized.playback, normalized.background) = (scene.playback, scene.background)
    let written = SceneJSON.write(normalized)
    #expect(try SceneJSON.read(written, log: log) == .normalized(normalized))
    #expect(log.findings.isEmpty)
    let text = String(decoding: written, as: UTF8.self)
    #expect(text.contains(#""isReversed": true, "mode": "bounce""#), "\(text)")
    (scene.playback, scene.background) = (Playback(), nil)
    let plain = String(decoding: SceneJSON.write(scene), as: UTF8.self)
    #expect(!plain.contains("\"playback\"") && !plain.contains("\"background\""))
  }

  @Test("the smallest scene reads back equal")
  func emptyScene() throws {
    let scene = Scene(
      name: "", duration: 0, frameRate: 1,
      root: Composition(name: "", size: Size(width: 0, height: 0), layers: []))
    #expect(try SceneJSON.read(SceneJSON.write(scene), log: FindingLog()) == .exact(scene))
  }

  @Test(
    "random exact scenes read back equal", arguments: Tier.some(UInt64(0)..<100, every: 10))
  func randomExact(seed: UInt64) throws {
    var random = RandomScenes(seed: seed)
    let scene = random.exactScene()
    let bytes = SceneJSON.write(scene)
    #expect(try SceneJSON.read(bytes, log: FindingLog()) == .exact(scene))
    #expect(SceneJSON.write(scene) == bytes)
  }

  @Test(
    "random normalized scenes read back equal",
    arguments: Tier.some(UInt64(0)..<100, every: 10))
  func randomNormalized(seed: UInt64) throws {
    var random = RandomScenes(seed: seed)
    let scene = random.normalizedScene()
    let bytes = SceneJSON.write(scene)
    #expect(try SceneJSON.read(bytes, log: FindingLog()) == .normalized(scene))
    #expect(SceneJSON.write(scene) == bytes)
  }

  @Test("a point split into constant coordinates remains split")
  func stillSplitPoint() throws {
    var scene = SceneSamples.exact
    scene.root.layers[1].transform.position = .split(x: .constant(0), y: .constant(0))
    #expect(try SceneJSON.read(SceneJSON.write(scene), log: FindingLog()) == .exact(scene))
  }

  @Test("ambiguous and built-in curve names never change the values")
  func ambiguousCurveNames() throws {
    var scene = SceneSamples.exact
    scene.curves = [
      NamedCurve(name: "a", curve: TimingCurve(0, 0, 1, 1)),
      NamedCurve(name: "a", curve: TimingCurve(0.5, 0, 1, 1)),
      NamedCurve(name: "linear", curve: TimingCurve(0.25, 0, 1, 1)),
    ]
    scene.root.transactions = scene.curves.enumerated().map { index, curve in
      Transaction(
        id: "\(index)", name: "", window: TimeRange(start: 0, end: 1), groups: [],
        curve: .bezier(curve.curve))
    }
    #expect(try SceneJSON.read(SceneJSON.write(scene), log: FindingLog()) == .exact(scene))
  }
}
