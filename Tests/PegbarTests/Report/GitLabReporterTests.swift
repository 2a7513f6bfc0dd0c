import Foundation
import PegbarTestSupport
import Testing

@testable import Pegbar
@testable import PegbarDiagnostics

@Suite struct GitLabReporterTests {
  private static func issues(_ reports: [Report]) throws -> [[String: Any]] {
    let text = GitLabReporter().text(of: reports)
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }

  @Test("a finding is an issue with ID, message, location and fingerprint")
  func issue() throws {
    let report = ReportSamples.everything
    let issue = try Self.issues([report])[4]
    #expect(issue["check_name"] as? String == "shape/twist")
    #expect(issue["severity"] as? String == "minor")
    #expect(
      issue["description"] as? String == "Unsupported Twist; key the path "
        + "(Main ▸ Swirl\\u{1B}[31m red; frames 10 to 20.5; affects less than 1% of the picture, "
        + "peaking at frame 0)")
    let place = try #require(issue["location"] as? [String: Any])
    #expect(place["path"] as? String == "Motion/every thing.json")
    #expect(place["lines"] as? [String: Int] == ["begin": 7])
    #expect(
      issue["fingerprint"] as? String == FindingFingerprint.all(of: [report])[0][4].description)
  }

  @Test(
    "errors are major, and those of unreadable or unsafe files are critical",
    arguments: [
      ("format/invalid-json", Severity.error, "critical"), ("sec/zip-slip", .error, "critical"),
      ("shape/twist", .error, "major"), ("shape/twist", .warning, "minor"),
      ("shape/twist", .note, "info"), ("format/unknown-key", .note, "info"),
    ])
  func severity(_ id: String, _ severity: Severity, _ expected: String) throws {
    let kind = try #require(FindingKind.named(id))
    let report = Report(file: "a", findings: [Finding(kind, "something", severity: severity)])
    #expect(try Self.issues([report]).map { $0["severity"] as? String } == [expected])
  }

  @Test("no two issues share a fingerprint, and no path is absolute")
  func unique() throws {
    let reports = [
      HostileReports.many(3, .note), HostileReports.many(3, .note), HostileReports.report,
      HostileReports.unwritten, HostileReports.many(1, .note, in: "/x/a.json"),
    ]
    let issues = try Self.issues(reports)
    #expect(issues.count == 11)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 11)
    let paths = issues.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
    #expect(paths[6] == HostileReports.report.file)
    #expect(paths[9...] == ["b.json", "x/a.json"])
    #expect(GitLabReporter().text(of: []) == "[]\n")
  }
}
