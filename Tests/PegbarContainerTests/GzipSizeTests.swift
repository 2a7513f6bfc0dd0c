import PegbarContainer
import Testing

@Suite struct GzipSizeTests {
  @Test("what repeats takes little, and nothing takes a header and a trailer")
  func size() throws {
    let bytes = (0..<102_400).map { UInt8(truncatingIfNeeded: $0) }
    let size = try #require(GzipSize.of(bytes))
    // zlib makes 739 bytes of it; other makes of zlib come near.
    #expect((500...1200).contains(size))
    #expect(GzipSize.of([]) == 20)
  }
}
