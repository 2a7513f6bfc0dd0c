import PegbarTestSupport
import Testing

/// The conversion settings in `.pegbar.json`.
@Suite struct ConvertConfigurationTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let square = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    for name in ["in/a.json", "in/drafts/b.json", "in/old/c.json"] {
      try scratch.write(square, to: name)
    }
  }

  private func configure(_ json: String, in folder: String = "") throws {
    try scratch.write(Array(json.utf8), to: folder + ".pegbar.json")
  }

  private func convert(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["convert"] + arguments)
  }

  @Test("applies the options of the configuration unless the command line overrides them")
  func options() throws {
    try configure(
      #"{"root": true, "convert": {"prefix": "App", "host": "uikit", "nonisolated": true}}"#)
    let run = try convert(scratch.path("in/a.json"), "-o", scratch.path("out/"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.names().contains("out/AppAView.swift"))
    #expect(
      try scratch.text("out/AppALayer.swift").contains("// Options: --prefix App --nonisolated\n"))
    #expect(try convert(scratch.path("in/a.json")).output.contains("class AppALayer"))
    #expect(
      try convert(scratch.path("in/a.json"), "--prefix", "My").output.contains("class MyALayer"))
    #expect(
      try convert(scratch.path("in/a.json"), "--type-name", "It").output
        .contains("// Options: --type-name It --nonisolated\n"))
    let scene = try convert(scratch.path("in/a.json"), "--to", "scene")
    #expect(scene.status == 0, "\(scene.errors)")
  }

  @Test("the command line and a nearer configuration can reset an option")
  func takenBack() throws {
    try configure(#"{"root": true, "convert": {"host": "uikit", "nonisolated": true}}"#)
    let file = scratch.path("in/a.json")
    let run = try convert(
      file, "-o", scratch.path("out/"), "--host", "none", "--no-nonisolated")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.names().filter { $0.hasPrefix("out/") } == ["out/ALayer.swift"])
    #expect(try !scratch.text("out/ALayer.swift").contains("nonisolated"))
    try configure(#"{"convert": {"host": "none", "nonisolated": false}}"#, in: "in/")
    #expect(try convert(file, "-o", scratch.path("near/")).status == 0)
    #expect(try scratch.names().filter { $0.hasPrefix("near/") } == ["near/ALayer.swift"])
    #expect(try convert(file, "--to", "scene", "--host", "none", "--no-nonisolated").status == 0)
  }

  @Test("skips named files as in folders, with --skip-unrelated")
  func unrelated() throws {
    try configure(#"{"root": true, "exclude": ["in/drafts"]}"#)
    try scratch.write(Array(#"{"name": "x"}"#.utf8), to: "in/package.json")
    let output = scratch.path("out/")
    for name in ["in/drafts/b.json", "in/package.json", ".pegbar.json"] {
      let run = try convert(scratch.path(name), "-o", output, "--skip-unrelated")
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
    #expect(try !scratch.names().contains("out"))
    let run = try convert(
      scratch.path("in/old/c.json"), scratch.path("in/drafts/b.json"), "--base",
      scratch.path("in"), "-o", output, "--skip-unrelated")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.names().filter { $0.hasSuffix("Layer.swift") } == ["out/old/CLayer.swift"])
    #expect(try convert(scratch.path("in/drafts/b.json"), "--skip-unrelated").output.isEmpty)
    #expect(try convert(scratch.path("in/a.json"), "--skip-unrelated").output.contains("ALayer"))
  }

  @Test("the command for a stale file works for names with folders and a prefix")
  func prefixed() throws {
    try configure(#"{"root": true, "convert": {"prefix": "App"}}"#)
    try scratch.write(try scratch.bytes("in/a.json"), to: "in/old/a.json")
    #expect(try convert(scratch.path("in"), "-o", scratch.path("out/")).status == 0)
    let code = try scratch.text("out/old/AppOldALayer.swift")
    #expect(code.contains("// Options: --type-name AppOldALayer --support shared\n"))
  }

  @Test("--config selects another configuration and --no-config none")
  func others() throws {
    try configure(#"{"root": true, "convert": {"prefix": "App"}}"#)
    try configure(#"{"convert": {"prefix": "My"}}"#, in: "other/")
    let file = scratch.path("in/a.json")
    #expect(try convert(file, "--no-config").output.contains("class ALayer"))
    let other = try convert(file, "--config", scratch.path("other/.pegbar.json"))
    #expect(other.output.contains("class MyALayer"))
    #expect(try convert(file, "--no-config", "--config", "x").status == 2)
  }

  @Test("reports an error in it with its position and writes nothing")
  func wrong() throws {
    try configure(#"{"root": true, "convert": {"hots": "uikit"}}"#)
    let run = try convert(scratch.path("in"), "-o", scratch.path("out/"))
    #expect(run.status == 2)
    #expect(run.errors.contains(".pegbar.json:1:36: unknown key 'hots'"), "\(run.errors)")
    #expect(try scratch.names().allSatisfy { !$0.hasPrefix("out") })
  }

  @Test("excludes files in folders, and verify does not expect output for them", .slow)
  func excluded() throws {
    try configure(
      #"{"root": true, "exclude": ["in/drafts"], "overrides": ["#
        + #"{"files": ["in/old/*"], "convert": {"prefix": "Old"}}]}"#)
    let run = try convert(scratch.path("in"), "-o", scratch.path("out/"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try scratch.names().filter { $0.hasSuffix(".swift") } == [
        "out/ALayer.swift", "out/PegbarSupport.swift", "out/old/OldCLayer.swift",
      ])
    let verified = try CommandRun(["verify", scratch.path("out"), scratch.path("in")])
    #expect(verified.status == 0, "\(verified.output)")
    try scratch.write(Array("{}".utf8), to: "in/a.json")
    let stale = try CommandRun(["verify", scratch.path("out"), scratch.path("in")])
    #expect(stale.output.contains(" --support shared --no-config -o "), "\(stale.output)")
    // Exclusions do not apply to named files.
    #expect(try convert(scratch.path("in/drafts/b.json")).output.contains("class BLayer"))
  }

  @Test("files that share functions require one access level")
  func forms() throws {
    try configure(#"{"root": true}"#)
    try configure(#"{"convert": {"access": "public"}}"#, in: "in/old/")
    let run = try convert(scratch.path("in"), "-o", scratch.path("out/"))
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "would share support functions but have different access levels or isolation"))
    #expect(
      try convert(scratch.path("in"), "-o", scratch.path("out/"), "--support", "embedded").status
        == 0)
  }
}
