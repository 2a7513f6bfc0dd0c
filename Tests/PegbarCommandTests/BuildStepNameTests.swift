import Foundation
import PegbarTestSupport
import Testing

/// The names of types and images in build steps.
@Suite(.slow) struct BuildStepNameTests {
  private let scratch: Scratch
  private let sample = "Samples/showcase/walk.json"

  init() throws { scratch = try Scratch() }

  private func step(_ source: String, _ arguments: String...) throws -> CommandRun {
    try CommandRun(
      ["convert", source, "-o", scratch.path("out/x.swift"), "--build-step", "--support", "shared"]
        + arguments)
  }

  private func code() throws -> String { try scratch.text("out/x.swift") }

  @Test("adds the folder name to the type if two files share a name")
  func names() throws {
    for name in ["a/arrow.json", "b/arrow.json", "b/Arrow-Layer.json"] {
      try scratch.write(Repository.bytes(sample), to: name)
    }
    let (base, other) = (scratch.path(""), scratch.path("b/arrow.json"))
    let run = try step(scratch.path("a/arrow.json"), "--base", base, "--beside", other)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try code().contains("class AArrowLayer"))
    #expect(try step(scratch.path("a/arrow.json")).status == 0)
    #expect(try code().contains("class ArrowLayer"))
    let same = try step(other, "--base", base, "--beside", scratch.path("b/Arrow-Layer.json"))
    #expect(same.status == 2)
    #expect(same.errors.contains("b/arrow.json:1:1: error: "), "\(same.errors)")
    #expect(same.errors.contains("Rename one of them, or add it to 'exclude'"))
  }

  @Test("counts the source file and repeated files once")
  func doubled() throws {
    for name in ["a/arrow.json", "b/arrow.json"] {
      try scratch.write(Repository.bytes(sample), to: name)
    }
    let (own, other) = (scratch.path("a/arrow.json"), scratch.path("b/arrow.json"))
    let run = try step(
      own, "--base", scratch.path(""), "--beside", other, "--beside", own, "--beside",
      scratch.path("a/../b/arrow.json"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try code().contains("class AArrowLayer"))
  }

  @Test("generates distinct types for names that differ only in case")
  func letterCase() throws {
    for name in ["fooBar.json", "foobar.json"] {
      try scratch.write(Repository.bytes(sample), to: name)
    }
    let run = try step(scratch.path("fooBar.json"), "--beside", scratch.path("foobar.json"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try code().contains("class FooBarLayer"))
  }

  @Test("an explicit type name is independent of other files")
  func given() throws {
    for name in ["a/arrow.json", "b/arrow.json"] {
      try scratch.write(Repository.bytes(sample), to: name)
    }
    let run = try step(
      scratch.path("a/arrow.json"), "--beside", scratch.path("b/arrow.json"), "--type-name", "It")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try code().contains("class It: PegbarScene"))
  }

  @Test("rejects longer names that match those of other files", .slow)
  func longer() throws {
    let names = ["a/b-c.json", "z/b-c.json", "a-b/c.json", "z/c.json"]
    for name in names { try scratch.write(Repository.bytes(sample), to: "in/\(name)") }
    let others = names.flatMap { ["--beside", scratch.path("in/\($0)")] }
    let reason = "would both become the type CLayer"
    for name in names {
      let run = try CommandRun(
        ["convert", scratch.path("in/\(name)"), "-o", scratch.path("out/x.swift")]
          + ["--build-step", "--base", scratch.path("in")] + others)
      #expect(run.status == 2 && run.errors.contains(reason), "\(run.errors)")
    }
    let folder = try CommandRun(["convert", scratch.path("in"), "-o", scratch.path("whole")])
    #expect(folder.status == 2 && folder.errors.contains(reason), "\(folder.errors)")
    #expect(try !scratch.names().contains("out"))
  }

  @Test("a file with a single animation requires no animation name")
  func sticker() throws {
    let animation = String(
      decoding: Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square)), as: UTF8.self)
    try scratch.write(Archives.gzip(animation), to: "sticker.tgs")
    try scratch.write(
      Array(#"{"root": true, "convert": {"animation": "night"}}"#.utf8), to: ".pegbar.json")
    let built = try step(scratch.path("sticker.tgs"))
    #expect(built.status == 0, "\(built.errors)")
    #expect(try CommandRun(["convert", scratch.path("sticker.tgs")]).status == 0)
    let asked = try CommandRun(["convert", scratch.path("sticker.tgs"), "--animation", "night"])
    #expect(asked.status == 3)
    try scratch.write(
      Archives.zip([("a/day.json", animation), ("a/dusk.json", animation)]), to: "pack.lottie")
    let wrong = try step(scratch.path("pack.lottie"))
    #expect(wrong.status == 3 && wrong.errors.contains("“night”"))
  }

  @Test("the command in the note writes images under the names that the class expects", .slow)
  func images() throws {
    let source = try Repository.bytes("Samples/image/embedded.json")
    for name in ["light/toggle.json", "dark/toggle.json"] {
      try scratch.write(source, to: "in/\(name)")
    }
    func asked(_ name: String, _ other: String) throws -> (names: [String], note: String) {
      let run = try step(
        scratch.path("in/\(name)"), "--base", scratch.path("in"), "--beside",
        scratch.path("in/\(other)"), "--force")
      let names = try code().matches(of: /\/\/ (\S+\.png): \d+ bytes/).map { String($0.1) }
      return (names, run.errors)
    }
    var wanted: [String] = []
    for (name, other) in [
      ("light/toggle.json", "dark/toggle.json"), ("dark/toggle.json", "light/toggle.json"),
    ] {
      let (names, note) = try asked(name, other)
      wanted += names
      let command = try #require(note.split(separator: "into FOLDER, run: pegbar ").last)
      let words = command.split(whereSeparator: \.isWhitespace).map {
        $0 == "FOLDER" ? scratch.path("Pictures") : String($0)
      }
      for bytes in [source, source + [10], source] {
        try scratch.write([1], to: "Pictures/\(names[0])")
        try scratch.write(bytes, to: "in/\(name)")
        let run = try CommandRun(words)
        #expect(run.status == 0, "\(run.errors)")
      }
    }
    #expect(Set(wanted) == ["LightToggle-checks.png", "DarkToggle-checks.png"])
    let written = try scratch.names().filter { $0.hasPrefix("Pictures/") }
    #expect(written == wanted.map { "Pictures/\($0)" }.sorted())
    #expect(try scratch.bytes("Pictures/LightToggle-checks.png").count > 1)
  }
}
