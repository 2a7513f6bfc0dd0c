import Pegbar
import PegbarTestSupport
import Testing

/// The names of generated types and files.
@Suite struct TypeNameTests {
  private static func name(_ file: String, _ animation: String? = nil, prefix: String = "")
    -> String?
  {
    var options = ConversionOptions()
    options.typePrefix = prefix
    return SwiftExporter().typeName(
      of: SourceName(file: file, animation: animation), options: options)
  }

  @Test(
    "a type has the name of the file",
    arguments: [
      ("arrow-left.json", nil, "ArrowLeftLayer"), ("icon.v2.json", nil, "IconV2Layer"),
      ("logo.scene.json", nil, "LogoLayer"), ("layer.tgs", nil, "Layer"),
      ("Photo Layer.lot", nil, "PhotoLayer"), ("pack.lottie", "night", "PackNightLayer"),
      ("pack.lottie", "../x", "PackXLayer"), ("class.json", nil, "ClassLayer"),
      ("日本.json", nil, "日本Layer"), ("🙂.json", nil, "SceneLayer"), ("1.json", nil, "Scene1Layer"),
      (".json", nil, "JsonLayer"), ("noending", nil, "NoendingLayer"),
    ])
  func file(_ file: String, _ animation: String?, _ name: String) {
    #expect(Self.name(file, animation) == name)
  }

  @Test(
    "a prefix precedes the name as a separate word",
    arguments: [
      ("arrow-left.json", "App", "AppArrowLeftLayer"), ("walk.json", "App", "AppWalkLayer"),
      ("walk.json", "app", "AppWalkLayer"), ("1.json", "App", "App1Layer"),
      ("layer.tgs", "App", "AppLayer"), ("Walk.json", "X", "XWalkLayer"),
    ])
  func prefix(_ file: String, _ prefix: String, _ name: String) {
    #expect(Self.name(file, prefix: prefix) == name)
  }

  @Test("names that differ only after many characters remain distinct")
  func long() {
    let stem = String(repeating: "abcdefgh-", count: 8)
    let names = ["one", "two"].map {
      Self.name("\(stem)\($0).json")
    }
    #expect(names[0] != names[1])
    #expect(names[0]?.hasSuffix("OneLayer") == true)
  }

  @Test(
    "a stream has the name of its composition, unless After Effects generated it",
    arguments: [
      ("Checkmark", "CheckmarkLayer"), ("Comp 1", "SceneLayer"), ("Composition 12", "SceneLayer"),
      ("Pre-comp 3", "SceneLayer"), ("コンポ 1", "SceneLayer"), ("", "SceneLayer"),
      ("Comp Lab", "CompLabLayer"), ("Comp", "SceneLayer"), ("2024", "Scene2024Layer"),
    ])
  func stream(_ composition: String, _ name: String) throws {
    let json = String(decoding: Lottie.animation(layers: Lottie.shapeLayer()), as: UTF8.self)
      .replacing("\"nm\": \"Test\"", with: "\"nm\": \"\(composition)\"")
    #expect(try Pegbar.convert(Array(json.utf8)).typeName == name)
    let named = try Pegbar.convert(
      Array(json.utf8), options: ConversionOptions(sourceName: "a-b.json"))
    #expect(named.typeName == "ABLayer")
  }

  @Test("an ID does not lead to another folder")
  func fileStem() {
    let name = SourceName(file: "pack.lottie", animation: "../../etc/a\nb")
    #expect(name.fileStem == "pack-.._.._etc_a_b")
  }

  @Test("lists the animations of the manifest first, then the others in the archive")
  func animations() throws {
    let scene = String(decoding: Lottie.animation(), as: UTF8.self)
    let manifest = #"{"initial": {"animation": "b"}, "animations": [{"id": "a"}, {"id": "gone"}]}"#
    let archive = Archives.zip([
      ("manifest.json", manifest), ("a/a.json", scene), ("a/c.json", scene), ("a/b.json", scene),
    ])
    #expect(try Pegbar.animations(in: archive) == ["b", "a", "c"])
    #expect(try Pegbar.animations(in: Lottie.animation()) == nil)
    #expect(throws: ConversionError.self) { try Pegbar.animations(in: Array("PK\u{3}\u{4}x".utf8)) }
    let options = ConversionOptions(sourceName: "pack.lottie", animation: "c")
    #expect(try Pegbar.convert(archive, options: options).typeName == "PackCLayer")
    let single = Archives.zip([("a/only.json", scene)])
    let alone = try Pegbar.convert(single, options: ConversionOptions(sourceName: "pack.lottie"))
    #expect(alone.typeName == "PackLayer")
  }
}
