import PegbarScene
import Testing

@Suite struct Base64Tests {
  @Test(
    "decodes the test vectors of RFC 4648",
    arguments: [
      ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"),
      ("Zm9vYmE=", "fooba"), ("Zm9vYmFy", "foobar"), ("Zm9v\nYmFy", "foobar"), ("Zm8", "fo"),
    ])
  func vectors(_ text: String, _ expected: String) {
    #expect(Base64.decode(text) == Array(expected.utf8))
  }

  @Test("encoded bytes of any length read back")
  func roundTrip() {
    #expect(Base64.encode(Array("foobar".utf8)) == "Zm9vYmFy")
    #expect(Base64.encode(Array("fooba".utf8)) == "Zm9vYmE=")
    #expect(Base64.encode([0xFB, 0xEF, 0xFF]) == "++//")
    for count in 0...260 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      #expect(Base64.decode(Base64.encode(bytes)) == bytes)
    }
  }

  @Test("rejects other text", arguments: ["Z", "Zm9v!", "Zm9vY", "ü"])
  func refused(_ text: String) {
    #expect(Base64.decode(text) == nil)
  }
}
