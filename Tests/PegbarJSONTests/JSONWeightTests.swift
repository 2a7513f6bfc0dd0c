import PegbarBase
import PegbarDiagnostics
import PegbarJSON
import Testing

/// The memory size of JSON, and the locations of its members.
@Suite struct JSONWeightTests {
  @Test("counts the memory of members with names and values")
  func weight() {
    let bytes = Array(#"{"a":1,"b":2,"c":3}"#.utf8)
    for (memory, isRead) in [(415, false), (416, true)] {
      var limits = Limits()
      limits.jsonMemory = memory
      let value = try? JSONDocument.read(bytes, log: FindingLog(), limits: limits) {
        $0.object != nil
      }
      #expect((value == true) == isRead, "\(memory)")
    }
  }

  @Test("17-byte keys that differ in the last byte keep their paths")
  func longKeys() throws {
    let text = #"{"abcdefghijklmnop1": {}, "abcdefghijklmnop2": {}}"#
    let paths = try JSONDocument.read(Array(text.utf8), log: FindingLog()) { root -> [String] in
      guard let object = root.object else { return [] }
      let sources = ["abcdefghijklmnop1", "abcdefghijklmnop2"].compactMap { key in
        object.first { $0.0.text == key }?.1.object?.source
      }
      return sources.map { root.reader.trail.path(of: $0).description }
    }
    #expect(paths == ["$.abcdefghijklmnop1", "$.abcdefghijklmnop2"])
  }
}
