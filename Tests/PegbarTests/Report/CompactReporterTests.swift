import Foundation
import Pegbar
import PegbarTestSupport
import Testing

@testable import PegbarDiagnostics

@Suite struct CompactReporterTests {
  @Test("each finding is one line that problem matchers take, whatever stands in names")
  func lines() throws {
    let reports = try ReportSamples.several()
    let lines = CompactReporter().text(of: reports).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "")
    #expect(lines.count - 1 == reports.reduce(0) { $0 + $1.findings.count })
    // What GCC's problem matchers look for, and the id.
    let pattern =
      #/(.+?):(\d+):(\d+): (note|warning|error): (.+) \[([a-z0-9-]+\/[a-z0-9-]+)\]/#
    for line in lines.dropLast() {
      #expect(line.wholeMatch(of: pattern) != nil, "\(line)")
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(line)")
    }
  }

  @Test("a line has the place, the weight, the message, the designer's names and the id")
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

  @Test("a finding about the whole file stands at its beginning, and a clean file has no line")
  func wholeFile() {
    let finding = Finding(.notALottie, "no layers")
    let clean = Report(file: "b.json", findings: [])
    #expect(
      CompactReporter().text(of: [Report(file: "a.json", findings: [finding]), clean])
        == "a.json:1:1: error: no layers [format/not-a-lottie]\n")
  }
}
