import PegbarBase
import PegbarDiagnostics
import PegbarJSON
import Testing

/// What JSON takes in memory, and where its members are.
@Suite struct JSONWeightTests {
  @Test("members weigh what their names and values take")
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

  @Test("keys of 17 bytes that differ in the last one keep their paths")
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
