import PegbarDiagnostics
@testable import PegbarLint
import PegbarLottie
import PegbarTestSupport
import Testing

/// Rules stop when their work is canceled.
@Suite("Canceled rules")
struct CancelledRuleTests {
  private static func document() throws -> LottieDocument {
    let layer = Lottie.shapeLayer(shapes: #"{"ty": "mm", "mm": 3}, {"ty": "fl"}"#)
    let bytes = Lottie.animation(layers: Array(repeating: layer, count: 5).joined(separator: ", "))
    return try #require(try LottieDocument.read(bytes, log: FindingLog()))
  }

  @Test("rules, features and counts stop if the work is canceled")
  func walk() async throws {
    let document = try Self.document()
    let found = { @Sendable () -> [Int] in
      let (rules, players) = (FindingLog(), FindingLog())
      RuleRun(document, LintedFile(byteCount: 1 << 30), log: rules).check(Rule.all)
      Compatibility([.player(.lottieAndroid, nil)]).check(document, log: players)
      let layers = DocumentCensus(document).layers.values.reduce(0, +)
      return [rules.findings.count, players.findings.count, layers]
    }
    #expect(found().allSatisfy { $0 > 0 })
    #expect(await CancelledWork.result(of: found) == [0, 0, 0])
  }

  @Test("counts in the text of a file stop if the work is canceled")
  func text() async {
    let text = Array(String(repeating: #"{"ix": 1, "mn": "abc"}, "#, count: 50_000).utf8)
    let counts = { @Sendable () -> [Int] in
      [JSONTextCount.spaces(in: text), EditorMetadata(text, keepsNames: false).byteCount]
    }
    let (whole, parts) = (counts(), await CancelledWork.result(of: counts))
    #expect(zip(parts, whole).allSatisfy { $0 < $1 / 2 })
  }

  @Test("does not search for repetitions if the work is canceled")
  func repetitions() async throws {
    let document = try Self.document()
    let log = FindingLog()
    RuleRun(document, LintedFile(byteCount: 100), log: log).check(Rule.all)
    let findings = log.findings
    #expect(
      await CancelledWork.result { Repetitions.removed(from: findings).count } == findings.count)
  }
}
