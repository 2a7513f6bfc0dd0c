import Testing

@testable import PegbarBase

@Suite struct NearestNameTests {
  @Test(
    "counts edits and treats a transposition as a single edit",
    arguments: [
      ("convrt", "convert", 1), ("covnert", "convert", 1), ("", "abc", 3), ("abc", "", 3),
      ("kitten", "sitting", 3), ("same", "same", 0),
    ])
  func distance(_ from: String, _ to: String, _ expected: Int) {
    #expect(NearestName.distance(Array(from.unicodeScalars), Array(to.unicodeScalars)) == expected)
  }

  @Test("finds the nearest candidate regardless of case, and none that is too far away")
  func nearest() {
    let names = ["convert", "lint", "render", "verify"]
    #expect(NearestName.of("convrt", among: names) == "convert")
    #expect(NearestName.of("LINT", among: names) == "lint")
    #expect(NearestName.of("rendr", among: names) == "render")
    #expect(NearestName.of("melt", among: names) == nil)
    #expect(NearestName.of("", among: names) == nil)
    #expect(NearestName.of("ab", among: ["cd", "ad", "ac"]) == "ad", "the first of equals")
  }

  @Test("handles names of any length without delay")
  func long() {
    let name = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.of(name, among: [name, "a"]) == nil)
    #expect(NearestName.of("a", among: [name]) == nil)
  }
}
