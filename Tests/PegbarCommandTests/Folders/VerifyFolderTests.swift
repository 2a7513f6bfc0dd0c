import Foundation
import PegbarTestSupport
import Testing

/// Whether folders of generated files are what their sources become.
@Suite struct VerifyFolderTests {
  private let scratch: Scratch

  /// A folder with five sources, two of them with a picture, and what they become.
  init() throws {
    scratch = try Scratch()
    let square = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    for folder in ["in", "in/icons"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: true)
    }
    for name in ["a.json", "b.json", "icons/c.json"] { try scratch.write(square, to: "in/" + name) }
    let picture = try Repository.bytes("Samples/image/embedded.json")
    for name in ["photo.json", "icons/shot.json"] { try scratch.write(picture, to: "in/" + name) }
    let run = try CommandRun(
      ["convert", scratch.path("in"), "-o", scratch.path("out"), "--quiet", "--host", "uikit"])
    #expect(run.status == 0, "\(run.errors)")
  }

  private func verify() throws -> CommandRun {
    try CommandRun(["verify", scratch.path("out"), scratch.path("in")])
  }

  /// What is said, without the ways out and the count.
  private func problems() throws -> [String] {
    try verify().output.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("  ") && !$0.contains("are up to date")
    }
  }

  @Test("the file that scenes share is held against the one that this version writes", .slow)
  func support() throws {
    let path = scratch.path("out/PegbarSupport.swift")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("dividingBy: to - from", with: "dividingBy: from - to").write(
      toFile: path, atomically: true, encoding: .utf8)
    let edited = try problems()
    #expect(edited.count == 1 && edited[0].contains("PegbarSupport.swift: stale: it was edited"))
    try text.replacing("pegbar 0.1.0.", with: "pegbar 0.0.9.").write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(try problems().contains { $0.contains("pegbar 0.0.9 made it") })
    try FileManager.default.removeItem(atPath: path)
    #expect(try problems() == ["PegbarSupport.swift: is missing, and 5 generated files need it"])
    let again = try CommandRun(
      ["convert", scratch.path("in"), "-o", scratch.path("out"), "--quiet", "--host", "uikit"])
    #expect(again.status == 0)
    #expect(try problems() == [])
  }

  @Test("what was just written is up to date")
  func upToDate() throws {
    let run = try verify()
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output == "11 of 11 generated files are up to date\n")
    let quiet = try CommandRun(["verify", scratch.path("out"), scratch.path("in"), "-q"])
    #expect(quiet.output.isEmpty && quiet.status == 0)
  }

  @Test("an edit, a deleted output, a changed source and a changed image are named, and no more")
  func changes() throws {
    let code = try scratch.text("out/ALayer.swift")
    try scratch.write(
      Array(code.replacing("final ", with: "", maxReplacements: 1).utf8), to: "out/ALayer.swift")
    for name in ["BLayer.swift", "BView.swift"] {
      try FileManager.default.removeItem(atPath: scratch.path("out/" + name))
    }
    let source = try scratch.text("in/icons/c.json")
    try scratch.write(
      Array(source.replacing("\"fr\": 30", with: "\"fr\": 25").utf8), to: "in/icons/c.json")
    try FileManager.default.removeItem(atPath: scratch.path("out/icons/CView.swift"))
    try scratch.write([1], to: "out/Photo-checks.png")
    #expect(try verify().status == 1)
    let problems = try problems()
    #expect(problems.count == 4, "\(problems)")
    #expect(problems.contains { $0.contains("ALayer.swift: stale: it was edited by hand") })
    #expect(problems.contains { $0.hasSuffix("in/b.json: has no output") })
    #expect(problems.contains { $0.contains("CLayer.swift: stale: the source has changed") })
    #expect(problems.contains { $0.hasSuffix("out/Photo-checks.png was changed") })
  }

  @Test("a source that is gone, and images that are missing or used no more, are named")
  func leftovers() throws {
    try FileManager.default.removeItem(atPath: scratch.path("in/a.json"))
    try FileManager.default.removeItem(atPath: scratch.path("out/Photo-checks.png"))
    try scratch.write([1], to: "out/icons/Shot-old.png")
    let problems = try problems()
    #expect(problems.count { $0.contains("its source is gone: there is no 'a.json'") } == 2)
    #expect(problems.contains { $0.hasSuffix("out/Photo-checks.png is missing") })
    #expect(problems.contains { $0.contains("out/icons/Shot-old.png: no generated file uses") })
    #expect(problems.count == 4, "\(problems)")
  }

  @Test("a configuration says which animation of an archive has an output", .slow)
  func archive() throws {
    let square = String(
      decoding: Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square)), as: UTF8.self)
    let (folder, output) = (scratch.path("packs"), scratch.path("made"))
    try scratch.write(
      Archives.zip([("a/day.json", square), ("a/night.json", square)]), to: "packs/pack.lottie")
    let night = #"{"root": true, "convert": {"animation": "night"}}"#
    try scratch.write(Array(night.utf8), to: "night.json")
    let convert = ["convert", folder, "-o", output, "--config", scratch.path("night.json")]
    #expect(try CommandRun(convert).status == 0)
    let all = try CommandRun(["verify", output, folder, "--no-config"])
    #expect(all.status == 1)
    #expect(all.output.contains("pack.lottie (“day”): has no output"), "\(all.output)")
    let named = try CommandRun(
      ["verify", output, folder, "--config", scratch.path("night.json")])
    #expect(named.status == 0, "\(named.output)")
    try scratch.write(Array(night.utf8), to: "packs/.pegbar.json")
    #expect(try CommandRun(["verify", output, folder]).status == 0)
  }

  @Test("sources that the named configuration leaves out need no output", .slow)
  func configuration() throws {
    let configuration = scratch.path("ci.json")
    try scratch.write(Array(#"{"exclude": ["extra.json"]}"#.utf8), to: "ci.json")
    try scratch.write(
      Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square)), to: "in/extra.json")
    #expect(try problems().contains { $0.hasSuffix("in/extra.json: has no output") })
    let arguments = ["verify", scratch.path("out"), scratch.path("in")]
    let named = try CommandRun(arguments + ["--config", configuration])
    #expect(named.status == 0, "\(named.output)")
    try scratch.write(Array(#"{"root": true, "exclude": ["extra.json"]}"#.utf8), to: ".pegbar.json")
    #expect(try verify().status == 0)
    #expect(try CommandRun(arguments + ["--no-config"]).status == 1)
  }

  @Test("the command that is named makes the file again", .slow)
  func remedy() throws {
    let code = try scratch.text("out/PhotoLayer.swift")
    try scratch.write(Array((code + "// mine\n").utf8), to: "out/PhotoLayer.swift")
    let line = try #require(
      try verify().output.split(separator: "\n").first { $0.contains("make it again: pegbar ") })
    let words = line.split(separator: ": ", maxSplits: 1)[1].split(separator: " ").dropFirst()
    #expect(try CommandRun(words.map(String.init)).status == 0)
    #expect(try verify().status == 0)
  }

  @Test("sources may stand among what was generated", .slow)
  func oneFolder() throws {
    let run = try CommandRun([
      "convert", scratch.path("in"), "-o", scratch.path("in"), "--quiet",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let verify = try CommandRun(["verify", scratch.path("in")])
    #expect(verify.status == 0, "\(verify.output)\(verify.errors)")
    #expect(verify.output == "6 of 6 generated files are up to date\n")
  }
}
