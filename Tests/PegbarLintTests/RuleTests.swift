import PegbarDiagnostics
import PegbarLint
import PegbarLottie
import PegbarTestSupport
import Testing

@Suite struct RuleTests {
  private func subject(_ layers: String, byteCount: Int = 100) throws -> LintSubject {
    let bytes = Lottie.animation(layers: layers)
    let document = try #require(try LottieDocument.read(bytes, log: FindingLog()))
    return LintSubject(document: document, byteCount: byteCount)
  }

  private func findings(_ rule: some Rule, _ subject: LintSubject) -> [Finding] {
    let log = FindingLog()
    rule.check(subject, log: log)
    return log.findings
  }

  @Test("a file is too large above the limit, not at it")
  func fileSize() throws {
    let layer = Lottie.shapeLayer()
    #expect(findings(FileSize(limit: 1000), try subject(layer, byteCount: 1000)).isEmpty)
    let found = findings(FileSize(limit: 1000), try subject(layer, byteCount: 1001))
    #expect(found.map(\.kind.id) == ["perf/file-size"])
  }

  @Test("expressions are counted wherever they stand")
  func expressions() throws {
    let layer = Lottie.shapeLayer(
      shapes: """
        {"ty": "gr", "it": [{"ty": "rd", "r": {"a": 0, "k": 1, "x": "1"}}, \
        {"ty": "tr", "r": {"a": 0, "k": 0, "x": "2"}}]}
        """, transform: #""o": {"a": 0, "k": 100, "x": "3"}"#)
    let found = findings(ExpressionCount(), try subject(layer))
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("3 properties") == true)
    #expect(findings(ExpressionCount(limit: 3), try subject(layer)).isEmpty)
  }

  @Test("a key that nobody knows is named where it stands, a player's own is not")
  func unknownKeys() throws {
    let layer = #"{"ty": 3, "nm": "Peg", "ks": {}, "ip": 0, "op": 9, "speling": 1, "__used": 2}"#
    let found = findings(UnknownKeys(), try subject(layer))
    #expect(found.map(\.path.description) == ["$.layers[0].speling"])
    #expect(found.first?.breadcrumb.last == "Peg")
  }

  @Test("every rule reports a kind of its own that has a page")
  func registry() {
    let ids = Rules.all.map(\.kind.id)
    #expect(Set(ids).count == ids.count)
    for rule in Rules.all { #expect(FindingKind.named(rule.kind.id) != nil) }
  }

  @Test("the census counts layers, shapes and keys")
  func census() throws {
    let layer = Lottie.shapeLayer(
      shapes: Lottie.square,
      transform: #""r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 9, "s": [9]}]}"#)
    let census = try subject(layer).census
    #expect(census.layers == ["shape": 1])
    #expect(census.shapes == ["gr": 1, "rc": 1, "fl": 1, "tr": 1])
    #expect(census.keyframes == 2)
  }
}
