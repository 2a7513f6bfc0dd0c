@testable import Pegbar
import PegbarDiagnostics
import PegbarTestSupport
import Testing

/// What only our own conversion tells is found where somebody asks for it.
@Suite struct ConversionLintTests {
  private static let blurred = Lottie.animation(
    layers: #"""
      {"ty": 1, "nm": "Sky", "ks": {}, "ip": 0, "op": 60, "st": 0, "sw": 10, "sh": 10, \#
      "sc": "#ffffff", "ef": [{"ty": 29, "nm": "Blur", "ef": [{"ty": 0, "v": {"a": 0, "k": 20}}]}]}
      """#)

  private func ids(_ change: (inout LintSettings) throws -> Void) throws -> Set<String> {
    var settings = LintSettings()
    try change(&settings)
    return Set(
      try Linter(settings).findings(in: Self.blurred, animation: nil).map(\.kind.id))
  }

  @Test("a target, a rule, a family and the preset of all rules ask for it; other rules do not")
  func asked() throws {
    let id = "effect/gaussian-blur"
    #expect(try ids { try $0.setTargets(["core-animation"]) }.contains(id))
    #expect(try ids { try $0.select(id) }.contains(id))
    #expect(try ids { try $0.select("effect") }.contains(id))
    #expect(try ids { try $0.setOnly([id]) } == [id])
    #expect(try ids { try $0.setPresets(["all"]) }.contains(id))
    #expect(try !ids { _ in }.contains(id))
    #expect(try !ids { try $0.select("effect/tint") }.contains(id))
    #expect(try !ids { try $0.ignore(id) }.contains(id))
  }
}
