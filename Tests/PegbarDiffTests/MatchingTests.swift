import Testing

@testable import PegbarDiff

/// Elements are paired by name, then by content.
@Suite struct MatchingTests {
  private static func candidates(
    _ elements: [(name: String, digests: Set<String>)], kind: String = "solid"
  ) -> [Matching.Candidate] {
    elements.map { Matching.Candidate(name: $0.name, kind: kind, digests: $0.digests) }
  }

  private static func pairs(_ matching: Matching) -> [[Int]] {
    matching.pairs.map { [$0.old, $0.new] }
  }

  @Test("equal names match wherever they are")
  func names() {
    let matching = Matching(
      Self.candidates([("a", ["1"]), ("b", ["2"]), ("c", ["3"])]),
      Self.candidates([("c", ["9"]), ("a", ["8"]), ("d", ["7"])]))
    #expect(Self.pairs(matching) == [[0, 1], [2, 0]])
    #expect(matching.removed == [1] && matching.added == [2])
  }

  @Test("of several equal names, those with similar content match")
  func duplicates() {
    let matching = Matching(
      Self.candidates([("x", ["1", "2"]), ("x", ["3", "4"]), ("x", ["5", "6"])]),
      Self.candidates([("x", ["5", "6"]), ("x", ["1", "9"]), ("x", ["3", "4"])]))
    #expect(Self.pairs(matching) == [[0, 1], [1, 2], [2, 0]])
  }

  @Test("similar content of the same kind matches under another name")
  func renamed() {
    let old = [("a", Set(["1", "2", "3"])), ("b", Set(["4", "5", "6"]))]
    let new = [("y", Set(["4", "5", "7"])), ("z", Set(["8", "9"]))]
    let matching = Matching(Self.candidates(old), Self.candidates(new))
    #expect(Self.pairs(matching) == [[1, 0]])
    #expect(matching.removed == [0] && matching.added == [1])
    let other = Matching(Self.candidates(old), Self.candidates(new, kind: "null"))
    #expect(other.pairs.isEmpty)
  }

  @Test("an equal name with content of another kind matches last")
  func kinds() {
    let matching = Matching(
      Self.candidates([("a", ["1"])]), Self.candidates([("a", ["2"])], kind: "null"))
    #expect(Self.pairs(matching) == [[0, 0]])
  }

  @Test("elements without names match by content, however many there are")
  func unnamed() {
    let old = (0..<2000).map { (name: "", digests: Set(["\($0)"])) }
    let matching = Matching(Self.candidates(old), Self.candidates(old.reversed()))
    #expect(matching.pairs.allSatisfy { $0.old + $0.new == 1999 })
    #expect(matching.removed.isEmpty && matching.added.isEmpty)
    let twins = (0..<2000).map { _ in (name: "twin", digests: Set(["1"])) }
    let same = Matching(Self.candidates(twins), Self.candidates(twins))
    #expect(same.pairs.allSatisfy { $0.old == $0.new } && same.pairs.count == 2000)
  }

  @Test("the fewest elements count as moved")
  func order() {
    func moved(_ old: String, _ new: String) -> [String] {
      let names = old.map { String($0) }
      let matching = Matching(
        Self.candidates(names.map { ($0, []) }), Self.candidates(new.map { (String($0), []) }))
      return matching.reordered.map { names[$0.old] }
    }
    #expect(moved("abcde", "abcde") == [])
    #expect(moved("abcde", "eabcd") == ["e"])
    #expect(moved("abcde", "bcdea") == ["a"])
    #expect(moved("abcd", "badc").count == 2)
  }
}
