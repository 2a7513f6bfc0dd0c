import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of precompositions.
@Suite struct PrecompTests {
  private func instance(_ result: Imported) throws -> Instance {
    guard case .instance(let instance) = try result.layer().content else { throw Unexpected() }
    return instance
  }

  private func instance(_ members: String, first: Int = 0) throws -> Instance {
    try instance(
      imported(
        layers: precomp("c", members), assets: [composition("c", solid())], first: first))
  }

  @Test("a precomposition layer uses a definition, clipped to its size")
  func plain() throws {
    #expect(
      try instance(#""st": 0"#)
        == Instance(definition: "c", clip: Size(width: 50, height: 40)))
  }

  @Test("collapsed transformations do not clip")
  func collapsed() throws {
    #expect(try instance(#""ct": 1"#).clip == nil)
  }

  @Test(
    "start time and stretch define the time map",
    arguments: [
      (#""st": 15"#, 0, TimeMap(begin: 0.5)), (#""st": 15"#, 30, TimeMap(begin: -0.5)),
      (#""st": 0, "sr": 2"#, 0, TimeMap(rate: 0.5)),
      (#""st": 60, "sr": -1"#, 0, TimeMap(begin: 2, rate: -1)),
    ])
  func timeMap(_ members: String, _ first: Int, _ expected: TimeMap) throws {
    #expect(try instance(members, first: first).timeMap == expected)
  }

  @Test("a stretch close to zero results in a finite rate")
  func tinyStretch() throws {
    #expect(try instance(#""sr": 1e-320"#).timeMap.rate == 1e9)
  }

  @Test("time remap is in seconds, and its keyframes use the outer time")
  func remap() throws {
    let remap = try instance(
      #""tm": {"k": [{"t": 30, "s": [0]}, {"t": 60, "s": [1.5]}]}"#, first: 30
    ).timeMap.remap
    #expect(remap?.track?.keys.map(\.time) == [0, 1])
    #expect(remap?.track?.keys.map(\.value) == [0, 1.5])
  }

  @Test("time 0 of a definition is frame 0, regardless of the start of the animation")
  func origin() throws {
    let scene = try imported(
      layers: precomp("c"), assets: [composition("c", solid(#""ip": 15, "op": 45"#))], first: 30
    ).scene
    #expect(
      try scene.definitions[0].layer(0).window == TimeRange(start: 0.5, end: 1.5))
  }

  @Test("a definition has the size of the first layer that uses it, and its own name")
  func definition() throws {
    let scene = try imported(
      layers: precomp("a"), precomp("b"),
      assets: [composition("a", rest: #""nm": "Arm""#), composition("b")]
    ).scene
    #expect(scene.definitions.map(\.id) == ["a", "b"])
    #expect(scene.definitions.map(\.name) == ["Arm", "b"])
    #expect(
      scene.definitions.map(\.size) == Array(repeating: Size(width: 50, height: 40), count: 2))
  }

  @Test("unused compositions are not definitions")
  func unused() throws {
    #expect(
      try imported(layers: solid(), assets: [composition("c", solid(#""mb": true"#))])
        .scene.definitions == [])
  }

  @Test("a composition that an image layer references is no definition")
  func wrongUse() throws {
    let result = try imported(
      layers: layer(2, #""refId": "c""#), assets: [composition("c", solid(#""mb": true"#))])
    #expect(result.scene.definitions == [])
    #expect(result.ids == ["ref/wrong-asset-kind"])
  }

  @Test("reports a missing asset once, with the number of layers that use it")
  func missing() throws {
    let result = try imported(
      layers: precomp("x"), precomp("y"), precomp("x", #""hd": true"#), solid(), precomp("x"),
      precomp("c"), assets: [composition("c", precomp("x"))])
    #expect(result.ids == ["ref/missing-asset", "ref/missing-asset"])
    #expect(result.findings.map(\.occurrences) == [3, 1])
    #expect(result.findings.map(\.path.description) == ["$.layers[0]", "$.layers[1]"])
    #expect(
      result.findings.map(\.message) == [
        "the precomposition 'x' does not exist; the 3 layers that use it are empty",
        "the precomposition 'y' does not exist; the layer is empty",
      ])
  }

  @Test("an image is not a precomposition")
  func image() throws {
    let result = try imported(
      layers: precomp("i"), assets: [#"{"id": "i", "w": 1, "h": 1, "p": "a.png"}"#])
    #expect(try result.layer().content == .empty)
    #expect(result.ids == ["ref/wrong-asset-kind"])
    #expect(result.scene.images == [])
  }

  @Test("cuts precompositions that contain each other where they close the cycle")
  func indirectCycle() throws {
    let result = try imported(
      layers: precomp("a"),
      assets: [
        composition("a", precomp("b"), solid()), composition("b", solid(), precomp("a")),
      ])
    #expect(result.ids == ["ref/precomp-cycle"])
    #expect(try result.scene.definitions[1].layer(1).content == .empty)
    guard case .instance = try result.scene.definitions[0].layer(0).content else {
      throw Unexpected()
    }
  }

  @Test("a precomposition used by several others is not a cycle")
  func diamond() throws {
    let result = try imported(
      layers: precomp("a"), precomp("b"),
      assets: [
        composition("a", precomp("c")), composition("b", precomp("c"), precomp("c")),
        composition("c", solid()),
      ])
    #expect(result.ids == [])
    #expect(result.scene.definitions.count == 3)
  }

  @Test("reports a precomposition only if at least one visible layer uses it")
  func hiddenUse() throws {
    let assets = [composition("a", precomp("c")), composition("c", solid(#""mb": true"#))]
    let hidden = precomp("a", #""hd": true"#)
    #expect(try imported(layers: hidden, assets: assets).ids == [])
    #expect(
      try imported(layers: hidden, precomp("c"), assets: assets).ids == ["layer/motion-blur"])
    let late = precomp("c", #""ip": 90, "op": 99"#)
    #expect(try imported(layers: late, assets: assets).ids == [])
  }
}
