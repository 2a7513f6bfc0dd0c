import Pegbar
import Testing

@Suite struct ReporterTextTests {
  @Test("no report for people contains control characters from a file")
  func reports() throws {
    let reporters: [any Reporter] = [
      TextReporter(), CompactReporter(), GitHubReporter(), JUnitReporter(), MarkdownReporter(),
    ]
    for reporter in reporters {
      let text = reporter.text(of: try ReportSamples.several() + [HostileReports.report])
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
      #expect(!text.unicodeScalars.contains("\u{202E}"))
    }
  }
}
