import Pegbar
import PegbarDevelopment
import PegbarTestSupport
import Testing

@Suite struct LayerListingTests {
  @Test("the layers of a sample are listed with their values at some times and at the end")
  func sample() throws {
    let bytes = try Repository.bytes("Samples/parenting/arm-and-hand.json")
    let text = String(decoding: try Pegbar.convert(bytes).layerListing, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.first == "duration 2")
    #expect(lines.contains { $0.hasPrefix("layer -1 layer ") })
    #expect(lines.contains("time 0") && lines.contains("end") && !lines.contains("cut"))
  }

  @Test("a listing needs no larger stack than secondary threads have")
  func stack() throws {
    let bytes = try Repository.bytes("Samples/precomp/offset-and-stretch.json")
    let listing = try SmallStack.run { try Pegbar.convert(bytes).layerListing }
    #expect(!listing.value.isEmpty)
  }
}
