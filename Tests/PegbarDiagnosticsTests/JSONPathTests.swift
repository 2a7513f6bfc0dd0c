import PegbarDiagnostics
import Testing

@Suite struct JSONPathTests {
  @Test(
    "writes a path from the root and quotes keys that are not identifiers",
    arguments: [
      ([], "$"), ([.key("layers"), .index(3), .key("ks"), .key("p")], "$.layers[3].ks.p"),
      ([.key("_a1")], "$._a1"), ([.key("1a")], #"$["1a"]"#), ([.key("")], #"$[""]"#),
      ([.key("a b")], #"$["a b"]"#), ([.key("a\"\\\n")], #"$["a\"\\\u000a"]"#),
      ([.key("é")], #"$["é"]"#),
    ] as [([JSONPath.Step], String)])
  func description(steps: [JSONPath.Step], text: String) {
    #expect(JSONPath(steps).description == text)
  }

  @Test("appending does not change the original path")
  func appending() {
    let path = JSONPath([.key("a")])
    #expect(path.appending(.index(0)).description == "$.a[0]")
    #expect(path.description == "$.a")
  }
}
