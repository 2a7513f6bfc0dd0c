import Pegbar
import PegbarTestSupport
import Testing

@Suite struct ExplainCommandTests {
  @Test("every id is listed, and its page has the way out")
  func pages() throws {
    let list = try CommandRun(["explain"]).output.split(separator: "\n")
    #expect(list.count == FindingKind.all.count)
    let kind = try #require(FindingKind.named("format/duplicate-key"))
    let page = try CommandRun(["explain", kind.id]).output
    #expect(page.hasPrefix("format/duplicate-key (warning)\n\(kind.title)\n"))
    #expect(page.contains("Way out: \(kind.wayOut)"))
  }
}
