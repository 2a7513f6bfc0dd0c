import PegbarDiagnostics
@testable import PegbarLint
import PegbarLottie
import Testing

/// Redundant findings, reported once.
@Suite("Redundant findings")
struct RepetitionsTests {
  @Test(
    "a loss in the conversion is not repeated for a target player",
    arguments: Repetitions.features.keys.sorted { $0.id < $1.id })
  func once(_ kind: FindingKind) throws {
    let feature = try #require(Repetitions.features[kind])
    let path = JSONPath([.key("layers"), .index(0)])
    let loss = Finding(kind, "lost", path: path, outcome: .dropped)
    let gap = Finding(Compatibility.kind(of: feature), "not supported", path: path)
    #expect(Repetitions.removed(from: [loss, gap]) == [gap])
    #expect(Repetitions.removed(from: [loss]) == [loss])
  }

  @Test("a loss in another place is kept")
  func places() {
    let loss = Finding(.effectOther, "lost", path: JSONPath([.key("layers"), .index(7)]))
    let gap = Finding(Compatibility.kind(of: .effectOther), "not supported")
    #expect(Repetitions.removed(from: [loss, gap]) == [loss, gap])
  }

  @Test("the rules of lottie-ios replace the table for its Core Animation engine only")
  func exactRules() throws {
    let example = try #require(Rule.caRoundCorners.found.first)
    let document = try #require(
      try LottieDocument.read(Array(example.json.utf8), log: FindingLog()))
    func ids(_ players: Player...) -> [String] {
      let log = FindingLog()
      Compatibility(players.map { .player($0, nil) }).check(document, log: log)
      return log.findings.map(\.kind.id)
    }
    #expect(!ids(.lottieIOSCoreAnimation).contains("compat/shape.rounded-corners"))
    #expect(ids(.lottieIOSCoreAnimation, .lottieWindows).contains("compat/shape.rounded-corners"))
    #expect(
      Target.player(.lottieIOSCoreAnimation, nil).rules.contains { $0 === Rule.caRoundCorners })
  }

  @Test("a Trim Paths item on a single path has no type to ignore")
  func singleTrim() throws {
    func count(_ paths: String) throws -> Int {
      let example = RuleExample.shapes(
        #"\#(paths), {"ty": "tm", "m": 2, "s": {"k": 0}, "e": {"k": 50}}"#)
      let document = try #require(
        try LottieDocument.read(Array(example.json.utf8), log: FindingLog()))
      let log = FindingLog()
      Compatibility([.player(.lottieIOSCoreAnimation, nil)]).check(document, log: log)
      return log.findings.count { $0.kind.id == "compat/shape.trim.sequential" }
    }
    let ellipse = #"{"ty": "el", "p": {"k": [0, 0]}, "s": {"k": [9, 9]}}"#
    #expect(try count(ellipse) == 0)
    #expect(try count("\(ellipse), \(ellipse)") == 1)
  }
}
