import Foundation
import Pegbar
import Testing

/// Files whose types can have the same name, as determined by the plugin.
@Suite struct AnimationFileTests {
  private static let folder = URL(fileURLWithPath: "/app/Sources/App")

  private static func file(_ path: String) -> AnimationFile {
    AnimationFile(folder.appendingPathComponent(path), below: folder)
  }

  private static func typeName(of source: SourceName, prefix: String = "") -> String {
    var options = ConversionOptions()
    options.typePrefix = prefix
    return SwiftExporter().typeName(of: source, options: options) ?? ""
  }

  /// Names with small differences, or differences in characters that the command ignores.
  private static let names: [String] = {
    let stems = [
      "arrow", "Arrow", "arrow-left", "arrowLeft", "ArrowLEFT", "arrow_Left-layer", "arrow layer",
      "layer", "Layer-Layer", "scene", "scene layer", "1", "2", "1-2", "12", "scene1", "icon",
      "icon²", "icon³", "icon①", "iconⒶ", "iconⅧ", "iconⁿ", "iconℂ", "icon♥︎", "icon♥️", "アイコン",
      "アイコン１", "アイコン２", "アイコン3", "が", "か\u{3099}", "شعار", "شعار١", "شعار٢", "é", "e\u{301}",
      "\u{301}e", "straße", "strasse", "STRASSE", "ǆ", "ǅ", "ŉa", "ʼNa", "ﬁn", "fin", "ᅠicon",
      "icon\u{3164}", "icon\u{200D}", "क्षत्रिय", "한글", "한-글", "İ", "i\u{307}", "ı", "I", "Ω",
      "Ω", "K", "K", "shape", "", "_", "-", "a.b", "a.scene",
    ]
    let long = String(repeating: "onboarding-step-", count: 7)
    let marks = String(repeating: "\u{301}", count: 99)
    return stems + ["\(long)1", "\(long)2", "\(long)x", "x\(marks)", "x\(marks)y"]
  }()

  @Test("files with the same type name have the same key", arguments: ["", "App"])
  func keys(_ prefix: String) {
    var keys: [String: Set<String>] = [:]
    for name in Self.names {
      for ending in [".json", ".scene.json", ".lottie"] {
        let source = SourceName(file: name + ending)
        let type = Self.typeName(of: source, prefix: prefix)
        let folder = "/app/"
        let url = URL(fileURLWithPath: folder + name + ending)
        let file = AnimationFile(url, below: URL(fileURLWithPath: folder))
        keys[type, default: []].insert(file.key)
      }
    }
    #expect(keys.filter { $0.value.count > 1 } == [:])
    #expect(keys.count > 30)
  }

  @Test("other names have other keys")
  func differences() {
    let keys = ["arrow", "arrow-left", "icon1", "icon2", "アイコン", "شعار"].map {
      Self.file("\($0).json").key
    }
    #expect(Set(keys).count == keys.count)
    #expect(Self.file("icon１.json").key == Self.file("icon２.json").key)
    #expect(Self.file("Arrow Left Layer.json").key == "arrowleft")
  }

  @Test("folders extend names as in the command")
  func longer() {
    for path in ["light/toggle.json", "a/b c/toggle-layer.json", "x/１.json"] {
      let file = Self.file(path)
      let folders = path.split(separator: "/").dropLast()
      for (count, key) in zip(1..., file.longerKeys.reversed()) {
        var name = SourceName(file: Self.file(path).url.lastPathComponent)
        name.qualifier = folders.suffix(count).joined(separator: " ")
        let type = Self.typeName(of: name)
        #expect(Self.file("\(type).json").key == key, "\(path)")
      }
      #expect(file.longerKeys.count == folders.count)
    }
  }

  @Test("a file elsewhere has its full path and a unique number")
  func elsewhere() {
    let files = ["/one/a.json", "/two/a.json"].map {
      AnimationFile(URL(fileURLWithPath: $0), below: Self.folder)
    }
    #expect(files.map(\.path) == ["/one/a.json", "/two/a.json"])
    #expect(files[0].number != files[1].number)
    #expect(OutputNames.names(for: files) == ["one-a.json.swift", "two-a.json.swift"])
    #expect(NameClashes(files).others(besides: 0).map(\.path) == ["/two/a.json"])
  }

  @Test("finds the deepest folder that contains all files")
  func around() {
    func folder(_ paths: String...) -> String {
      AnimationFile.folder(around: paths.map { URL(fileURLWithPath: $0) }).path
    }
    #expect(folder("/a/b/x.json", "/a/b/c/y.json") == "/a/b")
    #expect(folder("/a/b/x.json", "/a/bc/y.json") == "/a")
    #expect(folder("/a/x.json", "/b/y.json") == "/")
    #expect(folder() == "/")
  }
}
