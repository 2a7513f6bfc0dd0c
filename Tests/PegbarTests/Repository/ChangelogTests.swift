import Pegbar
import PegbarTestSupport
import Testing

/// The changelog has the form of https://keepachangelog.com: a section per version, newest first.
@Suite("Changelog")
struct ChangelogTests {
  private static func lines() throws -> [Substring] {
    Array(try SourceText("Sources/Face/Pegbar/Pegbar.docc/Articles/Changelog.md").lines)
  }

  @Test("has a section for unreleased changes, and one for the current version")
  func sections() throws {
    let sections = try Self.lines().filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
    #expect(sections.first == "Unreleased")
    #expect(sections.contains { $0 == Pegbar.version })
    let versions = sections.dropFirst().map { $0.split(separator: ".").compactMap { Int($0) } }
    #expect(versions.allSatisfy { $0.count == 3 })
    for (newer, older) in zip(versions, versions.dropFirst()) {
      #expect(older.lexicographicallyPrecedes(newer))
    }
  }

  @Test("a version has Added, Changed or Fixed, in this order, and none is empty")
  func parts() throws {
    let order = ["Added", "Changed", "Fixed"]
    for section in try Self.lines().split(whereSeparator: { $0.hasPrefix("## ") }).dropFirst() {
      let parts = section.filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
      #expect(parts == order.filter(parts.contains))
      for part in section.split(whereSeparator: { $0.hasPrefix("### ") }).dropFirst() {
        let entries = part.filter { !$0.isEmpty }
        #expect(entries.first?.hasPrefix("- ") == true)
        #expect(entries.allSatisfy { $0.hasPrefix("- ") || $0.hasPrefix("  ") })
      }
    }
  }
}
