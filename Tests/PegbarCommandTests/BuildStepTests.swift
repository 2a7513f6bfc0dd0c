import Foundation
import PegbarTestSupport
import Testing

/// `convert --build-step`, and `support`: what build systems run for each file.
@Suite struct BuildStepTests {
  private let scratch: Scratch
  private let sample = "Samples/showcase/walk.json"

  init() throws { scratch = try Scratch() }

  private func step(_ source: String, _ arguments: String...) throws -> CommandRun {
    try CommandRun(
      ["convert", source, "-o", scratch.path("out/x.swift"), "--build-step", "--support", "shared"]
        + arguments)
  }

  private func code() throws -> String { try scratch.text("out/x.swift") }

  @Test("the file that is named is written, and no other")
  func one() throws {
    for source in [sample, "Samples/image/embedded.json"] {
      let run = try step(source, "--force")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try scratch.names() == ["out", "out/x.swift"])
      #expect(run.errors.contains(":1:1: note: the images in it") == (source != sample))
    }
    let images = try step(
      "Samples/image/embedded.json", "--images", scratch.path("images"), "--force")
    #expect(images.errors.isEmpty)
    #expect(try scratch.names().contains("images/Embedded-checks.png"))
  }

  @Test("a view stands in the same file, which has one checksum and may be replaced")
  func view() throws {
    #expect(try step(sample, "--host", "swiftui").status == 0)
    #expect(try code().contains("\nfinal class WalkLayer: PegbarScene"))
    #expect(try code().contains("\nstruct WalkView: View {"))
    #expect(try code().components(separatedBy: "// Checksum of the lines above: ").count == 2)
    let again = try step(sample)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try !code().contains("WalkView"))
  }

  @Test("what is no animation, or left out, becomes a comment")
  func nothing() throws {
    try scratch.write(Array(#"{"name": "x"}"#.utf8), to: "in/package.json")
    let run = try step(scratch.path("in/package.json"))
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try code() == "// Nothing was generated: the source is no animation.\n")
    try scratch.write(Repository.bytes(sample), to: "in/package.json")
    #expect(try step(scratch.path("in/package.json"), "--force").status == 0)
    #expect(try code().contains("class PackageLayer"))
    try scratch.write(Array(#"{"root": true, "exclude": ["*.json"]}"#.utf8), to: ".pegbar.json")
    #expect(try step(scratch.path("in/package.json")).status == 0)
    #expect(try code().contains("the configuration leaves the source out"))
  }

  @Test("what is wrong is an error at its place, as compilers say it")
  func errors() throws {
    try scratch.write(Array("{\n  \"v\": ,".utf8), to: "bad.json")
    let broken = try step(scratch.path("bad.json"))
    #expect(broken.status == 3)
    #expect(broken.errors.contains("bad.json:2:8: error: "), "\(broken.errors)")
    try scratch.write(Array(#"{"root": true, "convert": 1}"#.utf8), to: ".pegbar.json")
    let configured = try step(scratch.path("bad.json"))
    #expect(configured.status == 2)
    #expect(configured.errors.contains("/.pegbar.json:1:27: error: expected an object"))
    #expect(try scratch.names() == [".pegbar.json", "bad.json"])
  }

  @Test("findings that ask for something are said, notes with --verbose")
  func findings() throws {
    let run = try step("Samples/losses/what-does-not-survive.json")
    #expect(run.status == 0)
    #expect(run.errors.contains(".json:20:13: warning: "))
    #expect(!run.errors.contains(": note: "))
    let verbose = try step("Samples/easing/beyond-the-end.json", "--force", "-v")
    #expect(verbose.errors.contains(": note: "), "\(verbose.errors)")
  }

  @Test("of an archive, the animation that is set is converted, or one and a note names others")
  func archive() throws {
    let animation = String(
      decoding: Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square)), as: UTF8.self)
    try scratch.write(
      Archives.zip([("a/day.json", animation), ("a/night.json", animation)]), to: "pack.lottie")
    let run = try step(scratch.path("pack.lottie"))
    #expect(run.status == 0)
    #expect(run.errors.contains("pack.lottie:1:1: note: only the animation “day” is read"))
    try scratch.write(
      Array(#"{"root": true, "convert": {"animation": "night"}}"#.utf8), to: ".pegbar.json")
    let night = try step(scratch.path("pack.lottie"))
    #expect(night.status == 0 && night.errors.isEmpty, "\(night.errors)")
    #expect(try code().contains("class PackNightLayer"))
  }

  @Test("of files with one name, the type has the name of the folder, too")
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
    #expect(same.errors.contains("Rename one of them, or name it in 'exclude'"))
  }

  @Test(
    "it needs one file, and a file to write",
    arguments: [
      ["-o", "x/"], [], ["-o", "-"], ["-o", "x.swift", "--to", "scene"],
      ["-o", "x.swift", "Samples"],
    ])
  func usage(_ arguments: [String]) throws {
    #expect(try CommandRun(["convert", sample, "--build-step"] + arguments).status == 2)
  }

  @Test("support is written for the access that the configuration of a folder says")
  func support() throws {
    func support(_ arguments: String...) throws -> CommandRun {
      try CommandRun(["support", "-o", scratch.path("s.swift")] + arguments)
    }
    try scratch.write(
      Array(#"{"root": true, "convert": {"access": "public"}}"#.utf8), to: "app/.pegbar.json")
    #expect(try support("--for", scratch.path("app")).status == 0)
    #expect(try scratch.text("s.swift").contains("\npublic class PegbarScene: CALayer {"))
    let other = try support("--for", scratch.path("app"), "--no-config")
    #expect(other.status == 1 && other.errors.contains("is not replaced"))
    let forced = try support("--for", scratch.path("app"), "--access", "internal", "--force")
    #expect(forced.status == 0)
    #expect(try scratch.text("s.swift").contains("\nclass PegbarScene: CALayer {"))
    #expect(try CommandRun(["support", "-o", scratch.path("f/")]).status == 0)
    #expect(try scratch.names().contains("f/PegbarSupport.swift"))
  }
}
