import Foundation
import PegbarTestSupport
import Testing

@Suite("The option --theme")
struct ThemeCommandTests {
  /// Writes an archive with two themes and a file of another kind, and returns their paths.
  private func files(_ scratch: Scratch) throws -> (archive: String, other: String) {
    let shapes = Lottie.square.replacing(
      #""c": {"a": 0, "k": [1, 0, 0]}"#, with: #""c": {"a": 0, "k": [1, 0, 0], "sid": "ink"}"#)
    let animation = Lottie.animation(layers: Lottie.shapeLayer(shapes: shapes))
    let manifest =
      #"{"version": "2", "animations": [{"id": "day", "initialTheme": "dark"}], "#
      + #""themes": [{"id": "dark"}, {"id": "light"}]}"#
    func theme(_ color: String) -> String {
      #"{"rules": [{"id": "ink", "type": "Color", "value": [\#(color)]}]}"#
    }
    try scratch.write(
      Archives.zip([
        ("manifest.json", manifest), ("a/day.json", String(decoding: animation, as: UTF8.self)),
        ("t/dark.json", theme("0, 0, 1")), ("t/light.json", theme("0, 1, 0")),
      ]), to: "pack/day.lottie")
    try scratch.write(animation, to: "pack/plain.json")
    return (scratch.path("pack/day.lottie"), scratch.path("pack/plain.json"))
  }

  private func drawn(_ path: String, _ options: [String]) throws -> String {
    let run = try CommandRun(["render", path, "--frames", "0"] + options)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test("render and convert apply the initial theme, another one, or none")
  func choices() throws {
    let scratch = try Scratch()
    let path = try files(scratch).archive
    var pictures: Set<String> = []
    for options in [[], ["--theme", "light"], ["--theme", "none"]] {
      pictures.insert(try drawn(path, options))
    }
    #expect(pictures.count == 3)
    #expect(try drawn(path, ["--theme", "dark"]) == drawn(path, []))
    let initial = try CommandRun(["convert", path])
    let light = try CommandRun(["convert", path, "--theme", "light"])
    #expect(initial.output.contains("hex(0x0000FF)") && !initial.output.contains("--theme"))
    #expect(light.output.contains("hex(0x00FF00)") && light.output.contains("--theme light"))
    for command in ["inspect", "lint"] {
      #expect(try CommandRun([command, path, "--theme", "light"]).status == 0)
    }
  }

  @Test(
    "an unknown theme is an error that suggests the nearest",
    arguments: [["convert"], ["render", "--frames", "0"], ["inspect"]])
  func unknown(_ command: [String]) throws {
    let scratch = try Scratch()
    let run = try CommandRun(command + [try files(scratch).archive, "--theme", "ligth"])
    #expect(run.status == 3)
    #expect((run.errors + run.output).contains("did you mean “light”?"), "\(run.errors)")
  }

  @Test("in a folder, a theme applies to archives; a named file must be one")
  func folders() throws {
    let scratch = try Scratch()
    let (archive, other) = try files(scratch)
    let folder = String(archive.dropLast("/day.lottie".count))
    let run = try CommandRun(
      ["convert", folder, "--theme", "light", "-o", scratch.path("out/"), "--quiet"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.text("out/DayLayer.swift").contains("hex(0x00FF00)"))
    #expect(try scratch.text("out/PlainLayer.swift").contains("hex(0xFF0000)"))
    #expect(try CommandRun(["lint", folder, "--theme", "light"]).status == 0)
    #expect(try CommandRun(["convert", other, "--theme", "light"]).status == 3)
  }

  @Test("a configuration sets the theme of archives, and verify repeats it")
  func configuration() throws {
    let scratch = try Scratch()
    let archive = try files(scratch).archive
    try scratch.write(Array(#"{"convert": {"theme": "light"}}"#.utf8), to: "pack/.pegbar.json")
    let folder = String(archive.dropLast("/day.lottie".count))
    let out = scratch.path("out/")
    #expect(try CommandRun(["convert", folder, "-o", out, "--quiet"]).status == 0)
    #expect(try scratch.text("out/DayLayer.swift").contains("hex(0x00FF00)"))
    #expect(try CommandRun(["verify", out, folder]).status == 0)
  }
}
