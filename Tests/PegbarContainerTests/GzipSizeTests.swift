import PegbarContainer
import PegbarTestSupport
import Testing

@Suite struct GzipSizeTests {
  @Test("repeated content compresses well, and empty content has a header and a trailer")
  func size() throws {
    let bytes = (0..<102_400).map { UInt8(truncatingIfNeeded: $0) }
    let size = try #require(GzipSize.of(bytes))
    // zlib produces 739 bytes, and other builds of zlib produce similar sizes.
    #expect((500...1200).contains(size))
    #expect(GzipSize.of([]) == 20)
  }

  @Test("counts incompressible content in full, beyond one compression block")
  func long() throws {
    var state: UInt64 = 1
    let bytes = (0..<300_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    let size = try #require(GzipSize.of(bytes))
    #expect((300_000...301_000).contains(size))
  }

  @Test("stops compressing if the work is canceled")
  func cancelled() async {
    let bytes = [UInt8](repeating: 7, count: 1 << 20)
    #expect(await CancelledWork.result { GzipSize.of(bytes) } == nil)
  }
}
