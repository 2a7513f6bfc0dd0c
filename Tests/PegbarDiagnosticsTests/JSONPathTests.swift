import PegbarDiagnostics
import Testing

@Suite struct JSONPathTests {
  @Test(
    "a path is written from the root, with keys quoted where they are no identifiers",
    arguments: [
      ([], "$"), ([.key("layers"), .index(3), .key("ks"), .key("p")], "$.layers[3].ks.p"),
      ([.key("_a1")], "$._a1"), ([.key("1a")], #"$["1a"]"#), ([.key("")], #"$[""]"#),
      ([.key("a b")], #"$["a b"]"#), ([.key("a\"\\\n")], #"$["a\"\\\u000a"]"#),
      ([.key("é")], #"$["é"]"#),
    ] as [([JSONPath.Step], String)])
  func description(steps: [JSONPath.Step], text: String) {
    #expect(JSONPath(steps).description == text)
  }

  @Test("appending leaves the path itself alone")
  func appending() {
    let path = JSONPath([.key("a")])
    #expect(path.appending(.index(0)).description == "$.a[0]")
    #expect(path.description == "$.a")
  }
}
