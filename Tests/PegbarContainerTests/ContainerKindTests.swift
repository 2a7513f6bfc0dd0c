import PegbarContainer
import PegbarTestSupport
import Testing

@Suite struct ContainerKindTests {
  @Test(
    "detects the kind of a file from its bytes",
    arguments: [
      ([], .empty), (Array(" \n{}".utf8), .text), (Array("hello".utf8), .text),
      ([0xEF, 0xBB, 0xBF, 0x7B], .text), ([0xFF, 0xFE, 0x7B, 0], .text), ([0x7B, 0, 0, 0], .text),
      ([0x5B, 0, 0x5D], .text), ([0x1F, 0x8B, 8], .gzip), (Archives.zlibStream, .zlib),
      (Archives.zip([]), .zip), (Archives.zip([("a", "b")]), .zip),
      ([0x89, 0x50, 0x4E, 0x47], .unknown(name: "a PNG image")),
      (Array("\0\0\0 ftypisom".utf8), .unknown(name: "a video")), ([1, 2, 3], .unknown(name: nil)),
    ] as [([UInt8], ContainerKind)])
  func kinds(bytes: [UInt8], kind: ContainerKind) {
    #expect(ContainerKind(of: bytes) == kind)
  }
}
