import Foundation
import PegbarBase
import Testing

@Suite("Limits as JSON")
struct LimitsCodableTests {
  @Test("writes only the limits that differ from their defaults")
  func write() throws {
    var limits = Limits()
    #expect(String(decoding: try JSONEncoder().encode(limits), as: UTF8.self) == "{}")
    limits.fileSize = 1000
    let data = try JSONEncoder().encode(limits)
    #expect(String(decoding: data, as: UTF8.self) == #"{"file-size":1000}"#)
    #expect(try JSONDecoder().decode(Limits.self, from: data) == limits)
  }

  @Test(
    "rejects unknown limits and values out of range",
    arguments: [#"{"size": 1}"#, #"{"file-size": 0}"#, #"{"scene-depth": 1000000}"#, "[]"])
  func invalid(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Limits.self, from: Data(text.utf8))
    }
  }
}
