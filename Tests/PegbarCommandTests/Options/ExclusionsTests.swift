import Testing

@testable import PegbarCommand

@Suite struct ExclusionsTests {
  @Test("a search pattern also excludes a file at the top")
  func search() {
    #expect(Exclusions(["**/a.json"]).contain("a.json", at: "a.json"))
    #expect(!Exclusions(["**/a.json"]).contain("b.json", at: "b.json"))
  }
}
