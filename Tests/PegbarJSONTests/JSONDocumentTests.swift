import PegbarBase
import PegbarDiagnostics
import PegbarJSON
import Testing

@Suite struct JSONDocumentTests {
  private func error(_ bytes: some Sequence<UInt8>, limits: Limits = Limits())
    -> JSONSyntaxError?
  {
    do throws(JSONSyntaxError) {
      try JSONDocument.read(Array(bytes), log: FindingLog(), limits: limits) { _ in }
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "an error has the position of the problem",
    arguments: [
      ("", "1:1"), ("  \n ", "2:2"), ("[1,", "1:4"), ("[1,}", "1:4"), (#"{"a":1,,}"#, "1:8"),
      (#"{"a" 1}"#, "1:6"), ("[tru]", "1:2"), ("[1 2]", "1:4"), ("[1] x", "1:5"),
      (#"["abc"#, "1:6"), ("[\"a\nb\"]", "1:4"), (#"["a\qb"]"#, "1:4"), (#"["a\uD800"]"#, "1:4"),
      ("[1e999, 3]", "1:2"), ("[01]", "1:2"), ("[\r\n\"éé\" x]", "2:6"), ("\0", "1:1"),
      ("[\0]", "1:2"), ("[1,\r 2,\n\r\n ]", "4:2"),
      (#"["a text longer than twenty bytes" "another one that long"]"#, "1:36"),
    ])
  func positions(text: String, position: String) {
    #expect(error(text.utf8)?.position?.description == position)
  }

  @Test("reports bytes that are not UTF-8")
  func notUTF8() {
    let found = error([0x5B, 0x22, 0xC3, 0xA9, 0xFF, 0x22, 0x5D])
    #expect(found?.kind == .invalidUTF8)
    #expect(found?.position == Position(line: 1, column: 4))
  }

  @Test(
    "reports text in another encoding",
    arguments: [
      ([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], "UTF-16 (little-endian)"),
      ([0, 0x5B, 0, 0x5D], "UTF-16 (big-endian)"),
      ([0x5B, 0, 0, 0], "UTF-32 (little-endian)"), ([0, 0, 0xFE, 0xFF], "UTF-32 (big-endian)"),
    ] as [([UInt8], String)])
  func encodings(bytes: [UInt8], name: String) {
    #expect(error(bytes)?.kind == .invalidUTF8)
    #expect(error(bytes)?.message.contains(name) == true)
  }

  @Test("a number out of the range of Double has its own kind")
  func numberOutOfRange() {
    #expect(error("[1e400]".utf8)?.kind == .numberOutOfRange)
  }

  @Test("nesting beyond the limit has its own kind and does not crash")
  func nesting() {
    let found = error(repeatElement(0x5B, count: 200_000))
    #expect(found?.kind == .nestingDepth)
    #expect(found?.position == Position(line: 1, column: 2049))
    #expect(error(Array(repeating: 0x5B, count: 2048) + Array(repeating: 0x5D, count: 2048)) == nil)
  }

  @Test("does not parse text above the size limit")
  func size() {
    var limits = Limits()
    limits.fileSize = 3
    #expect(error("[1,]".utf8, limits: limits)?.kind == .inputTooLarge)
    #expect(error("[1]".utf8, limits: limits) == nil)
  }

  @Test("skips and reports a byte order mark")
  func byteOrderMark() throws {
    let log = FindingLog()
    let number = try JSONDocument.read([0xEF, 0xBB, 0xBF, 0x37], log: log) { $0.number }
    #expect(number == 7)
    #expect(log.findings.map(\.kind) == [.byteOrderMark])
    #expect(error([0xEF, 0xBB, 0xBF, 0x5B, 0x78])?.position == Position(line: 1, column: 2))
  }

  @Test("reports a duplicate key at its repetition, and the last one is used")
  func duplicateKey() throws {
    let log = FindingLog()
    let text = #"[0, {"a": [{"n": 1, "b": 2,"# + "\n" + #" "\u006e": 3}]}]"#
    let number = try JSONDocument.read(Array(text.utf8), log: log) { root in
      root.array?[1].object?["a"]?.array?[0].object?["n"]?.number
    }
    #expect(number == 3)
    #expect(log.findings.map(\.kind) == [.duplicateKey])
    #expect(log.findings.first?.path.description == "$[1].a[0].n")
    #expect(log.findings.first?.position == Position(line: 2, column: 2))
  }

  @Test("counts many duplicate keys instead of listing them")
  func manyDuplicateKeys() throws {
    let log = FindingLog()
    let text = "{" + Array(repeating: #""a":1"#, count: 30).joined(separator: ",") + "}"
    try JSONDocument.read(Array(text.utf8), log: log) { _ in }
    #expect(log.findings.count == 21)
    #expect(log.findings.last?.message.hasPrefix("9 more") == true)
  }

  @Test("reads an integer beyond 64 bits as a real number")
  func bigInteger() throws {
    let text = #"{"a": 12345678901234567890, "a": 5}"#
    let number = try JSONDocument.read(Array("[123456789012345678901]".utf8), log: FindingLog()) {
      $0.numbers
    }
    #expect(number == [123_456_789_012_345_678_901.0])
    #expect(error(text.utf8) == nil)
  }

  @Test("reads a NUL in a key as U+FFFD, and keeps one in a string")
  func nulInKey() throws {
    let text = #"{"a\\\u0000b": "c\u0000"}"#
    let found = try JSONDocument.read(Array(text.utf8), log: FindingLog()) { root in
      root.object?.map { "\($0.key.text)=\($0.value.string ?? "")" }
    }
    #expect(found == ["a\\\u{FFFD}b=c\0"])
  }
}
