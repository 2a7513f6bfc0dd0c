import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of images.
@Suite struct ImageTests {
  private func image(_ members: String) throws -> (image: ImageAsset, ids: [String]) {
    let result = try imported(
      layers: layer(2, #""refId": "i""#), assets: [#"{"id": "i", \#(members)}"#])
    return (try #require(result.scene.images.first), result.ids)
  }

  @Test("an image layer displays the image at its own size")
  func use() throws {
    let result = try imported(
      layers: layer(2, #""refId": "i""#), assets: [#"{"id": "i", "w": 30, "h": 20, "p": "a.png"}"#])
    #expect(
      try result.layer().content == .image(ImageUse(image: "i", size: Size(width: 30, height: 20))))
  }

  @Test("an external image keeps its folder")
  func external() throws {
    let (image, ids) = try image(#""w": 1, "h": 1, "u": "images/", "p": "a.png", "e": 1"#)
    #expect(image.data == .external(path: "images/a.png"))
    #expect(ids == [])
  }

  @Test("an embedded image keeps its data regardless of the flag")
  func embedded() throws {
    let (image, ids) = try image(#""w": 1, "h": 1, "p": "data:image/jpeg;base64,/9j/4AAQ""#)
    #expect(image.data == .embedded(mediaType: "image/jpeg", base64: "/9j/4AAQ"))
    #expect(ids == [])
  }

  @Test("encodes an image written as text in Base64")
  func text() throws {
    let (image, ids) = try image(#""p": "data:image/svg+xml;utf8,%3Csvg/>""#)
    #expect(image.data == .embedded(mediaType: "image/svg+xml", base64: "PHN2Zy8+"))
    #expect(ids == [])
  }

  @Test("detects the type of an embedded image from its bytes instead of its label")
  func wrongLabel() throws {
    let (image, ids) = try image(#""w": 1, "h": 1, "p": "data:image/png;base64,/9j/4AAQ""#)
    #expect(image.data == .embedded(mediaType: "image/jpeg", base64: "/9j/4AAQ"))
    #expect(ids == [])
  }

  @Test(
    "keeps and reports unrecognized image bytes under their label",
    arguments: ["QUJD", "/InvalidImageBits"])
  func unknownBytes(_ base64: String) throws {
    let (image, ids) = try image(#""w": 1, "h": 1, "p": "data:image/png;base64,\#(base64)""#)
    #expect(image.data == .embedded(mediaType: "image/png", base64: base64))
    #expect(ids == ["asset/damaged-image"])
  }

  @Test(
    "drops unreadable content",
    arguments: [
      "data:image/png;base64,", "data:image/png;base64", "data:", "data:image/png;base64,%%%%",
      "data:image/svg+xml;utf8,",
    ])
  func damaged(_ address: String) throws {
    let (image, ids) = try image(#""w": 1, "h": 1, "p": "\#(address)""#)
    guard case .embedded(_, let base64) = image.data else { throw Unexpected() }
    #expect(base64 == "")
    #expect(ids == ["asset/damaged-image"])
  }

  @Test("an image without a size has the size of the animation")
  func noSize() throws {
    #expect(try image(#""p": "a.png""#).image.size == Size(width: 100, height: 100))
  }

  @Test("drops images that no layer uses")
  func unused() throws {
    let result = try imported(
      layers: solid(), assets: [#"{"id": "i", "w": 1, "h": 1, "p": "a.png"}"#])
    #expect(result.scene.images == [])
  }

  @Test("an image layer without an image is empty", arguments: [#""refId": "x""#, #""mb": false"#])
  func missing(_ members: String) throws {
    let result = try imported(layers: layer(2, members))
    #expect(try result.layer().content == .empty)
    #expect(result.ids == ["ref/missing-asset"])
  }
}
