import Testing

@testable import Pegbar

@Suite struct Base64Tests {
  @Test(
    "the test vectors of RFC 4648 decode",
    arguments: [
      ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"),
      ("Zm9vYmE=", "fooba"), ("Zm9vYmFy", "foobar"), ("Zm9v\nYmFy", "foobar"), ("Zm8", "fo"),
    ])
  func vectors(_ text: String, _ expected: String) {
    #expect(Base64.decode(text) == Array(expected.utf8))
  }

  @Test("other text is refused", arguments: ["Z", "Zm9v!", "Zm9vY", "ü"])
  func refused(_ text: String) {
    #expect(Base64.decode(text) == nil)
  }
}
