import PegbarLottie
import Testing

@Suite struct MarkerTests {
  private func marker(_ comment: String) throws -> Marker {
    let (document, log) = try read(
      layers: "", rest: #""markers": [{"tm": 10.5, "cm": \#(comment), "dr": 5}]"#)
    #expect(log.ids.isEmpty)
    return try #require(document.markers.first)
  }

  @Test("a marker has a time and a duration in frames")
  func times() throws {
    let marker = try marker(#""intro""#)
    #expect(marker.time == 10.5)
    #expect(marker.duration == 5)
  }

  @Test(
    "the name is the comment or part of it",
    arguments: [
      (#""intro""#, "intro"), (#""intro\r""#, "intro"), ("7", "7"), (#""""#, ""),
      (#""{\"name\":\"intro\"}""#, "intro"), (#""name:intro""#, "intro"),
      (#""\"name\":\"intro\"\r\"n\":1""#, "intro"), (#""time: 5""#, "time: 5"),
      (#""{broken""#, "{broken"), (#""{\"b\":1,\"name\":\"intro\",\"a\":\"x\"}""#, "intro"),
      (#""b:1\nname:intro\na:x""#, "intro"),
    ])
  func names(comment: String, name: String) throws {
    #expect(try marker(comment).name == name)
  }
}
