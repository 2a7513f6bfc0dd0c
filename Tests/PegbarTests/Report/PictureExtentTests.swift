import Pegbar
import PegbarTestSupport
import Testing

@testable import PegbarDiagnostics

/// The extents of layers with dropped content.
@Suite struct PictureExtentTests {
  /// Returns the extents in an animation of 100 × 100 points and 48 frames.
  private static func extents(_ layers: String..., assets: String = "") throws -> [PictureExtent] {
    let text = """
      {"v":"5.7.0","fr":24,"ip":0,"op":48,"w":100,"h":100,"assets":[\(assets)],
       "layers":[\(layers.joined(separator: ","))]}
      """
    let report = Report(file: "a.json", try Pegbar.convert(Array(text.utf8)))
    return report.findings.compactMap { report.extents[$0] }
  }

  /// Returns a solid with an unknown effect.
  private static func solid(
    _ width: Int, _ height: Int, at place: String = "0,0,0", frames: (Int, Int) = (0, 48),
    more: String = #","ef":[{"ty":5,"mn":"Nobody knows","nm":"X","en":1,"ef":[]}]"#
  ) -> String {
    """
    {"ty":1,"nm":"S","sw":\(width),"sh":\(height),"sc":"#ff0000","ip":\(frames.0),"op":\(frames.1),
     "st":0,"ks":{"p":{"a":0,"k":[\(place)]}}\(more)}
    """
  }

  @Test("a layer has its part of the canvas, and of the frames in which it is visible")
  func solid() throws {
    #expect(try Self.extents(Self.solid(50, 100)) == [PictureExtent(area: 0.5, time: 1)])
    #expect(
      try Self.extents(Self.solid(50, 50, frames: (0, 12))) == [
        PictureExtent(area: 0.25, time: 0.25)
      ])
  }

  @Test("ignores the area outside the canvas")
  func outside() throws {
    #expect(
      try Self.extents(Self.solid(100, 100, at: "75,0,0")) == [PictureExtent(area: 0.25, time: 1)])
    #expect(
      try Self.extents(Self.solid(10, 10, at: "200,0,0")) == [PictureExtent(area: 0, time: 0)])
  }

  @Test("uses the largest part of an animated layer, and counts each point once")
  func moving() throws {
    let moves = """
      ,"ef":[{"ty":5,"mn":"Nobody knows","nm":"X","en":1,"ef":[]}],"ks":{"p":{"a":1,"k":[
        {"t":0,"s":[100,0,0],"h":1},{"t":24,"s":[50,0,0],"h":1}]}}
      """
    let layer = """
      {"ty":1,"nm":"S","sw":100,"sh":100,"sc":"#ff0000","ip":0,"op":48,"st":0\(moves)}
      """
    #expect(try Self.extents(layer) == [PictureExtent(area: 0.5, time: 0.5, worstFrame: 24)])
    let shapes = """
      {"ty":4,"nm":"S","ip":0,"op":48,"st":0,"ks":{},"shapes":[
        {"ty":"gr","it":[{"ty":"rc","p":{"k":[25,50]},"s":{"k":[50,100]},"r":{"k":0}},
          {"ty":"rc","p":{"k":[25,50]},"s":{"k":[50,100]},"r":{"k":0}},
          {"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}},{"ty":"tr"}]},
        {"ty":"tw"}]}
      """
    #expect(try Self.extents(shapes).first == PictureExtent(area: 0.5, time: 1))
  }

  @Test("an area smaller than a grid cell is not zero")
  func small() throws {
    let extent = try #require(try Self.extents(Self.solid(1, 1, at: "50.2,50.2,0")).first)
    #expect(abs(extent.area - 0.0001) < 1e-12)
  }

  @Test("a precomposition has the extent of its layers, clipped to its size")
  func precomposition() throws {
    let asset = #"{"id":"c","layers":[\#(Self.solid(100, 100, more: ""))]}"#
    let layer = """
      {"ty":0,"nm":"C","refId":"c","w":100,"h":25,"ip":0,"op":48,"st":0,"ks":{},
       "ef":[{"ty":5,"mn":"Nobody knows","nm":"X","en":1,"ef":[]}]}
      """
    #expect(try Self.extents(layer, assets: asset) == [PictureExtent(area: 0.25, time: 1)])
  }

  @Test("a matte extends only to the area that it reveals or hides")
  func matte() throws {
    let matted = Self.solid(50, 100, more: #","tt":1,"ind":2"#)
    #expect(
      try Self.extents(Self.solid(100, 100).replacing(#""ty":1"#, with: #""td":1,"ty":1"#), matted)
        == [PictureExtent(area: 0.5, time: 1)])
  }

  @Test("the extent of text in an unknown font is estimated")
  func text() throws {
    let text = """
      {"ty":5,"nm":"T","ip":0,"op":48,"st":0,"ks":{},"t":{"d":{"k":[{"t":0,"s":{
        "t":"Hello","f":"Nobody","s":20,"fc":[0,0,0],"lh":24}}]}},
       "ef":[{"ty":5,"mn":"Nobody knows","nm":"X","en":1,"ef":[]}]}
      """
    let report = Report(
      file: "a.json",
      try Pegbar.convert(
        Array(#"{"v":"5.7.0","fr":24,"ip":0,"op":48,"w":100,"h":100,"layers":[\#(text)]}"#.utf8)))
    #expect(report.findings.contains { $0.kind.id == "effect/other" })
    // Five letters of 12 by 24 points, of which the lower fifth is on the canvas.
    let areas = report.extents.values.map(\.area)
    #expect(!areas.isEmpty && areas.allSatisfy { $0 > 0 && $0 < 0.15 })
  }

  @Test("measures extents only on request")
  func unwanted() throws {
    let bytes = try Repository.bytes("Samples/losses/what-does-not-survive.json")
    let conversion = try Pegbar.convert(bytes)
    #expect(Report(file: "a.json", conversion, measuresExtents: false).extents.isEmpty)
    #expect(Report(file: "a.json", conversion).extents.count == 2)
  }

  @Test("draws nothing without a loss, and layers without a picture have no extent")
  func nothing() throws {
    #expect(try Self.extents(Self.solid(50, 50, more: "")) == [])
    #expect(
      try Self.extents(
        #"{"ty":6,"nm":"Sound","refId":"a","ip":0,"op":48,"st":0}"#, Self.solid(50, 50, more: ""))
        == [])
  }
}
