import PegbarLint
import Testing

@Suite struct FindingSearchTests {
  @Test(
    "finds an ID by its full name, or by its slug if unique",
    arguments: [
      "shape/merge-paths", "merge-paths", "Merge_Paths", "merge paths", "SHAPE/MERGE-PATHS",
    ])
  func one(_ query: String) throws {
    guard case .kind(let kind) = FindingSearch(query) else {
      Issue.record("\(query) is not found")
      return
    }
    #expect(kind.id == "shape/merge-paths")
  }

  @Test("finds all findings of a family, or of a slug that several share")
  func several() {
    guard case .several(let shapes) = FindingSearch("shape") else {
      Issue.record("the family is not found")
      return
    }
    #expect(!shapes.isEmpty && shapes.allSatisfy { $0.family == "shape" })
    guard case .several(let shadows) = FindingSearch("drop-shadow") else {
      Issue.record("the two are not found")
      return
    }
    #expect(shadows.map(\.id).sorted() == ["effect/drop-shadow", "style/drop-shadow"])
  }

  @Test("finds the findings whose ID, title or page contains words that start with each given word")
  func mentioned() {
    func ids(_ query: String) -> [String] {
      guard case .mentioned(let kinds) = FindingSearch(query) else { return [] }
      return kinds.map(\.id)
    }
    #expect(ids("merge-path").contains("shape/merge-paths"))
    let trims = ids("Trim")
    #expect(
      trims.contains("compat/shape.trim-on-fill") && trims.contains { $0.hasPrefix("shape/") })
    #expect(!trims.contains("shape/merge-paths"))
    // The words can be in different texts.
    let both = ids("trim fill")
    #expect(!both.isEmpty && both.count < trims.count && Set(both).isSubset(of: trims))
    #expect(ids("shape/trim").isEmpty)
  }

  @Test(
    "suggests the nearest ID or family, if one is near",
    arguments: [
      ("shape/merge-path", "shape/merge-paths"), ("merge-pahts", "shape/merge-paths"),
      ("effect/merge-paths", "shape/merge-paths"), ("shpae", "shape"), ("fromat", "format"),
      ("xylophone", nil), ("", nil), (String(repeating: "x", count: 100_000), nil),
    ])
  func unknown(_ query: String, _ expected: String?) {
    guard case .unknown(let nearest) = FindingSearch(query) else {
      Issue.record("\(query.prefix(40)) is found")
      return
    }
    #expect(nearest == expected)
  }
}
