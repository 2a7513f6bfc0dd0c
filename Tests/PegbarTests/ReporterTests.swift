import Foundation
import Pegbar
import PegbarTestSupport
import Testing

@testable import PegbarDiagnostics

@Suite struct ReporterTests {
  private static let finding = Finding(
    .wrongType, "expected a number, found text; it is ignored",
    path: JSONPath([.key("layers"), .index(3)]), position: Position(line: 12, column: 40),
    breadcrumb: ["Main", "Arm\nHand"], outcome: .dropped, frames: 10...20.5)

  @Test("text names the place, the designer's names, what was done and the way out")
  func text() {
    let text = TextReporter().text(of: [Report(file: "a.json", findings: [Self.finding])])
    #expect(
      text == """
        error format/wrong-type: A value has the wrong type
          a.json:12:40  Main ▸ Arm Hand
            expected a number, found text; it is ignored (dropped; frames 10 to 20.5)
          way out: \(FindingKind.wrongType.wayOut)

        a.json: 1 error

        """)
  }

  @Test("text groups by kind, the gravest first, and lists ten places of each")
  func groups() {
    let note = Finding(.unknownKey, "a key")
    let findings = [note] + Array(repeating: Self.finding, count: 12)
    let text = TextReporter().text(of: [Report(file: "a.json", findings: findings)])
    let headings = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(headings.first == "error format/wrong-type: A value has the wrong type (12 places)")
    #expect(
      headings.dropFirst().first == "note format/unknown-key: A key is not part of the format")
    #expect(text.contains("… and 2 more places"))
    #expect(text.contains("a.json: 12 errors, 1 note"))
  }

  @Test("the summary counts what only comes near, also where nothing moves")
  func summary() throws {
    let bytes = try Repository.bytes("Samples/losses/what-does-not-survive.json")
    let report = Report(file: "a.json", try Pegbar.convert(bytes))
    #expect(report.statistics?.approximated == 2)
    #expect(
      TextReporter().text(of: [report]).hasSuffix(
        "exact 0 · baked 0 · approximate 2 · dropped 0\n"))
  }

  @Test("the summary names the track that is furthest off, and the keys before and after")
  func worst() throws {
    let bytes = try Repository.bytes("Samples/motion/curved-path.json")
    let conversion = try Pegbar.convert(bytes)
    let statistics = conversion.statistics
    let worst = try #require(statistics.worstTrack)
    #expect(worst.property == "Position")
    #expect(statistics.worstError > 0 && statistics.worstError <= 0.25)
    #expect(statistics.sourceKeyframes < statistics.keyframes)
    let text = TextReporter().text(of: [Report(file: "a.json", conversion)])
    #expect(text.contains("keyframes \(statistics.sourceKeyframes) → \(statistics.keyframes) · "))
    #expect(text.contains(" s, \"\(worst.layer)\" Position) · approximate 0"), "\(text)")
  }

  @Test("what was measured stands in the report, with the time and the layer")
  func measured() throws {
    let conversion = try Pegbar.convert(Repository.bytes("Samples/motion/curved-path.json"))
    let measure = conversion.measured()
    #expect(measure.frames > 10 && measure.uncompared == 0)
    #expect(measure.distance > 0 && measure.distance <= 1)
    #expect(measure.difference == nil)
    #expect(conversion.scene.root.layers.map(\.designerName).contains(measure.layer))
    var report = Report(file: "a.json", conversion)
    report.measure = measure
    let text = TextReporter().text(of: [report])
    #expect(text.contains("a.json: measured over \(measure.frames) frames: worst 0."), "\(text)")
    let json = JSONReporter().text(of: [report])
    #expect(json.contains("\"measured\": {\"frames\": \(measure.frames), \"uncompared\": 0, "))
    #expect(json.contains("\"worstProperty\": \"Position\""))
    #expect(json.contains("\"cleanUp\": {\"worstError\": 0, \"worstColor\": 0}"))
  }

  @Test("what cleaning up changes is measured, where a curve stands for many keys")
  func measuredCleanUp() throws {
    let measure = try Pegbar.convert(Repository.bytes("Samples/showcase/checkout-fold.json"))
      .measured()
    #expect(measure.cleanUp.distance > 0 && measure.cleanUp.distance <= 0.25)
    #expect(measure.cleanUp.color == 0 && measure.cleanUp.difference == nil)
  }

  @Test(
    "a bound is rounded up, so that it does not read as none",
    arguments: [(0.0, "0 pt"), (0.0002, "0.001 pt"), (0.25, "0.25 pt")])
  func error(_ error: Double, _ text: String) {
    var finding = Self.finding
    finding.outcome = .baked(keys: 4, error: error)
    #expect(
      TextReporter().text(of: [Report(file: "a.json", findings: [finding])])
        .contains("(at most \(text) off; "))
  }

  @Test("a finding about the whole file names the file alone")
  func wholeFile() {
    let finding = Finding(.notALottie, "no layers", position: Position(line: 1, column: 1))
    let text = TextReporter().text(of: [Report(file: "a.json", findings: [finding])])
    #expect(text.contains("\n  a.json:1:1\n    no layers\n"))
  }

  @Test("a file without findings has one line")
  func nothing() {
    #expect(
      TextReporter().text(of: [Report(file: "a.json", findings: [])]) == "a.json: no findings\n")
  }

  @Test("JSON has every finding and every part of it")
  func json() throws {
    let report = Report(file: "a.json", findings: Array(repeating: Self.finding, count: 100))
    let text = JSONReporter().text(of: [report])
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["pegbarReport"] as? Int == 1)
    let file = try #require((root["files"] as? [[String: Any]])?.first)
    let findings = try #require(file["findings"] as? [[String: Any]])
    #expect(findings.count == 100)
    let first = try #require(findings.first)
    #expect(first["id"] as? String == "format/wrong-type")
    #expect(first["path"] as? String == "$.layers[3]")
    #expect(first["line"] as? Int == 12)
    #expect(first["column"] as? Int == 40)
    #expect(first["outcome"] as? String == "dropped")
    #expect(first["frames"] as? [Double] == [10, 20.5])
    #expect(first["breadcrumb"] as? [String] == ["Main", "Arm\nHand"])
  }
}
