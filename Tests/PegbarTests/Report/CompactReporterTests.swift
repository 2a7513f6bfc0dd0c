import Foundation
import Pegbar
import PegbarTestSupport
import Testing

@testable import PegbarDiagnostics

@Suite struct CompactReporterTests {
  @Test("each finding is one line that problem matchers accept, for any names")
  func lines() throws {
    let reports = try ReportSamples.several()
    let lines = CompactReporter().text(of: reports).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "")
    #expect(lines.count - 1 == reports.reduce(0) { $0 + $1.findings.count })
    // The pattern of GCC's problem matchers, and the ID.
    let pattern =
      #/(.+?):(\d+):(\d+): (note|warning|error): (.+) \[([a-z0-9-]+\/[a-z0-9-]+)\]/#
    for line in lines.dropLast() {
      #expect(line.wholeMatch(of: pattern) != nil, "\(line)")
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(line)")
    }
  }

  @Test("a line has position, severity, message, breadcrumb and ID")
  func parts() {
    let finding = Finding(
      .wrongType, "expected a number", path: JSONPath([.key("layers"), .index(3)]),
      position: Position(line: 12, column: 40), breadcrumb: ["Main", "Arm\nHand"],
      outcome: .dropped, frames: 10...20.5)
    #expect(
      CompactReporter().text(of: [Report(file: "a.json", findings: [finding])])
        == "a.json:12:40: error: expected a number (Main ▸ Arm Hand; frames 10 to 20.5) "
        + "[format/wrong-type]\n")
  }

  @Test("a finding on the entire file is at its start, and a clean file has no line")
  func wholeFile() {
    let finding = Finding(.notALottie, "no layers")
    let clean = Report(file: "b.json", findings: [])
    #expect(
      CompactReporter().text(of: [Report(file: "a.json", findings: [finding]), clean])
        == "a.json:1:1: error: no layers [format/not-a-lottie]\n")
  }
}
