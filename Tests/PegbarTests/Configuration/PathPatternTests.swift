import Testing

@testable import Pegbar

@Suite struct PathPatternTests {
  @Test(
    "a pattern matches a path or a folder that contains it",
    arguments: [
      ("**/a.json", "a.json", true), ("**/a.json", "x/y/a.json", true),
      ("**/a.json", "b.json", false), ("**/a.json", "ba.json", false),
      ("vendor", "vendor/a.json", true),
      ("vendor/", "x/vendor/a.json", true), ("./x/*", "x/y/a.json", true),
      ("x/y", "x/y/a.json", true), ("x/y", "x/yz/a.json", false), ("*.min.*", "x/a.min.json", true),
    ])
  func folders(_ pattern: String, _ path: String, _ isMeant: Bool) {
    #expect(PathPattern(pattern).matchesFolder(of: path) == isMeant)
  }
}
