import Pegbar
import PegbarDevelopment
import PegbarTestSupport
import Testing

@Suite struct LayerListingTests {
  @Test("lists the layers of a sample with their values at several times and at the end")
  func sample() throws {
    let bytes = try Repository.bytes("Samples/parenting/arm-and-hand.json")
    let text = String(decoding: try Pegbar.convert(bytes).layerListing, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.first == "duration 2")
    #expect(lines.contains { $0.hasPrefix("layer -1 layer ") })
    #expect(lines.contains("time 0") && lines.contains("end") && !lines.contains("cut"))
  }

  @Test("a listing fits on the stack of a secondary thread")
  func stack() throws {
    let bytes = try Repository.bytes("Samples/precomp/offset-and-stretch.json")
    let listing = try SmallStack.run { try Pegbar.convert(bytes).layerListing }
    #expect(!listing.value.isEmpty)
  }
}
