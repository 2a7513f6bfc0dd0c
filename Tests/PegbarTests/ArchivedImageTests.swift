import PegbarScene
import Pegbar
import PegbarTestSupport
import Testing

@Suite struct ArchivedImageTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2]

  /// Returns an archive with an animation that uses the image `folder` + `file`.
  private func archive(
    _ folder: String, _ file: String, _ entries: [(name: String, content: [UInt8])]
  ) -> [UInt8] {
    let animation = """
      {"v":"5.12.1","fr":30,"ip":0,"op":60,"w":9,"h":9,
       "assets":[{"id":"a","u":"\(folder)","p":"\(file)","w":4,"h":4,"e":0}],
       "layers":[{"ty":2,"refId":"a","ip":0,"op":60,"st":0,"ks":{}}]}
      """
    let manifest = #"{"animations":[{"id":"one"}]}"#
    return Archives.zip(
      files: [
        ("manifest.json", Array(manifest.utf8)), ("animations/one.json", Array(animation.utf8)),
      ]
        + entries)
  }

  @Test(
    "embeds an image of the archive, regardless of its location in the animation",
    arguments: [
      ("/images/", "a.png", "images/a.png"), ("images/", "a.png", "images/a.png"),
      ("", "a.png", "i/a.png"), ("", "./pics/a.png", "pics/a.png"),
      ("/images/", "a.png", "i/a.png"),
    ])
  func embedded(_ folder: String, _ file: String, _ entry: String) throws {
    let junk: [(String, [UInt8])] = [("__MACOSX/images/._a.png", [0])]
    let conversion = try Pegbar.convert(
      archive(folder, file, junk + [(entry, Self.png)]))
    let data = ImageAsset.Data.embedded(mediaType: "image/png", base64: "iVBORwEC")
    #expect(conversion.scene.images.map(\.data) == [data])
    #expect(conversion.normalized.images.map(\.data) == [data])
    #expect(conversion.findings.isEmpty, "\(conversion.findings)")
  }

  @Test(
    "detects the media type from the bytes instead of the name",
    arguments: [
      (Array("RIFF....WEBPVP8 ".utf8), "image/webp"), ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"),
      (Array("GIF89a".utf8), "image/gif"), (Array("<?xml?><svg/>".utf8), "image/svg+xml"),
    ] as [([UInt8], String)])
  func mediaTypes(_ bytes: [UInt8], _ type: String) throws {
    let scene = try Pegbar.scene(from: archive("", "a.png", [("i/a.png", bytes)]))
    guard case .embedded(let found, _) = try #require(scene.images.first).data else {
      Issue.record("\(scene.images)")
      return
    }
    #expect(found == type)
  }

  @Test("drops and reports images that are invalid or damaged")
  func damaged() throws {
    let none = try Pegbar.convert(archive("", "a.png", [("i/a.png", Array("hello".utf8))]))
    #expect(none.findings.map(\.kind.id) == ["asset/damaged-image"])
    var bytes = archive("", "a.png", [("i/a.png", Self.png)])
    bytes[try #require(bytes.firstRange(of: Self.png)).lowerBound + 4] ^= 1
    let damaged = try Pegbar.convert(bytes)
    #expect(damaged.findings.map(\.kind.id) == ["asset/damaged-image"])
    #expect(damaged.findings[0].message.contains("i/a.png"))
    #expect(damaged.scene.images.map(\.data) == [.embedded(mediaType: "image/png", base64: "")])
  }

  @Test("an image missing in the archive remains a reference")
  func missing() throws {
    let scene = try Pegbar.scene(from: archive("images/", "a.png", []))
    #expect(scene.images.map(\.data) == [.external(path: "images/a.png")])
  }

  @Test("an image used by many assets counts for each of them, up to a limit")
  func namedOften() throws {
    let count = 70
    let assets = (0..<count).map { #"{"id":"\#($0)","u":"","p":"a.png","w":4,"h":4,"e":0}"# }
    let layers = (0..<count).map {
      #"{"ty":2,"refId":"\#($0)","ip":0,"op":60,"st":0,"ks":{}}"#
    }
    let animation = """
      {"v":"5.12.1","fr":30,"ip":0,"op":60,"w":9,"h":9,
       "assets":[\(assets.joined(separator: ","))],"layers":[\(layers.joined(separator: ","))]}
      """
    let large = Self.png + Array(repeating: 0, count: (1 << 14) - Self.png.count)
    let archive = Archives.zip(files: [
      ("manifest.json", Array(#"{"animations":[{"id":"one"}]}"#.utf8)),
      ("animations/one.json", Array(animation.utf8)), ("i/a.png", large),
    ])
    var options = ConversionOptions()
    options.limits.imageSize = 1 << 20
    let conversion = try Pegbar.convert(archive, options: options)
    #expect(conversion.scene.images.count == count)
    // 1 MiB is 64 images of 16 KiB.
    #expect(conversion.findings.map(\.kind.id) == Array(repeating: "asset/damaged-image", count: 6))
  }
}
