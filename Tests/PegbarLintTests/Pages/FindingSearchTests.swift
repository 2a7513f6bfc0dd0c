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

  @Test(
    "suggests the nearest ID or family, if one is near",
    arguments: [
      ("shape/merge-path", "shape/merge-paths"), ("merge-path", "shape/merge-paths"),
      ("effect/merge-paths", "shape/merge-paths"), ("shapes", "shape"), ("fromat", "format"),
      ("nothing-like-it", nil), ("", nil), (String(repeating: "x", count: 100_000), nil),
    ])
  func unknown(_ query: String, _ expected: String?) {
    guard case .unknown(let nearest) = FindingSearch(query) else {
      Issue.record("\(query.prefix(40)) is found")
      return
    }
    #expect(nearest == expected)
  }
}
