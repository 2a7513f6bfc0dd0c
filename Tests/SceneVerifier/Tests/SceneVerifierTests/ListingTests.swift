import SceneVerifier
import Testing

@Suite struct ListingTests {
  @Test func layersMomentsAndChangesAreRead() throws {
    let listing = try Listing(
      Array(
        """
        duration 2.5
        layer -1 layer a b\\n\\\\c
        layer 0 mask m
        string 0 Hello \\n you
        time 0
        0 o 1
        1 p 1 0 3 4
        time 1e-4
        0 o 0.5
        end
        0 o 0.25

        """.utf8))
    #expect(listing.duration == 2.5)
    #expect(listing.layers.map(\.name) == ["a b\n\\c", "m"])
    #expect(listing.layers.map(\.isMask) == [false, true])
    #expect(listing.layers.map(\.parent) == [-1, 0])
    #expect(listing.layers[0].string == "Hello \n you")
    #expect(listing.moments.map(\.time) == [0, 1e-4])
    #expect(listing.moments[0].changes.map(\.part) == [.opacity, .path])
    #expect(listing.moments[0].changes[1].numbers == [1, 0, 3, 4])
    #expect(listing.end?.time == 2.5)
    #expect(listing.end?.changes.map(\.numbers) == [[0.25]])
    #expect(!listing.isCut)
  }

  @Test(arguments: [
    "nonsense", "time", "0 o 1", "layer -1 layer a\ntime 0\n0 o one", "end\ntime 0", "end\nend",
  ])
  func whatIsNoListingIsRefused(_ text: String) {
    #expect(throws: Listing.Malformed.self) { try Listing(Array(text.utf8)) }
  }
}
