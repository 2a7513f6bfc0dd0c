import Foundation
import PegbarTestSupport
import Testing

@testable import Pegbar
@testable import PegbarBase
@testable import PegbarDiagnostics

@Suite struct SARIFReporterTests {
  private typealias Object = [String: Any]

  private static func run(
    _ reports: [Report], limits: SARIFRun.Limits = SARIFRun.Limits(),
    style: ReportStyle = ReportStyle()
  ) throws -> Object {
    let text = SARIFReporter().text(of: SARIFRun(of: reports, limits: limits), reports, style)
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    #expect(root["version"] as? String == "2.1.0")
    let run = try #require((root["runs"] as? [Object])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    return run
  }

  private static func results(_ run: Object) throws -> [Object] {
    try #require(run["results"] as? [Object])
  }

  private static func notifications(_ run: Object) throws -> [Object] {
    let invocation = try #require((run["invocations"] as? [Object])?.first)
    return invocation["toolExecutionNotifications"] as? [Object] ?? []
  }

  private static func rules(_ run: Object) throws -> [Object] {
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    return try #require(driver["rules"] as? [Object])
  }

  @Test("a result has rule, level, message, location and fingerprint")
  func result() throws {
    let report = ReportSamples.everything
    let run = try Self.run([report])
    let results = try Self.results(run)
    #expect(results.map { $0["level"] as? String } == report.findings.map(\.severity.rawValue))
    let result = try #require(results.dropFirst(4).first)
    #expect(result["ruleId"] as? String == "shape/twist")
    let message = try #require((result["message"] as? Object)?["text"] as? String)
    #expect(message.hasPrefix("Unsupported Twist; key the path (Main ▸ Swirl\\u{1B}[31m red"))
    let location = try #require((result["locations"] as? [Object])?.first)
    let place = try #require(location["physicalLocation"] as? Object)
    let artifact = try #require(place["artifactLocation"] as? [String: String])
    #expect(artifact == ["uri": "Motion/every%20thing.json", "uriBaseId": "SRCROOT"])
    #expect(place["region"] as? [String: Int] == ["startLine": 7, "startColumn": 3])
    let names = try #require((location["logicalLocations"] as? [[String: String]])?.first)
    #expect(names["fullyQualifiedName"] == "$.layers[1]")
    #expect(names["name"] == "Main ▸ Swirl\\u{1B}[31m red")
    let fingerprints = try #require(result["partialFingerprints"] as? [String: String])
    let expected = FindingFingerprint.all(of: [report])[0][4].description
    #expect(fingerprints == ["pegbar/v1": expected, "primaryLocationLineHash": expected])
    // A finding without a position is on the first line.
    let first = try #require((results[3]["locations"] as? [Object])?.first)
    let region = (first["physicalLocation"] as? Object)?["region"] as? [String: Int]
    #expect(region == ["startLine": 1])
  }

  @Test("lists occurring kinds as rules, sorted by ID, and results refer to them by index")
  func rules() throws {
    let run = try Self.run(try ReportSamples.several())
    let rules = try Self.rules(run)
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids == Set(ids).sorted() && !ids.isEmpty)
    for result in try Self.results(run) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
    }
    let rule = try #require(rules.first { $0["id"] as? String == "shape/twist" })
    let kind = FindingKind.twist
    #expect(rule["shortDescription"] as? [String: String] == ["text": kind.title])
    #expect(rule["fullDescription"] as? [String: String] == ["text": kind.meaning])
    #expect(rule["defaultConfiguration"] as? [String: String] == ["level": kind.severity.rawValue])
    #expect((rule["help"] as? [String: String])?["text"]?.contains(kind.wayOut) == true)
    #expect((rule["properties"] as? Object)?["tags"] as? [String] == ["lottie", "shape"])
    #expect(rule["helpUri"] == nil)
  }

  @Test("a rule has the URL of its page if a folder of pages is set")
  func help() throws {
    var style = ReportStyle()
    style.helpAddress = "https://docs.example/findings/"
    let rules = try Self.rules(try Self.run([HostileReports.report], style: style))
    #expect(rules.map { $0["helpUri"] as? String } == ["https://docs.example/findings/shape-twist"])
  }

  @Test("names form neither links nor invalid URLs")
  func hostile() throws {
    let result = try #require(try Self.results(try Self.run([HostileReports.report])).first)
    let message = try #require((result["message"] as? Object)?["text"] as? String)
    #expect(message.contains("\\[e\\](https"))
    #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
    let location = try #require((result["locations"] as? [Object])?.first)
    let artifact = (location["physicalLocation"] as? Object)?["artifactLocation"] as? Object
    let uri = try #require(artifact?["uri"] as? String)
    #expect(uri.wholeMatch(of: #/[A-Za-z0-9/._~%-]+/#) != nil)
    #expect(uri.removingPercentEncoding == HostileReports.report.file)
  }

  @Test("many findings of one kind in a file are one result with a count")
  func folded() throws {
    let reports = [
      HostileReports.many(4, .warning), HostileReports.many(5, .warning, in: "b.json"),
      HostileReports.many(6, .note, in: "b.json"),
    ]
    let results = try Self.results(
      try Self.run(reports, limits: SARIFRun.Limits(resultsPerKind: 4)))
    #expect(results.map { $0["occurrenceCount"] as? Int } == [nil, nil, nil, nil, 5, 6])
    let message = (results[4]["message"] as? Object)?["text"] as? String
    #expect(message == "Unsupported Twist (Main); the file has 5 findings of this kind")
  }

  @Test("drops notes first above the limit, then warnings, with a notification")
  func limit() throws {
    let reports = [
      HostileReports.many(3, .note), HostileReports.many(3, .warning),
      HostileReports.many(3, .error),
    ]
    let run = try Self.run(reports, limits: SARIFRun.Limits(results: 5))
    let levels = try Self.results(run).map { $0["level"] as? String }
    #expect(levels == ["warning", "warning", "error", "error", "error"])
    let notification = try #require(try Self.notifications(run).first)
    let text = try #require((notification["message"] as? Object)?["text"] as? String)
    #expect(text.hasPrefix("4 more results omitted; code scanning accepts 5 results per run"))
    #expect(try Self.notifications(try Self.run(reports)).isEmpty)
  }

  @Test("an unwritten file is a notification, and the run failed")
  func unwritten() throws {
    let run = try Self.run([HostileReports.unwritten])
    let invocation = try #require((run["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect(try Self.notifications(run).map { $0["level"] as? String } == ["error"])
  }
}

@Suite struct ReportPathTests {
  @Test(
    "a path is a relative reference or a URL",
    arguments: [
      ("a b.json", "a%20b.json"), ("./a.json", "a.json"), (".//./a.json", "a.json"),
      ("../a.json", "../a.json"), ("a:b", "a%3Ab"), ("/x/a.json", "file:///x/a.json"),
      ("名.json", "%E5%90%8D.json"), ("\n", "%0A"), (".hidden", ".hidden"), ("./", "./"),
      ("-", "-"),
    ])
  func uri(_ path: String, _ expected: String) {
    #expect(ReportPath.uri(path) == expected)
  }

  @Test(
    "a path without its root is never empty",
    arguments: [("/x/a.json", "x/a.json"), ("/./a", "a"), ("/", "-"), ("", "-"), ("a", "a")])
  func relative(_ path: String, _ expected: String) {
    #expect(ReportPath.relative(path) == expected)
  }
}
