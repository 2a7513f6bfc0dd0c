import FoundationEssentials
import PegbarDiagnostics
import PegbarJSON
import PegbarTestSupport
import Testing

/// The JSONTestSuite, compared with the table of the findings for each of its files.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.notice)))
struct JSONSuiteTests {
  private static let folder = "invalid/json"
  private static let table = #filePath.replacing("JSONSuiteTests.swift", with: "json-suite.tsv")

  private func line(_ file: String) throws -> String {
    let log = FindingLog()
    var finding: Finding?
    var verdict = "accepted"
    do throws(JSONSyntaxError) {
      try JSONDocument.read(try bytes(file), log: log) { _ in }
      finding = log.findings.first
    } catch {
      finding = error.finding
      verdict = "rejected"
    }
    let name = file.dropFirst(Self.folder.count + 1)
    let position = finding?.position
    let place = [position?.line, position?.column].map { $0.map(String.init) ?? "-" }
    return ([String(name), verdict, finding?.kind.id ?? "-"] + place).joined(separator: "\t")
  }

  private func bytes(_ file: String) throws(JSONSyntaxError) -> [UInt8] {
    (try? Corpus.bytes(file)) ?? []
  }

  @Test("rejects invalid files with a position, and accepts valid files")
  func verdicts() throws {
    let files = Corpus.files(".json", under: Self.folder)
    #expect(files.count > 50)
    for file in files {
      let cells = try line(file).split(separator: "\t")
      if cells[0].hasPrefix("n_") {
        #expect(cells[1] == "rejected", "\(file)")
        #expect(cells[3] != "-", "\(file)")
      } else if cells[0].hasPrefix("y_") {
        #expect(cells[1] == "accepted", "\(file)")
      }
    }
  }

  @Test("every file has the finding and the position in the table")
  func table() throws {
    let lines = try Corpus.files(".json", under: Self.folder).map { try line($0) }
    let text = "file\tverdict\tfinding\tline\tcolumn\n" + lines.map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: URL(filePath: Self.table))
      Issue.record("the table was written anew: read the difference")
      return
    }
    let expected = String(decoding: try Data(contentsOf: URL(filePath: Self.table)), as: UTF8.self)
    let expectedLines = expected.split(separator: "\n").dropFirst().map(String.init)
    #expect(expectedLines.count == lines.count)
    for (line, expected) in zip(lines, expectedLines) { #expect(line == expected) }
  }
}
