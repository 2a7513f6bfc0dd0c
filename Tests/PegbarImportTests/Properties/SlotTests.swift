import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of slots.
@Suite struct SlotTests {
  @Test("a slot replaces the value and becomes a parameter in scene units")
  func number() throws {
    let result = try imported(
      layers: solid(ks: #""o": {"k": 50, "sid": "fade"}"#),
      rest: #""slots": {"fade": {"p": {"k": 25}}}"#)
    #expect(try result.layer().opacity == .constant(0.25))
    #expect(
      result.scene.parameters
        == [Parameter(name: "fade", value: .number(0.25), targets: ["$.layers[0].ks.o"])])
    #expect(result.ids == [])
  }

  @Test("the followers determine the type of a slot: a vector of small numbers is not a color")
  func point() throws {
    let result = try imported(
      layers: solid(ks: #""p": {"k": [5, 5, 0], "sid": "place"}"#),
      rest: #""slots": {"place": {"p": {"k": [1, 0, 0]}}}"#)
    #expect(try result.layer().transform.position == .constant(Point(x: 1, y: 0)))
    #expect(result.scene.parameters.map(\.value) == [.point(Point(x: 1, y: 0))])
  }

  @Test("a color with several followers is one parameter")
  func color() throws {
    let paint = #""c": {"k": [0, 0, 0, 1], "sid": "ink"}"#
    let result = imported(
      try document(
        [shapeLayer([rectangle("R"), item("fl", "F", paint), item("st", "S", paint)])],
        rest: #""slots": {"ink": {"p": {"k": [1, 0.5, 0, 1]}}}"#))
    let parameter = try #require(result.scene.parameters.first)
    #expect(parameter.value == .color(Color(red: 1, green: 0.5, blue: 0)))
    #expect(parameter.targets.count == 2)
  }

  @Test("a slot of an outline is reported and becomes no parameter")
  func outline() throws {
    let square =
      #"{"c": true, "v": [[0, 0], [9, 9]], "i": [[0, 0], [0, 0]], "o": [[0, 0], [0, 0]]}"#
    let result = imported(
      try document(
        [shapeLayer([item("sh", "P", #""ks": {"k": \#(square), "sid": "outline"}"#)])],
        rest: #""slots": {"outline": {"p": {"k": \#(square)}}}"#))
    #expect(result.scene.parameters == [])
    #expect(result.ids == ["ref/fixed-slot"])
  }

  @Test("a slot without followers is no parameter")
  func unused() throws {
    let result = try imported(layers: solid(), rest: #""slots": {"fade": {"p": {"k": 25}}}"#)
    #expect(result.scene.parameters == [])
  }

  @Test("reports a slot of another type and keeps the value of the property")
  func wrongType() throws {
    let result = try imported(
      layers: solid(ks: #""o": {"k": 50, "sid": "ink"}"#),
      rest: #""slots": {"ink": {"p": {"k": [1, 0.5, 0, 1]}}}"#)
    #expect(try result.layer().opacity == .constant(0.5))
    #expect(result.ids == ["ref/missing-slot"])
    #expect(result.scene.parameters == [])
  }

  @Test("a slot can contain the image of an asset")
  func picture() throws {
    let result = try imported(
      layers: layer(2, #""refId": "i""#), assets: [#"{"id": "i", "w": 1, "h": 1, "sid": "pic"}"#],
      rest: #""slots": {"pic": {"p": {"w": 30, "h": 20, "p": "b.png"}}}"#)
    #expect(
      result.scene.images == [
        ImageAsset(id: "i", size: Size(width: 30, height: 20), data: .external(path: "b.png"))
      ])
    #expect(result.ids == [])
  }

  @Test("an asset with an undefined slot keeps its own image")
  func missingPicture() throws {
    let result = try imported(
      layers: layer(2, #""refId": "i""#),
      assets: [#"{"id": "i", "w": 1, "h": 1, "p": "a.png", "sid": "pic"}"#])
    #expect(result.scene.images.map(\.data) == [.external(path: "a.png")])
    #expect(result.ids == ["ref/missing-slot"])
  }
}
