import Foundation
import Pegbar
import PegbarTestSupport
import Testing

@testable import PegbarDiagnostics

@Suite struct JSONReporterTests {
  private static func files(_ reports: [Report]) throws -> [[String: Any]] {
    let text = JSONReporter().text(of: reports)
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["pegbarReport"] as? Int == 1)
    return try #require(root["files"] as? [[String: Any]])
  }

  @Test("contains every finding in full")
  func findings() throws {
    let finding = Finding(
      .wrongType, "expected a number, found text; ignored",
      path: JSONPath([.key("layers"), .index(3)]), position: Position(line: 12, column: 40),
      breadcrumb: ["Main", "Arm\nHand"], outcome: .dropped, frames: 10...20.5)
    let report = Report(file: "a.json", findings: Array(repeating: finding, count: 100))
    let findings = try #require(try Self.files([report])[0]["findings"] as? [[String: Any]])
    #expect(findings.count == 100)
    let first = try #require(findings.first)
    #expect(first["id"] as? String == "format/wrong-type")
    #expect(first["path"] as? String == "$.layers[3]")
    #expect(first["line"] as? Int == 12)
    #expect(first["column"] as? Int == 40)
    #expect(first["outcome"] as? String == "dropped")
    #expect(first["frames"] as? [Double] == [10, 20.5])
    #expect(first["breadcrumb"] as? [String] == ["Main", "Arm\nHand"])
    #expect(first["wayOut"] as? String == FindingKind.wrongType.wayOut)
  }

  @Test(
    "uses the severity of the finding instead of its kind",
    arguments: Severity.allCases)
  func severity(_ severity: Severity) throws {
    let findings = [FindingKind.unknownKey, .twist, .wrongType].map {
      Finding($0, "something", severity: severity)
    }
    let written = try #require(
      try Self.files([Report(file: "a.json", findings: findings)])[0]["findings"]
        as? [[String: Any]])
    #expect(
      written.map { $0["severity"] as? String } == Array(repeating: severity.rawValue, count: 3))
  }

  @Test("each outcome has its name, error and unit")
  func outcomes() throws {
    let outcomes: [Finding.Outcome] = [
      .kept, .dropped, .approximated(error: nil), .approximated(error: 2),
      .baked(keys: 7, error: 0.5, unit: .degrees),
    ]
    let findings = outcomes.map { Finding(.twist, "something", outcome: $0) }
    let written = try #require(
      try Self.files([Report(file: "a.json", findings: findings)])[0]["findings"]
        as? [[String: Any]])
    #expect(
      written.map { $0["outcome"] as? String }
        == ["kept", "dropped", "approximated", "approximated", "baked"])
    #expect(written.map { $0["error"] as? Double } == [nil, nil, nil, 2, 0.5])
    #expect(written.map { $0["unit"] as? String } == [nil, nil, nil, nil, "degrees"])
    #expect(written.map { $0["keys"] as? Int } == [nil, nil, nil, nil, 7])
  }

  @Test("a loss has its part of the picture, if known")
  func extents() throws {
    let report = ReportSamples.everything
    let written = try #require(try Self.files([report])[0]["findings"] as? [[String: Any]])
    #expect(written.compactMap { $0["area"] as? Double } == [0.004, 0.24, 0.1])
    #expect(written.compactMap { $0["time"] as? Double } == [0.25, 1, 0.5])
  }

  @Test("a conversion has a verdict, and marks the findings that are visible")
  func verdict() throws {
    func written(_ shapes: String) throws -> [String: Any] {
      let conversion = try Pegbar.convert(
        Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square + shapes)))
      return try Self.files([Report(file: "a.json", conversion)])[0]
    }
    let same = try written("")
    #expect(same["verdict"] as? String == "same")
    let different = try written(#", {"ty": "tw", "a": {"k": 1}}, {"ty": "mm", "mm": 2}"#)
    let findings = try #require(different["findings"] as? [[String: Any]])
    let isDifferent = findings.contains { $0["isVisible"] as? Bool == true }
    #expect(isDifferent == (different["verdict"] as? String == "different"))
    #expect(isDifferent)
    #expect(try Self.files(try ReportSamples.several()).first?["verdict"] == nil)
  }

  @Test("every file has an object, in order")
  func files() throws {
    let files = try Self.files(try ReportSamples.several())
    #expect(files.count == 5)
    #expect(files.first?["file"] as? String == "Motion/every thing.json")
    #expect(files.map { $0["statistics"] != nil } == [false, false, true, true, true])
  }
}
