import Pegbar
import PegbarTestSupport
import Testing

/// The output in every report format, which only `tools/update goldens` changes.
@Suite struct ReportGoldenTests {
  private static let styles: [(name: String, style: ReportStyle)] = [
    ("plain", ReportStyle()), ("verbose", ReportStyle(isVerbose: true)),
    ("narrow-and-colored", ReportStyle(isColored: true, width: 80)),
  ]

  /// The reporters for services, and the extensions of their files.
  private static let services: [(reporter: any Reporter, ending: String)] = [
    (SARIFReporter(), "sarif"), (GitHubReporter(), "github.txt"), (GitLabReporter(), "gitlab.json"),
    (JUnitReporter(), "junit.xml"), (MarkdownReporter(), "md"),
  ]

  @Test("a report with every part becomes the recorded text, compact form and JSON")
  func everything() throws {
    try check([ReportSamples.everything], named: "everything")
  }

  @Test("reports on several files become the recorded text, compact form and JSON")
  func several() throws {
    try check(ReportSamples.several(), named: "several")
  }

  @Test("one converted file becomes the recorded text, compact form and JSON")
  func converted() throws {
    try check([ReportSamples.converted("losses/what-does-not-survive")], named: "converted")
  }

  @Test("an unreadable file becomes the recorded text, compact form and JSON")
  func unreadable() throws {
    try check([ReportSamples.unreadable()], named: "unreadable")
  }

  private func check(_ reports: [Report], named name: String) throws {
    for (styleName, style) in Self.styles {
      try check(TextReporter().text(of: reports, style: style), "\(name).\(styleName).txt")
    }
    try check(CompactReporter().text(of: reports), "\(name).compact.txt")
    try check(JSONReporter().text(of: reports), "\(name).json")
    for (reporter, ending) in Self.services {
      try check(reporter.text(of: reports), "\(name).\(ending)")
    }
    for (_, style) in Self.styles {
      // The output for programs does not depend on the style.
      for reporter in [CompactReporter(), JSONReporter()] + Self.services.map(\.reporter) {
        #expect(reporter.text(of: reports, style: style) == reporter.text(of: reports))
      }
    }
  }

  private func check(_ text: String, _ file: String) throws {
    let difference = try Golden.difference(
      Array(text.utf8), path: "Tests/PegbarTests/Goldens/reports/\(file)")
    #expect(difference == nil, "\(difference ?? "")")
  }
}

@Suite struct ReportsInGuidesTests {
  @Test("the reports in the README and in the guide match the output")
  func guides() throws {
    func text(_ path: String) throws -> String {
      String(decoding: try Repository.bytes(path), as: UTF8.self)
    }
    let readme = try text("README.md")
    let guide = try text("Sources/Face/Pegbar/Pegbar.docc/Articles/GettingStarted.md")
    let sample = "Samples/losses/what-does-not-survive.json"
    let report = Report(file: sample, try Pegbar.convert(Repository.bytes(sample)))
    let forPeople = "```\n\(TextReporter().text(of: [report]))```"
    #expect(readme.contains(forPeople))
    #expect(guide.contains(forPeople))
    #expect(guide.contains("```\n\(CompactReporter().text(of: [report]))```"))
    let arm = "Samples/parenting/arm-and-hand.json"
    let inspection = try Inspection(Repository.bytes(arm)).text(of: arm, style: ReportStyle())
    #expect(guide.contains("```\n\(inspection)```"))
  }
}
