import PegbarLottie
import Testing

@Suite struct AssetTests {
  private func assets(_ json: String) throws -> (assets: [Asset], ids: [String]) {
    let (document, log) = try read(layers: "", rest: #""assets": [\#(json)]"#)
    return (document.assets, log.ids)
  }

  @Test("an image is embedded if its address is a data URL, regardless of e")
  func image() throws {
    let (assets, ids) = try assets(
      #"""
      {"id": "a", "w": 1, "h": 2, "u": "images/", "p": "a.png", "e": 1},
      {"id": "b", "w": 1, "h": 2, "u": "", "p": "data:image/png;base64,AA", "e": 0}
      """#)
    guard case .image(let linked) = assets[0].kind, case .image(let embedded) = assets[1].kind
    else { throw UnexpectedKind(found: "\(assets)") }
    #expect(!linked.file.isEmbedded)
    #expect(linked.file.directory == "images/")
    #expect(linked.file.file == "a.png")
    #expect(linked.width == 1)
    #expect(linked.height == 2)
    #expect(embedded.file.isEmbedded)
    #expect(ids.isEmpty)
  }

  @Test("a composition has layers, and their breadcrumb has its name")
  func precomp() throws {
    let (document, _) = try read(
      layers: "",
      rest: #""assets": [{"id": "c", "nm": "Arm", "fr": 25, "layers": [{"ty": 3, "nm": "Hand"}]}]"#)
    guard case .precomp(let layers, let frameRate) = document.asset("c")?.kind,
      let layer = layers.first
    else { throw UnexpectedKind(found: "\(document.assets)") }
    #expect(frameRate == 25)
    #expect(document.breadcrumb(of: layer.source) == ["Arm", "Hand"])
  }

  @Test("distinguishes audio and data from images")
  func others() throws {
    let (assets, _) = try assets(
      #"""
      {"id": "a", "p": "a.mp3", "e": 0}, {"id": "b", "p": "data:audio/mpeg;base64,AA"},
      {"id": "c", "p": "data.json", "t": 3}, {"id": "d", "p": "a_%d.png", "t": "seq", "w": 1, "h": 1}
      """#)
    guard case .audio = assets[0].kind, case .audio = assets[1].kind, case .data = assets[2].kind,
      case .image = assets[3].kind
    else { throw UnexpectedKind(found: "\(assets)") }
  }

  @Test("the first of two assets with one ID is used, with a finding")
  func duplicate() throws {
    let (assets, ids) = try assets(#"{"id": "a", "layers": []}, {"id": "a", "p": "x.png"}"#)
    #expect(assets.count == 1)
    #expect(ids == ["ref/duplicate-asset-id"])
  }

  @Test("drops an asset without an ID and keeps one of an unknown kind, and reports both")
  func broken() throws {
    let (assets, ids) = try assets(#"{"layers": []}, {"id": "a"}"#)
    #expect(assets.map(\.kind) == [.unknown])
    #expect(ids == ["ref/asset-without-id", "ref/unknown-asset-kind"])
  }
}
