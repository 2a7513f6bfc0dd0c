import PegbarJSON
import Testing

@Suite struct JSONKeyTests {
  /// Calls `body` with a key that has the bytes of a text, as in a document.
  private func withKey<Result>(_ text: String, _ body: (JSONKey) -> Result) -> Result {
    let bytes = Array(text.utf8) + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("there is a byte") }
      return body(JSONKey(start: start, count: bytes.count - 1))
    }
  }

  @Test("a key equals the literal with the same bytes")
  func equal() {
    let pairs: [(String, JSONKey)] = [
      ("", ""), ("ks", "ks"), ("12345678", "12345678"), ("123456789", "123456789"),
      ("1234567890123456", "1234567890123456"), ("12345678901234567", "12345678901234567"),
    ]
    for (text, literal) in pairs {
      #expect(withKey(text) { $0 == literal }, "\(text)")
      #expect(withKey(text) { $0.text } == text)
    }
  }

  @Test("keys that differ anywhere are not equal")
  func different() {
    let pairs: [(String, JSONKey)] = [
      ("ks", "k"), ("ks", "sk"), ("1234567890", "1234567891"), ("a\0", "a"),
      ("12345678901234567", "12345678901234568"), ("1234567890123456", "12345678901234567"),
    ]
    for (text, literal) in pairs { #expect(!withKey(text) { $0 == literal }, "\(text)") }
  }
}
