import Foundation
import PegbarTestSupport
import Testing

/// Tests of folders and lists as input.
@Suite struct FolderInputTests {
  private let scratch: Scratch
  private static let square = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))

  init() throws { scratch = try Scratch() }

  private func add(_ names: String..., bytes: [UInt8] = square) throws {
    for name in names {
      let folder = scratch.folder.appending(path: name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try scratch.write(bytes, to: name)
    }
  }

  private func convert(_ arguments: String..., input: [UInt8] = []) throws -> CommandRun {
    try CommandRun(["convert"] + arguments, input: input)
  }

  /// Returns the files below `out`.
  private func outputs() throws -> [String] {
    try scratch.names().filter { $0.hasPrefix("out/") }.filter {
      $0.hasSuffix(".swift") || $0.hasSuffix(".json") && !$0.hasSuffix("x.json")
        || $0.hasSuffix(".svg")
    }
    .map { String($0.dropFirst(4)) }
  }

  @Test("mirrors the input folders and skips dependencies and excluded files")
  func mirrored() throws {
    try add(
      "in/a.json", "in/icons/b.json", "in/icons/deep/c.lot", "in/.hidden/d.json",
      "in/node_modules/e.json", "in/Pods/f.json", "in/drafts/g.json", "in/h.min.json",
      "in/notes.txt", "in/x.json/i.json")
    try add("in/package.json", bytes: Array(#"{"name": "x", "layers": 3}"#.utf8))
    let run = try convert(
      scratch.path("in"), "-o", scratch.path("out"), "--exclude", "drafts", "--exclude", "*.min.*")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try outputs() == [
        "ALayer.swift", "PegbarSupport.swift", "icons/BLayer.swift", "icons/deep/CLayer.swift",
        "x.json/ILayer.swift",
      ])
    #expect(run.errors.contains("4 animations: 4 converted, 0 unchanged, 0 failed"))
    let flat = try convert(scratch.path("in"), "-o", scratch.path("flat/"), "--flat", "--quiet")
    #expect(flat.status == 0, "\(flat.errors)")
    #expect(try scratch.names().contains("flat/CLayer.swift"))
    #expect(flat.errors.isEmpty && flat.output.isEmpty)
  }

  #if os(Linux)
    @Test(
      "reports the bytes of a name that is not UTF-8 and continues",
      arguments: ["lint", "convert"])
    func namesOfBytes(_ command: String) throws {
      let missing = #"{"ty": 0, "refId": "x", "ip": 0, "op": 60, "st": 0, "ks": {}}"#
      try add("in/good.json", bytes: Lottie.animation(layers: missing))
      let folder = Array(scratch.path("in").utf8)
      for name in [[0x61, 0xFF, 0xC3, 0xA9] + Array(".json".utf8), [0x80] + Array(".txt".utf8)] {
        let path = (folder + [0x2F] + name + [0]).map { CChar(bitPattern: $0) }
        let file = try #require(fopen(path, "w"))
        fclose(file)
      }
      let inner = (folder + [0x2F, 0xFE, 0]).map { CChar(bitPattern: $0) }
      #expect(mkdir(inner, 0o755) == 0)
      let output = command == "convert" ? ["-o", scratch.path("out"), "-v"] : []
      let run = try CommandRun([command, scratch.path("in")] + output)
      #expect(run.status == 3)
      let said = run.errors.split(separator: "\n").filter { $0.contains("invalid UTF-8") }
      #expect(said.count == 2)
      let message = #"in/a\xFFé.json: invalid UTF-8 in the name; rename the file"#
      #expect(said.contains { $0.contains(message) })
      #expect(said.contains { $0.contains(#"in/\xFE: "#) })
      #expect((run.output + run.errors).contains("good.json"))
    }
  #endif

  @Test("follows no link to a file outside of the folder, unless it is named")
  func links() throws {
    try add("in/a.json", "secret.json")
    for (name, target) in [("b", "a.json"), ("c", "../secret.json")] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("in/\(name).json"), withDestinationPath: target)
    }
    let run = try convert(scratch.path("in"), "-o", scratch.path("out"))
    #expect(run.status == 0)
    #expect(try outputs() == ["ALayer.swift", "BLayer.swift", "PegbarSupport.swift"])
    let link = scratch.path("in/c.json")
    #expect(run.errors.contains("links that lead out of the folder are not followed: \(link);"))
    let named = try convert(scratch.path("in/c.json"), "-o", scratch.path("out/"))
    #expect(named.status == 0)
    #expect(try outputs().contains("CLayer.swift"))
  }

  @Test("names each bad file with the fix, and converts the rest")
  func badFiles() throws {
    try add("in/good.json")
    try add("in/cut.json", bytes: Array(Self.square.dropLast(20)))
    try add("in/page.json", bytes: Array("<!DOCTYPE html><p>404".utf8))
    try add("in/lfs.lottie", bytes: Array("version https://git-lfs.github.com/spec/v1\n".utf8))
    let conflict = "{\n<<<<<<< a\n\"op\": 1\n=======\n\"op\": 2\n>>>>>>> b\n, \"layers\": []}"
    try add("in/merge.json", bytes: Array(conflict.utf8))
    try add("in/empty.json", bytes: [])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("in/loop.json"), withDestinationPath: scratch.path("in/loop.json"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("in/self"), withDestinationPath: scratch.path("in"))
    let run = try convert(scratch.path("in"), "-o", scratch.path("out"))
    #expect(run.status == 3)
    #expect(try outputs() == ["GoodLayer.swift", "PegbarSupport.swift"])
    for (name, id) in [
      ("cut.json", "format/invalid-json"), ("page.json", "format/html-page"),
      ("lfs.lottie", "format/git-lfs-pointer"), ("merge.json", "format/merge-conflict"),
      ("loop.json", "symbolic links"),
    ] {
      #expect(run.errors.contains(scratch.path("in/" + name)), "\(name)")
      #expect(run.errors.contains(id), "\(id)")
    }
    #expect(!run.errors.contains("empty.json"))
    #expect(run.errors.contains("6 files: 1 converted, 0 unchanged, 5 failed"))
    let lint = try CommandRun(["lint", scratch.path("in")])
    #expect(lint.status == 3, "a link that leads nowhere cannot be opened")
    #expect(lint.output.contains("format/html-page"))
    let verify = try CommandRun(["verify", scratch.path("out"), scratch.path("in")])
    #expect(verify.status == 0, "\(verify.output)\(verify.errors)")
  }

  @Test("converts every animation of an archive under its own name")
  func archives() throws {
    let scene = String(decoding: Self.square, as: UTF8.self)
    try add(
      "in/pack.lottie", bytes: Archives.zip([("a/day.json", scene), ("a/night.json", scene)]))
    #expect(try convert(scratch.path("in/pack.lottie"), "-o", scratch.path("out/")).status == 0)
    #expect(
      try outputs() == ["PackDayLayer.swift", "PackNightLayer.swift", "PegbarSupport.swift"])
    let scenes = try convert(scratch.path("in"), "-o", scratch.path("out/"), "--to", "scene")
    #expect(scenes.status == 0)
    #expect(try outputs().contains("pack-night.scene.json"))
    let frames = try CommandRun([
      "render", scratch.path("in"), "--times", "0s", "-o", scratch.path("out/frames"),
    ])
    #expect(frames.status == 0, "\(frames.errors)")
    #expect(try outputs().contains("frames/pack-night/0000.svg"))
    let lint = try CommandRun(["lint", scratch.path("in"), "--report", "json"])
    #expect(lint.output.contains("\"animation\": \"night\""))
  }

  @Test("adds folder names to types with the same name")
  func sameNames() throws {
    try add("in/a/icon.json", "in/b/icon.json", "in/other.json")
    #expect(try convert(scratch.path("in"), "-o", scratch.path("out")).status == 0)
    #expect(
      try outputs() == [
        "OtherLayer.swift", "PegbarSupport.swift", "a/AIconLayer.swift", "b/BIconLayer.swift",
      ])
    let verify = try CommandRun(["verify", scratch.path("out"), scratch.path("in")])
    #expect(verify.status == 0, "\(verify.output)\(verify.errors)")
  }

  @Test("adds folder names to types and files with the same path")
  func samePaths() throws {
    try add("in/a/icon.json", "in/b/icon.json", "in/other.json")
    // Verification distinguishes files of the same name by their content.
    try add("in/b/c/icon.json", bytes: Self.square + [32])
    let named = ["in/a/icon.json", "in/b/icon.json"].map { scratch.path($0) }
    let swift = ["AIconLayer.swift", "BIconLayer.swift", "PegbarSupport.swift"]
    let scenes = ["a-icon.scene.json", "b-icon.scene.json"]
    for (arguments, expected) in [
      (named, swift), ([scratch.path("in/a"), named[1]], swift),
      (named + ["--to", "scene"], scenes),
      ([scratch.path("in/a"), named[1], "--to", "scene"], scenes),
      (
        [scratch.path("in"), "--flat", "--exclude", "other.json", "--to", "scene"],
        ["a-icon.scene.json", "b-icon.scene.json", "c-icon.scene.json"]
      ),
      (
        [scratch.path("in"), "--flat"],
        ["AIconLayer.swift", "BIconLayer.swift", "CIconLayer.swift", "OtherLayer.swift"]
          + ["PegbarSupport.swift"]
      ),
    ] {
      // A second run replaces its own files.
      for _ in 1...2 {
        let run = try CommandRun(["convert"] + arguments + ["-o", scratch.path("out/")])
        #expect(run.status == 0, "\(run.errors)")
        #expect(try outputs() == expected)
      }
      try FileManager.default.removeItem(atPath: scratch.path("out"))
    }
    // The names do not depend on the folder that contains all of the files.
    let folders = ["in/b/icon.json", "in/b/c/icon.json"].map { scratch.path($0) }
    #expect(try convert(folders[0], folders[1], "-o", scratch.path("out/")).status == 0)
    #expect(try outputs() == ["CIconLayer.swift", "IconLayer.swift", "PegbarSupport.swift"])
    let verify = try CommandRun(["verify", scratch.path("out"), scratch.path("in/b")])
    #expect(verify.status == 0, "\(verify.output)\(verify.errors)")
  }

  @Test("reports sources with the same output before writing anything")
  func collisions() throws {
    try add("in/c/My-Icon.json", "in/c/my_icon.json", "in/d/ICON.json", "in/d/icon.json")
    let runs = [
      try convert(
        scratch.path("in/c/My-Icon.json"), scratch.path("in/c/my_icon.json"), "-o",
        scratch.path("out/")),
      try convert(scratch.path("in/c"), "-o", scratch.path("out")),
      try convert(scratch.path("in/d"), "--to", "scene", "-o", scratch.path("out")),
    ]
    for run in runs {
      #expect(run.status == 2)
      #expect(run.errors.contains("would both "), "\(run.errors)")
    }
    #expect(runs[0].errors.contains("c/My-Icon.json' and '"))
    #expect(try !scratch.names().contains("out"))
    // JSON that is not an animation uses no output name.
    try add("in/c/my_icon.json", bytes: Array(#"{"name": "x"}"#.utf8))
    #expect(try convert(scratch.path("in/c"), "-o", scratch.path("out")).status == 0)
    #expect(try outputs() == ["MyIconLayer.swift"])
  }

  @Test("reads lists separated by line breaks or NUL, and places output relative to a base")
  func lists() throws {
    try add("in/a.json", "in/icons/b c.json")
    let paths = [scratch.path("in/a.json"), scratch.path("in/icons/b c.json")]
    for separator in ["\n", "\r\n", "\0"] {
      let run = try convert(
        "--files-from", "-", "--base", scratch.path("in"), "-o", scratch.path("out"),
        input: Array((paths.joined(separator: separator) + separator).utf8))
      #expect(run.status == 0, "\(run.errors)")
      #expect(try outputs() == ["ALayer.swift", "PegbarSupport.swift", "icons/BCLayer.swift"])
      try FileManager.default.removeItem(atPath: scratch.path("out"))
    }
    try scratch.write(Array(paths[0].utf8), to: "list")
    let run = try convert("--files-from", scratch.path("list"), "-o", scratch.path("out"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try outputs() == ["ALayer.swift"])
    #expect(try convert("--files-from", scratch.path("nowhere"), "-o", "x/").status == 3)
  }

  @Test("output and report order do not depend on the number of jobs", .slow)
  func jobs() throws {
    for index in 0..<20 {
      // Several small files are converted while a large one is in progress.
      let spaces = index == 7 ? 100_000 : index
      try add("in/\(index).json", bytes: Self.square + Array(repeating: 32, count: spaces))
    }
    var seen: Set<String> = []
    for jobs in ["1", "2", "8"] {
      let run = try convert(
        scratch.path("in"), "-o", scratch.path("out"), "--jobs", jobs, "--report", "json")
      #expect(run.status == 0, "\(run.errors)")
      seen.insert(run.errors + (try outputs().map { try scratch.text("out/" + $0) }.joined()))
      try FileManager.default.removeItem(atPath: scratch.path("out"))
    }
    #expect(seen.count == 1)
  }

  @Test("a JSON report is alone on its stream for any output")
  func pureReport() throws {
    let image = "Samples/image/embedded.json"
    for output in [scratch.path("out/"), scratch.path("A.swift")] {
      let run = try convert(image, "-o", output, "--report", "json")
      let json = try JSONSerialization.jsonObject(with: Data(run.errors.utf8))
      #expect(json is [String: Any])
      #expect(run.errors.contains("\"status\": \"written\""))
    }
    let failed = try convert("nowhere.json", "-o", scratch.path("out/"), "--report", "json")
    #expect(failed.status == 3)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(failed.errors.utf8))
    }
    #expect(failed.errors.contains("nowhere.json: No such file"))
  }

  @Test("reports missing image files as errors, like lint")
  func missingImages() throws {
    let animation = Lottie.animation(
      layers: #"{"ty": 2, "refId": "i", "ip": 0, "op": 60, "st": 0, "ks": {}}"#)
    let text = String(decoding: animation, as: UTF8.self).replacing(
      "\"layers\"",
      with:
        #""assets": [{"id": "i", "w": 2, "h": 2, "u": "images/", "p": "a.png", "e": 0}], "layers""#)
    try add("in/a.json", bytes: Array(text.utf8))
    for command in ["convert", "lint"] {
      let run = try CommandRun([command, scratch.path("in/a.json"), "--report", "json"])
      let report = command == "lint" ? run.output : run.errors
      #expect(report.contains("asset/missing-image-file"))
      #expect(report.contains("\"path\": \"$.assets[0]\""), "\(report)")
      #expect(run.status == (command == "lint" ? 1 : 0))
      #expect(report.contains("\"error\""))
    }
    try add("in/images/a.png", bytes: [1])
    let run = try convert(scratch.path("in/a.json"))
    #expect(!run.errors.contains("asset/missing-image-file"))
  }
}
