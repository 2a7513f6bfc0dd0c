import PegbarExport
import PegbarGeometry
import PegbarScene
import PegbarSwift
import Testing

@Suite struct ImageNamesTests {
  private static func names(_ images: [(String, ImageAsset.Data)]) -> [String] {
    let assets = images.map { ImageAsset(id: $0.0, size: Size(width: 1, height: 1), data: $0.1) }
    let names = ImageNames(assets, typeName: "LogoLayer")
    return assets.map { names.name(of: $0.id) }
  }

  private static func embedded(_ type: String = "image/png") -> ImageAsset.Data {
    .embedded(mediaType: type, base64: "AA==")
  }

  @Test(
    "no ID leaves the folder, hides the file or makes it code",
    arguments: [
      ("../../etc/passwd", "image/png", "Logo-image.._.._etc_passwd.png"),
      ("", "image/png", "Logo-image.png"),
      (".profile", "image/jpeg", "Logo-image.profile.jpg"),
      ("a\nb\u{2028}c", "image/png", "Logo-a_b_c.png"),
      ("Logo", "text/swift", "Logo-Logo.png"), ("Logo", "image/SVG+xml", "Logo-Logo.svg"),
      ("日本", "image/webp", "Logo-__.webp"),
    ])
  func hostile(_ id: String, _ type: String, _ expected: String) {
    #expect(Self.names([(id, Self.embedded(type))]) == [expected])
  }

  @Test("no two images share a file, regardless of case")
  func unique() {
    #expect(
      Self.names([("a/b", Self.embedded()), ("a_b", Self.embedded()), ("A_B", Self.embedded())])
        == ["Logo-a_b.png", "Logo-a_b-2.png", "Logo-A_B-3.png"])
  }

  @Test("truncates long IDs, and external files keep their names without folders")
  func names() {
    #expect(Self.names([(String(repeating: "x", count: 9999), Self.embedded())])[0].count == 69)
    #expect(
      Self.names([
        ("i1", .external(path: "images/img 0@2x.png")), ("i2", .external(path: "..\\x\\y.tar.gz")),
        ("i3", .external(path: "")),
      ]) == ["img 0@2x.png", "y.tar.gz", "i3"])
  }
}
