import PegbarLint
import Testing

@Suite struct NamePatternTests {
  @Test(
    "matches like other regular expression engines",
    arguments: [
      ("", "arm", true), ("arm", "left arm", true), ("^arm", "left arm", false),
      ("arm$", "left arm", true), ("^arm$", "arms", false), ("^a.m$", "äa m", false),
      ("^[a-z-]+$", "left-arm", true), ("^[a-z-]+$", "Left", false), ("^[^0-9]*$", "a1", false),
      (#"^\w+\s\d{2}$"#, "Arm 12", true), (#"^\w+\s\d{2}$"#, "Arm 1", false),
      ("^(intro|loop)?$", "", true), ("^(intro|loop)?$", "outro", false),
      ("^a{2,3}$", "aa", true), ("^a{2,3}$", "aaaa", false), ("^a{2,}$", "aaaaa", true),
      ("^(a*)*$", "aab", false), ("^(?:ab)+$", "abab", true), (#"^\.$"#, ".", true),
      ("^[]a]+$", "]a", true), (#"^[\d.]+$"#, "1.2", true), ("^é$", "é", true),
    ])
  func matches(pattern: String, name: String, matches: Bool) throws {
    #expect(try #require(NamePattern(pattern)).matches(name) == matches)
  }

  @Test(
    "rejects invalid patterns",
    arguments: [
      "(", ")", "[", "[a", "*", "a**", "a{", "a{2", "a{3,2}", "a{1001}", #"\"#, #"\q"#, "[z-a]",
      "(?=a)", "(?i)a", "a{1000}{1000}", String(repeating: "(", count: 100_000),
    ])
  func refused(pattern: String) {
    #expect(NamePattern(pattern) == nil)
  }

  @Test("no name causes it to hang", .timeLimit(.minutes(1)))
  func time() throws {
    let name = String(repeating: "a", count: 1999) + "!"
    for text in ["^(a+)+$", "^(a|a)*$", "^(a*)*(a*)*(a*)*$", "^(a?){200}a{200}$"] {
      #expect(try !#require(NamePattern(text)).matches(name), "\(text)")
    }
    // A name above the length limit.
    #expect(try !#require(NamePattern("a")).matches(String(repeating: "a", count: 2001)))
    for part in ["a|", "(a)", "a?", "(", "["] {
      #expect(NamePattern(String(repeating: part, count: 200_000) + "a") == nil)
    }
    let choice = try #require(NamePattern("^(a|b|c|)$"))
    #expect(
      choice.matches("b") && choice.matches("c") && choice.matches("") && !choice.matches("d"))
  }
}
