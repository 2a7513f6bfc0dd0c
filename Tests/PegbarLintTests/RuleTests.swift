import PegbarDiagnostics
import PegbarLint
import PegbarLottie
import PegbarTestSupport
import Testing

@Suite struct RuleTests {
  private func document(_ layers: String) throws -> LottieDocument {
    let bytes = Lottie.animation(layers: layers)
    return try #require(try LottieDocument.read(bytes, log: FindingLog()))
  }

  private func findings(
    of kind: FindingKind, in layers: String, byteCount: Int = 100
  ) throws -> [Finding] {
    let log = FindingLog()
    let file = LintedFile(byteCount: byteCount)
    RuleRun(try document(layers), file, log: log).check(Rule.all)
    return log.findings.filter { $0.kind == kind }
  }

  @Test("reports a file above the size limit, but not at it")
  func fileSize() throws {
    let layer = Lottie.shapeLayer()
    #expect(try findings(of: .fileSize, in: layer, byteCount: 250_000).isEmpty)
    #expect(try findings(of: .fileSize, in: layer, byteCount: 250_001).count == 1)
  }

  @Test("counts expressions at any location")
  func expressions() throws {
    let layer = Lottie.shapeLayer(
      shapes: """
        {"ty": "gr", "it": [{"ty": "rd", "r": {"a": 0, "k": 1, "x": "1"}}, \
        {"ty": "tr", "r": {"a": 0, "k": 0, "x": "2"}}]}
        """, transform: #""o": {"a": 0, "k": 100, "x": "3"}"#)
    let found = try findings(of: .expressionCount, in: layer)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("3 properties") == true)
  }

  @Test("reports an unknown key at its location, but not the key of a player")
  func unknownKeys() throws {
    let layer = #"{"ty": 3, "nm": "Peg", "ks": {}, "ip": 0, "op": 9, "speling": 1, "__used": 2}"#
    let found = try findings(of: .unknownKey, in: layer)
    #expect(found.map(\.path.description) == ["$.layers[0].speling"])
    #expect(found.first?.breadcrumb.last == "Peg")
  }

  @Test("reports an inherited effect of a shape list on its groups once")
  func inheritance() throws {
    let group = #"{"ty": "gr", "it": [{"ty": "el"}, {"ty": "fl"}]}"#
    let layer = Lottie.shapeLayer(
      shapes: #"\#(group), \#(group), {"ty": "tm", "e": {"a": 0, "k": 50}}"#)
    let kind = try #require(Rule.all.first { $0.kind.id == "ca/trim-on-fill" }).kind
    let found = try findings(of: kind, in: layer)
    #expect(found.map(\.path.description) == ["$.layers[0].shapes[2]"])
  }

  @Test("the census counts layers, shapes and keyframes")
  func census() throws {
    let layer = Lottie.shapeLayer(
      shapes: Lottie.square,
      transform: #""r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 9, "s": [9]}]}"#)
    let census = DocumentCensus(try document(layer))
    #expect(census.layers == ["shape": 1])
    #expect(census.shapes == ["gr": 1, "rc": 1, "fl": 1, "tr": 1])
    #expect(census.keyframes == 2)
  }
}
