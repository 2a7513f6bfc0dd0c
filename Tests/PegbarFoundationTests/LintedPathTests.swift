import Foundation
import Pegbar
import PegbarFoundation
import PegbarTestSupport
import Testing

/// The path that rules receive.
@Suite struct LintedPathTests {
  private struct Names: LintRule {
    static let kind = FindingKind(
      "team/name", .error, title: "A name", meaning: "A name.", effect: "None.", wayOut: "None.")
    func check(_ file: LintedScene, log: FindingLog) { log.add(Finding(Self.kind, file.file)) }
  }

  @Test("rules receive the path of the file, or the path set by the program")
  func path() throws {
    let source = URL(filePath: Repository.path("Samples/showcase/walk.json"))
    var linter = Linter()
    linter.rules = [Names()]
    func names() throws -> [String] {
      try linter.findings(inContentsOf: source).filter { $0.kind == Names.kind }.map(\.message)
    }
    #expect(try names() == [source.path])
    linter.file = "other.json"
    #expect(try names() == ["other.json"])
  }
}
