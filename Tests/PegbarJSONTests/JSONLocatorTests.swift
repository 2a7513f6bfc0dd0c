import PegbarDiagnostics
import PegbarJSON
import Testing

@Suite struct JSONLocatorTests {
  private func found(_ path: JSONPath, in text: String) -> String? {
    let bytes = Array(text.utf8)
    return JSONLocator.locate([path], in: bytes)[path].map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test(
    "a path resolves to the bytes of its value",
    arguments: [
      ([], #"{"a": [1, {"b": "x"}]}"#), ([.key("a")], #"[1, {"b": "x"}]"#),
      ([.key("a"), .index(0)], "1"), ([.key("a"), .index(1), .key("b")], #""x""#),
    ] as [([JSONPath.Step], String)])
  func values(steps: [JSONPath.Step], value: String) {
    #expect(found(JSONPath(steps), in: #" {"a": [1, {"b": "x"}]} "#) == value)
  }

  @Test(
    "a path without a value has no range, and the position of its nearest ancestor",
    arguments: [
      ([.key("a"), .index(7), .key("c")], "1:7"), ([.key("b"), .key("c")], "1:20"),
      ([.key("z")], "1:1"),
    ] as [([JSONPath.Step], String)])
  func missing(steps: [JSONPath.Step], position: String) {
    let text = #"{"a": [1, 2], "b": 3}"#
    #expect(found(JSONPath(steps), in: text) == nil)
    let log = FindingLog()
    log.add(Finding(.wrongType, "x", path: JSONPath(steps)))
    JSONLocator.fillPositions(of: log, in: Array(text.utf8))
    #expect(log.findings.first?.position?.description == position)
  }

  @Test("findings in empty text have no position")
  func empty() {
    let log = FindingLog()
    log.add(Finding(.wrongType, "x", path: JSONPath([.key("z")])))
    JSONLocator.fillPositions(of: log, in: [])
    #expect(log.findings.first?.position == nil)
  }

  @Test("resolves escapes in keys")
  func escapes() {
    let text = #"{"\u0061\n\"": 1, "\ud83c\udf88": 2, "x\\": 3}"#
    #expect(found(JSONPath([.key("a\n\"")]), in: text) == "1")
    #expect(found(JSONPath([.key("🎈")]), in: text) == "2")
    #expect(found(JSONPath([.key("x\\")]), in: text) == "3")
  }

  @Test("uses the last of two duplicate keys, with its entire content")
  func duplicates() {
    let text = #"{"a": {"x": 1, "y": 2}, "a": {"y": 3}}"#
    #expect(found(JSONPath([.key("a"), .key("y")]), in: text) == "3")
    #expect(found(JSONPath([.key("a"), .key("x")]), in: text) == nil)
  }

  @Test("positions count every kind of line break, and scalars without a byte order mark")
  func positions() {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("{\"é\":1,\r\n\"ü\":2,\r\"c\":\n3}".utf8)
    let paths = ["é", "ü", "c"].map { JSONPath([.key($0)]) } + [JSONPath()]
    let log = FindingLog()
    for path in paths { log.add(Finding(.wrongType, "x", path: path)) }
    JSONLocator.fillPositions(of: log, in: bytes)
    #expect(log.findings.map { $0.position?.description } == ["1:6", "2:5", "4:1", "1:1"])
  }

  @Test("adds a position to findings without one")
  func fill() {
    let log = FindingLog()
    log.add(Finding(.wrongType, "x", path: JSONPath([.index(1)])))
    log.add(Finding(.wrongType, "y", position: Position(line: 9, column: 9)))
    JSONLocator.fillPositions(of: log, in: Array("[1,\n 2]".utf8))
    #expect(log.findings.map { $0.position?.description } == ["2:2", "9:9"])
  }

  @Test("bytes that are not JSON end the search")
  func strayBytes() {
    var random = SeededGenerator(state: 7)
    let alphabet = Array("[]{}:,\"\\ a1\u{FF}".utf8)
    let steps: [JSONPath.Step] = [.index(0), .index(2), .key("a"), .key(""), .index(1)]
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      let paths = (0..<4).map { _ in
        JSONPath((0..<4).map { _ in steps[Int.random(in: 0..<steps.count, using: &random)] })
      }
      for range in JSONLocator.locate(paths, in: bytes).values {
        #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
      }
    }
  }

  @Test("resolves a path of any depth without exhausting the stack")
  func depth() {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let path = JSONPath(Array(repeating: .index(0), count: 99_999))
    #expect(found(path, in: text) == "[]")
  }
}
