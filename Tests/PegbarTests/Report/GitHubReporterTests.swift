import Pegbar
import PegbarTestSupport
import Testing

@testable import PegbarDiagnostics

@Suite struct GitHubReporterTests {
  private static func lines(_ reports: [Report]) -> [Substring] {
    GitHubReporter().text(of: reports).split(separator: "\n")
  }

  @Test("a finding is a command with position, title, message and fix")
  func command() {
    let finding = Finding(
      .wrongType, "expected a number, found 5%", position: Position(line: 12, column: 40),
      breadcrumb: ["Main", "Arm\nHand"])
    let kind = FindingKind.wrongType
    #expect(
      Self.lines([Report(file: "./b, c.json", findings: [finding])]) == [
        "::error file=b%2C c.json,line=12,col=40,title=\(kind.title) [format/wrong-type]::expected "
          + "a number, found 5%25 (Main ▸ Arm Hand)%0AFix: \(kind.wayOut)"
      ])
  }

  @Test("a missing position omits the line, and a note is a notice")
  func notice() {
    let line = Self.lines([Report(file: "a.json", findings: [Finding(.unknownKey, "a key")])])
    #expect(line.first?.hasPrefix("::notice file=a.json,title=") == true)
  }

  @Test("lists errors first, ten of each severity, and counts the rest")
  func limit() {
    let lines = Self.lines([
      HostileReports.many(11, .note), HostileReports.many(3, .error),
      HostileReports.many(1200, .warning, in: "b.json"), HostileReports.many(2, .error),
    ])
    let commands = lines.dropLast().map { $0.prefix { $0 != " " } }
    #expect(
      commands == Array(repeating: "::error", count: 5)
        + Array(repeating: "::warning", count: 10) + Array(repeating: "::notice", count: 10))
    let rest = "1,190 more warnings and 1 more note"
    #expect(
      lines.last
        == "Not printed: \(rest); GitHub accepts 10 annotations of each severity per step.")
    #expect(Self.lines([HostileReports.many(10, .note)]).count == 10)
    #expect(Self.lines([]).isEmpty)
  }

  @Test("no name ends or starts a command or property, or controls a terminal")
  func hostile() throws {
    let lines = Self.lines([HostileReports.report])
    #expect(lines.count == 3)
    let pattern = #/::(error|warning|notice) file=[^,:]+,line=2,col=3,title=[^,:]+::.+/#
    for line in lines {
      #expect(line.wholeMatch(of: pattern) != nil, "\(line)")
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" }, "\(line)")
      #expect(line.contains("%2525%2Cx%3Ay%0A"), "\(line)")
    }
  }
}
