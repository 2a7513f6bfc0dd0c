import PegbarLint
import Testing

@Suite struct FindingSearchTests {
  @Test(
    "an id is found, and so is the part after the slash where no other has it",
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

  @Test("a family has its findings, and so have several that share the part after the slash")
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
    "the nearest id or family is named, where one is near",
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
