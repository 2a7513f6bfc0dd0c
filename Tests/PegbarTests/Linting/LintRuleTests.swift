import PegbarScene
import PegbarTestSupport
import Testing

@testable import Pegbar
import PegbarLint

@Suite("Custom rules")
struct LintRuleTests {
  private struct NoSolids: LintRule {
    static let kind = FindingKind(
      "team/no-solids", .error, title: "There is a solid", meaning: "Solids are not used here.",
      effect: "None.", wayOut: "Use a shape layer.")

    func check(_ file: LintedScene, log: FindingLog) {
      file.scene.forEachLayer { layer, composition in
        guard case .solid = layer.content else { return }
        log.add(
          file.finding(
            Self.kind, "\(file.file) of \(file.byteCount) bytes has a solid", at: layer,
            in: composition))
      }
    }
  }

  @Test("a rule examines the scene, and reports at the location of a layer")
  func rule() throws {
    let bytes = Lottie.animation(
      layers: ##"{"ty": 1, "nm": "Back", "sw": 9, "sh": 9, "sc": "#ff0000", "ip": 0, "op": 60}"##)
    var linter = Linter()
    linter.file = "logo.json"
    let before = try linter.findings(in: bytes)
    linter.rules = [NoSolids()]
    let findings = try linter.findings(in: bytes)
    let own = findings.filter { $0.kind == NoSolids.kind }
    #expect(findings.count == before.count + 1)
    #expect(own.map(\.breadcrumb.last) == ["Back"])
    #expect(own.first?.position != nil)
    #expect(own.first?.path.description == "$.layers[0]")
    #expect(own.first?.message == "logo.json of \(bytes.count) bytes has a solid")
    #expect(own.first?.severity == .error)
  }

  @Test("settings select among built-in rules")
  func settings() throws {
    var settings = LintSettings()
    try settings.setOnly(["size/hidden-layer"])
    let bytes = try Repository.bytes("Samples/losses/what-does-not-survive.json")
    #expect(try Linter(settings).findings(in: bytes).isEmpty)
    var other = settings
    let error = #expect(throws: SettingError.self) { try other.select("no/such-rule") }
    #expect(error?.message.contains("no/such-rule") == true)
  }

  @Test("every rule has its kind as a constant")
  func constants() throws {
    let files = Repository.files(in: "Sources/Check/PegbarLint/Rules").filter {
      $0.hasSuffix(".swift")
    }
    let text = try files.map { String(decoding: try Repository.bytes($0), as: UTF8.self) }.joined()
    let named = text.matches(of: /\(`([^`]+)`\)\.\n  public static let/).map { String($0.1) }
    let own = Set(Rule.all.map(\.kind.id)).subtracting(FindingKind.reported.map(\.id))
    #expect(Set(named) == own)
    #expect(FindingKind.blankPoster.id == "a11y/blank-poster")
    #expect(FindingKind.mergePaths.id == "shape/merge-paths")
  }
}
