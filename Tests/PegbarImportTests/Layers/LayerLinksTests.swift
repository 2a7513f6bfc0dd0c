import PegbarDiagnostics
import PegbarImport
import PegbarLottie
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of parents and mattes.
@Suite struct LayerLinksTests {
  private func parents(_ layers: [String]) throws -> ([LayerID?], [String]) {
    let result = imported(try document(layers))
    return (result.scene.root.layers.reversed().map(\.transformParent), result.ids)
  }

  private func mattes(_ layers: [String]) throws -> ([Matte?], [String]) {
    let result = imported(try document(layers))
    return (result.scene.root.layers.reversed().map(\.matte), result.ids)
  }

  @Test("finds a parent by its index, which can be 0")
  func parent() throws {
    let (parents, ids) = try parents([solid(#""parent": 0"#), layer(3, #""ind": 0"#)])
    #expect(parents == [LayerID(1), nil])
    #expect(ids == [])
  }

  @Test("the first of two layers with one index is used")
  func duplicate() throws {
    let (parents, ids) = try parents([
      solid(#""parent": 1"#), layer(3, #""ind": 1"#), layer(3, #""ind": 1"#),
    ])
    #expect(parents == [LayerID(1), nil, nil])
    #expect(ids == ["ref/duplicate-index"])
  }

  @Test("reports a problem of one index once, with the number of affected layers")
  func occurrences() throws {
    let same = Array(repeating: layer(3, #""ind": 1"#), count: 12)
    let lost = Array(repeating: solid(#""parent": 7"#), count: 3)
    let findings = imported(try document(same + lost + [solid(#""parent": 8"#)])).findings
    #expect(
      findings.map(\.kind.id) == ["ref/duplicate-index"] + [
        "ref/missing-parent", "ref/missing-parent",
      ])
    #expect(findings.map(\.occurrences) == [11, 3, 1])
  }

  @Test("cuts a cycle of parents once and keeps the rest of the chain")
  func cycle() throws {
    let (parents, ids) = try parents([
      solid(#""ind": 1, "parent": 2"#), layer(3, #""ind": 2, "parent": 3"#),
      layer(3, #""ind": 3, "parent": 2"#),
    ])
    #expect(parents == [LayerID(1), LayerID(2), nil])
    #expect(ids == ["ref/parent-cycle"])
  }

  @Test(
    "resolves a chain of 50,000 parents",
    .slow)
  func longChain() throws {
    let count = 50_000
    var document = try document([layer(3)])
    document.layers = (0..<count).map { position in
      var layer = document.layers[0]
      layer.index = position
      layer.parent = position + 1 < count ? position + 1 : 0
      return layer
    }
    let layers = imported(document).scene.root.layers
    #expect(layers.filter { $0.transformParent == nil }.map(\.id) == [LayerID(count - 1)])
  }

  @Test(
    "a matte is the previous layer, and its mode is that of the layer that uses it",
    arguments: [
      (1, Matte.Mode.alpha), (2, .alphaInverted), (3, .luma), (4, .lumaInverted),
    ])
  func adjacent(_ tt: Int, _ mode: Matte.Mode) throws {
    let (mattes, ids) = try mattes([solid(#""td": 1"#), solid(#""tt": \#(tt)"#)])
    #expect(mattes == [nil, Matte(source: LayerID(0), mode: mode)])
    #expect(ids == [])
  }

  @Test("a matte with an index can be anywhere and serve several layers")
  func byIndex() throws {
    let (mattes, _) = try mattes([
      solid(#""tt": 1, "tp": 7"#), solid(#""tt": 1, "tp": 7"#), solid(#""ind": 7, "td": 1"#),
    ])
    let matte = Matte(source: LayerID(2), mode: .alpha)
    #expect(mattes == [matte, matte, nil])
  }

  @Test("mattes can have mattes")
  func chain() throws {
    let (mattes, ids) = try mattes([
      solid(#""td": 1"#), solid(#""td": 1, "tt": 1"#), solid(#""tt": 2"#),
    ])
    #expect(mattes.map { $0?.source } == [nil, LayerID(0), LayerID(1)])
    #expect(ids == ["player/matte-of-matte"])
  }

  @Test("cuts a cycle of mattes once")
  func matteCycle() throws {
    let (mattes, ids) = try mattes([
      solid(#""ind": 1, "tt": 1, "tp": 2"#), solid(#""ind": 2, "tt": 1, "tp": 1"#),
    ])
    #expect(mattes.map { $0?.source } == [LayerID(1), nil])
    #expect(ids == ["ref/matte-cycle"])
  }

  @Test(
    "a missing matte leaves the layer unmasked",
    arguments: [
      #""tt": 1"#, #""tt": 1, "tp": 9"#,
    ])
  func missing(_ members: String) throws {
    let (mattes, ids) = try mattes([solid(members)])
    #expect(mattes == [nil])
    #expect(ids == ["ref/missing-matte-source"])
  }

  @Test("reports a matte if it cuts visible content, even if hidden or chained")
  func seenMattes() throws {
    let blurred = #""td": 1, "mb": true"#
    // Hidden mattes still cut.
    let hidden = [solid(blurred, #""hd": true"#), solid(#""tt": 1"#)]
    #expect(try mattes(hidden).1 == ["layer/motion-blur"])
    let chained = [solid(blurred), solid(#""td": 1, "tt": 1"#), solid(#""tt": 1"#)]
    #expect(try mattes(chained).1 == ["player/matte-of-matte", "layer/motion-blur"])
    #expect(try mattes([solid(blurred), solid()]).1 == [])
    #expect(try mattes([solid(blurred), solid(#""tt": 1, "hd": true"#)]).1 == [])
  }

  @Test("reports a missing parent only if it affects visible layers in the chain")
  func missingParentOfNull() throws {
    let null = layer(3, #""ind": 1, "parent": 9"#)
    #expect(try parents([null, solid()]).1 == [])
    #expect(try parents([null, solid(#""parent": 1"#)]).1 == ["ref/missing-parent"])
  }

  @Test("reports losses of a null that moves text or the camera of a 3D composition")
  func carriers() throws {
    let carrier = layer(
      3, #""ind": 1"#, ks: #""r": {"k": 0, "x": "var $bm_rt; $bm_rt = nobody();"}"#)
    let words = #""parent": 1, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "F"}}]}}"#
    let text = try imported(layers: layer(5, words), carrier)
    #expect(text.ids.contains("property/expression"))
    let eye = layer(13, #""parent": 1, "pe": {"k": 500}"#)
    #expect(try imported(layers: eye, carrier, solid(#""ddd": 1"#)).ids == ["property/expression"])
    #expect(try imported(layers: eye, carrier, solid()).ids == [])
  }
}
