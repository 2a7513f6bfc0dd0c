import PegbarContainer
import PegbarTestSupport
import Testing

/// The directory of an archive.
@Suite struct PackedSizeTests {
  @Test("distinguishes the compressed size from the size")
  func packed() throws {
    var archive = Archives.zip([
      ("a/cube.json", "{}"), ("i/sun.png", "moon.png"),
      ("manifest.json", #"{"animations":[{"id":"cube"}]}"#),
    ])
    let name = Array("i/sun.png".utf8)
    let place = try #require(archive.indices.last { archive[$0...].starts(with: name) }) - 46
    archive[place + 20] = 5
    let contents = try Container(archive).animation { _ in ["cube"] }.contents
    let sun = try #require(contents?.entries[1])
    #expect((sun.size, sun.packedSize) == (8, 5))
  }
}
