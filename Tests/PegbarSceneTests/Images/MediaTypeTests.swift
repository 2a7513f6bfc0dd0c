import PegbarScene
import Testing

@Suite struct MediaTypeTests {
  private static let starts: [(start: [UInt8], type: String?)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D], "image/png"), ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"),
    (Array("GIF89a".utf8), "image/gif"), ([0x42, 0x4D, 0x36], "image/bmp"),
    ([0x49, 0x49, 0x2A, 0], "image/tiff"), ([0x4D, 0x4D, 0, 0x2A], "image/tiff"),
    (Array("RIFF....WEBPVP8 ".utf8), "image/webp"), (Array("....ftypheic".utf8), "image/heic"),
    (Array("....ftypavif".utf8), "image/avif"),
    (Array("<?xml version='1.0'?><!-- drawn --><svg/>".utf8), "image/svg+xml"),
    (Array("hello".utf8), nil), ([], nil),
  ]

  @Test("detects the type of an image from its bytes and its Base64", arguments: starts)
  func types(_ start: [UInt8], _ type: String?) {
    #expect(MediaType.ofImage(start) == type)
    #expect(MediaType.ofImage(base64: Base64.encode(start)) == type)
    #expect(MediaType.ofImage(base64: " \n" + Base64.encode(start)) == type)
  }

  @Test("examines only the beginning of Base64")
  func beginning() {
    let text = Base64.encode(
      [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 1, count: 3000))
    #expect(MediaType.ofImage(base64: text + "???") == "image/jpeg")
    #expect(MediaType.ofImage(base64: "???" + text) == nil)
  }
}
