import CPegbarJansson
import PegbarDiagnostics
@testable import PegbarJSON
import PegbarTestSupport
import Testing

@Suite struct JSONArenaTests {
  /// Returns the sum of the numbers in a list, and in a document that is read in between.
  private static func sum(of count: Int, reading inner: Int? = nil) throws -> Double {
    let text =
      "[" + (0..<count).map { #"{"value": [\#($0).5, "text"]}"# }.joined(separator: ",") + "]"
    return try JSONDocument.read(Array(text.utf8), log: FindingLog()) { root in
      let before = inner.flatMap { try? sum(of: $0) } ?? 0
      return (root.array.map(Array.init) ?? []).reduce(before) { sum, element in
        sum + (element.object?["value"]?.array?[0].number ?? .nan)
      }
    }
  }

  private static func expected(_ count: Int) -> Double {
    Double(count * (count - 1) / 2) + Double(count) / 2
  }

  @Test("reads documents in nested reads, on several threads, and after errors")
  func concurrent() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<20 {
            let (outer, inner) = (task * 40 + round, round * 30)
            let sum = try Self.sum(of: outer, reading: inner)
            #expect(sum == Self.expected(outer) + Self.expected(inner))
            let broken = Array(#"[1, {"a": [2, "text", x"#.utf8)
            #expect(throws: JSONSyntaxError.self) {
              try JSONDocument.read(broken, log: FindingLog()) { _ in }
            }
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("a document has its own memory if available", arguments: [1, 100, 200_000])
  func large(_ count: Int) throws {
    #expect(JSONArena.read(count) { $0 })
    #expect(try Self.sum(of: count) == Self.expected(count))
  }

  @Test(
    "reads text larger than the retained memory, and the text after it",
    .slow)
  func largeText() throws {
    for length in [3_000_000, 80_000_000, 10] {
      let text = [UInt8(ascii: "\"")] + Array(repeating: UInt8(ascii: "a"), count: length) + [0x22]
      let found = try JSONDocument.read(text, log: FindingLog()) { $0.string?.utf8.count }
      #expect(found == length)
    }
  }

  @Test("jansson calls outside documents use the original allocator")
  func beside() throws {
    let root = "[1, 2]"
    let text = try #require(json_loads("[1, [2, 3]]", 0, nil))
    let sum = try JSONDocument.read(Array(root.utf8), log: FindingLog()) { root in
      (root.array.map(Array.init) ?? []).reduce(0) { $0 + ($1.number ?? .nan) }
    }
    #expect(sum == 3)
    #expect(json_array_size(text) == 2)
    json_decref(text)
  }
}
