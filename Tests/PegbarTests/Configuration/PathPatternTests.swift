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
      ("./x", "x/a.json", true), ("./x", "y/x/a.json", false), ("./a.json", "a.json", true),
      ("./a.json", "y/a.json", false), ("*.{json,lottie}", "x/a.lottie", true),
      ("*.{json,lottie}", "x/a.tgs", false), ("{x,y/{1,2}}/*", "y/2/a.json", true),
      ("./{x,y}", "y/a.json", true), ("./{x,y}", "z/y/a.json", false),
      ("{x,y/{1,2}}/*", "y/3/a.json", false), ("a{,b}.json", "a.json", true),
      ("{a}.json", "{a}.json", true), (#"\{a,b}.json"#, "{a,b}.json", true),
      (#"\{a,b}.json"#, "a.json", false), ("a}{b,c}", "a}c", true), ("{a,b", "{a,b", true),
      ("x/y", "x/y/a.json", true), ("x/y", "x/yz/a.json", false), ("*.min.*", "x/a.min.json", true),
    ])
  func folders(_ pattern: String, _ path: String, _ isMeant: Bool) {
    #expect(PathPattern(pattern).matchesFolder(of: path) == isMeant)
  }

  @Test("a pattern with too many alternatives matches only itself")
  func alternatives() {
    let pattern = String(repeating: "{a,b}", count: 40)
    #expect(!PathPattern(pattern).matches(String(repeating: "a", count: 40)))
    #expect(PathPattern(pattern).matches(pattern))
    #expect(PathPattern(String(repeating: "{a,b}", count: 9)).matches("aababaaab"))
  }
}
