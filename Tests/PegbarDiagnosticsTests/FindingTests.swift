import PegbarDiagnostics
import Testing

@Suite struct FindingTests {
  @Test("severities are ordered from note to error")
  func severity() {
    #expect(Severity.note < .warning)
    #expect(Severity.warning < .error)
    #expect(Severity.allCases.max() == .error)
  }

  @Test("a finding has the severity of its kind unless it overrides it")
  func findingSeverity() {
    #expect(Finding(.byteOrderMark, "x").severity == .warning)
    #expect(Finding(.byteOrderMark, "x", severity: .note).severity == .note)
  }

  @Test("positions are sorted by line, then column, and written with a colon")
  func position() {
    let early = Position(line: 2, column: 9)
    #expect(early < Position(line: 3, column: 1))
    #expect(early < Position(line: 2, column: 10))
    #expect(early.description == "2:9")
  }

  @Test("a log keeps the order of its findings")
  func log() {
    let log = FindingLog()
    log.add(Finding(.wrongType, "first"))
    log.add(Finding(.byteOrderMark, "second"))
    log.update { $0.breadcrumb = ["Arm"] }
    #expect(log.findings.map(\.message) == ["first", "second"])
    #expect(log.findings.allSatisfy { $0.breadcrumb == ["Arm"] })
  }
}
