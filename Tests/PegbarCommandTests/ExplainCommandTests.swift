import Pegbar
import PegbarTestSupport
import Testing

@Suite struct ExplainCommandTests {
  @Test("lists every ID under its family, and prints the fix on its page")
  func pages() throws {
    let list = try CommandRun(["explain"]).output.split(separator: "\n")
    let ids = list.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    for kind in FindingKind.all { #expect(ids.contains { $0 == kind.id }, "\(kind.id)") }
    let families = list.filter { !$0.hasPrefix(" ") }.map(String.init)
    #expect(families == Set(FindingKind.all.map(\.family)).sorted())
    let kind = try #require(FindingKind.named("format/duplicate-key"))
    let page = try CommandRun(["explain", kind.id]).output
    #expect(page.hasPrefix("format/duplicate-key (warning)\n\(kind.title)\n"))
    #expect(page.replacing("\n", with: " ").contains("Fix: \(kind.wayOut)"))
  }

  @Test("wraps text to the terminal width: at least 80 columns, 100 without a terminal")
  func width() throws {
    func longest(_ columns: Int, _ environment: [String: String] = [:]) throws -> Int {
      let run = try TerminalRun(
        ["explain", "shape/merge-paths", "--color", "never"], columns: columns,
        environment: environment)
      return run.text.split(separator: "\n").map(\.count).max() ?? 0
    }
    #expect(try (60...80).contains(longest(40)))
    #expect(try (101...140).contains(longest(140)))
    #expect(try (81...100).contains(longest(0)))
    #expect(try (101...130).contains(longest(0, ["COLUMNS": "130"])))
  }

  @Test("accepts part of an ID, lists the findings of a family, and suggests near matches")
  func search() throws {
    #expect(try CommandRun(["explain", "merge-paths"]).output.hasPrefix("shape/merge-paths ("))
    #expect(try CommandRun(["explain", "time"]).output.hasPrefix("time\n  time/"))
    let found = try CommandRun(["explain", "trim"])
    #expect(found.status == 0 && found.output.contains("  compat/shape.trim-on-fill "))
    let unknown = try CommandRun(["explain", "shape/merge-path"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean 'shape/merge-paths'?"), "\(unknown.errors)")
  }
}
