import PegbarDiagnostics
@testable import PegbarLint
import PegbarLottie
import Testing

/// Redundant findings, reported once.
@Suite("Redundant findings")
struct RepetitionsTests {
  /// Returns the findings of a rule and the targets in its first example.
  private func findings(_ rule: Rule, _ targets: [Target]) throws -> [Finding] {
    let example = try #require(rule.found.first)
    let log = FindingLog()
    let document = try #require(try LottieDocument.read(Array(example.json.utf8), log: log))
    RuleRun(document, example.file, log: log).check([rule])
    Compatibility(targets).check(document, log: log)
    return log.findings
  }

  @Test(
    "reports the more severe of a rule about lottie-ios and an unsupported feature",
    arguments: Repetitions.exactRules.keys.sorted { $0.rawValue < $1.rawValue })
  func engine(_ feature: Feature) throws {
    let rule = try #require(Repetitions.exactRules[feature])
    let found = try findings(rule, [.player(.lottieIOSCoreAnimation, nil)])
    let ids = [Compatibility.id(of: feature), rule.kind.id]
    #expect(Set(ids).isSubset(of: found.map(\.kind.id)))
    let isLost =
      PlayerSupport.of(feature)?.cell(.lottieIOSCoreAnimation).level == PlayerSupport.Level.none
    let left = Repetitions.removed(from: found)
    #expect(left.map(\.kind.id).filter(ids.contains) == [isLost ? ids[0] : ids[1]])
    #expect(left.count == found.count - 1)
  }

  @Test("reports a feature that other players also lack for all of them, without the rule")
  func players() throws {
    let targets: [Target] = [.player(.lottieIOSCoreAnimation, nil), .player(.lottieWindows, nil)]
    let left = Repetitions.removed(from: try findings(.caRoundCorners, targets)).map(\.kind.id)
    #expect(left.contains("compat/shape.rounded-corners"))
    #expect(!left.contains("ca/round-corners-combined"))
    // The rule does not apply to another player.
    let other = Repetitions.removed(from: try findings(.caRoundCorners, [targets[1]])).map(
      \.kind.id)
    #expect(other.contains("compat/shape.rounded-corners"))
    #expect(other.contains("ca/round-corners-combined"))
  }

  @Test("keeps a rule with raised severity next to findings on other players")
  func levels() throws {
    let targets: [Target] = [.player(.lottieIOSCoreAnimation, nil), .player(.lottieWindows, nil)]
    var found = try findings(.caRoundCorners, targets)
    for index in found.indices where found[index].kind.family == "ca" {
      found[index].severity = .error
    }
    #expect(Repetitions.removed(from: found).count == found.count)
  }

  @Test("keeps a rule at another location")
  func places() throws {
    var found = try findings(.caTrimOnFill, [.player(.lottieIOSCoreAnimation, nil)])
    for index in found.indices where found[index].kind.family == "ca" {
      found[index].path = JSONPath([.key("layers"), .index(7)])
    }
    #expect(Repetitions.removed(from: found).count == found.count)
  }
}
