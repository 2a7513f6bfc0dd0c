import Foundation
import PegbarTestSupport
import Testing

/// `convert --build-step`, which build systems run for each file.
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

  @Test("writes the named output and no other file")
  func one() throws {
    for source in [sample, "Samples/image/embedded.json"] {
      let run = try step(source, "--force")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try scratch.names() == ["out", "out/x.swift"])
      let note = ":1:1: note: build steps do not write embedded images"
      #expect(run.errors.contains(note) == (source != sample), "\(run.errors)")
    }
    let images = try step(
      "Samples/image/embedded.json", "--images", scratch.path("images"), "--force")
    #expect(images.errors.isEmpty)
    #expect(try scratch.names().contains("images/Embedded-checks.png"))
  }

  @Test("writes the view into the same file, with one checksum, and can replace it", .slow)
  func view() throws {
    #expect(try step(sample, "--host", "swiftui").status == 0)
    #expect(try code().contains("\nclass WalkLayer: PegbarScene"))
    #expect(try code().contains("\nstruct WalkView: View {"))
    #expect(try code().components(separatedBy: "// Checksum of the lines above: ").count == 2)
    let options = try code().split(separator: "\n").filter { $0.hasPrefix("// Options: ") }
    #expect(options.map { $0.hasSuffix("--build-step --host swiftui") } == [true, false])
    #expect(options.last?.components(separatedBy: "--host swiftui").count == 2)
    let again = try step(sample)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try !code().contains("WalkView"))
  }

  @Test("a file with a view is up to date until edited, and is regenerated with the view")
  func verifiedView() throws {
    #expect(try step(sample, "--host", "swiftui").status == 0)
    let path = scratch.path("out/x.swift")
    let same = try CommandRun(["verify", path, sample])
    #expect(same.status == 0, "\(same.output)\(same.errors)")
    let whole = try code()
    try scratch.write(
      Array(whole.replacing("struct WalkView", with: "public struct WalkView").utf8),
      to: "out/x.swift")
    let edited = try CommandRun(["verify", path, sample])
    #expect(edited.status == 1 && edited.output.contains("stale: edited by hand: line "))
    let remedy = try #require(edited.output.split(separator: "regenerate: pegbar ").last)
    let words = remedy.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(try CommandRun(words).status == 0)
    #expect(try code() == whole)
  }

  @Test("writes a comment for excluded and unrelated files")
  func nothing() throws {
    try scratch.write(Array(#"{"name": "x"}"#.utf8), to: "in/package.json")
    let run = try step(scratch.path("in/package.json"))
    #expect(run.status == 0 && run.errors.isEmpty)
    let nothing = try code()
    #expect(nothing.hasPrefix("// No code was generated: the source is not an animation.\n// "))
    try scratch.write(Repository.bytes(sample), to: "in/package.json")
    let animation = try step(scratch.path("in/package.json"))
    #expect(animation.status == 0, "\(animation.errors)")
    #expect(try code().contains("class PackageLayer"))
    try scratch.write(Array((nothing + "// mine\n").utf8), to: "out/x.swift")
    #expect(try step(scratch.path("in/package.json")).status == 1)
    try scratch.write(Array(nothing.utf8), to: "out/x.swift")
    try scratch.write(Array(#"{"root": true, "exclude": ["*.json"]}"#.utf8), to: ".pegbar.json")
    #expect(try step(scratch.path("in/package.json")).status == 0)
    #expect(try code().contains("the configuration excludes the source"))
  }

  @Test("reports problems as errors with their position, like a compiler")
  func errors() throws {
    try scratch.write(Array("{\"layers\": [], \"op\": 9,\n  \"v\": ,".utf8), to: "bad.json")
    let broken = try step(scratch.path("bad.json"))
    #expect(broken.status == 3)
    #expect(broken.errors.contains("bad.json:2:8: error: "), "\(broken.errors)")
    try scratch.write(Array(#"{"root": true, "convert": 1}"#.utf8), to: ".pegbar.json")
    let configured = try step(scratch.path("bad.json"))
    #expect(configured.status == 2)
    #expect(configured.errors.contains("/.pegbar.json:1:27: error: expected an object"))
    #expect(try scratch.names() == [".pegbar.json", "bad.json"])
    let named = try step(sample, "--config", scratch.path(".pegbar.json"))
    #expect(named.status == 2)
    #expect(named.errors.contains("/.pegbar.json:1:27: error: expected an object"))
    let missing = try step(sample, "--config", scratch.path("none.json"))
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("\(sample):1:1: error: "), "\(missing.errors)")
    #expect(missing.errors.contains("none.json"))
  }

  @Test("prints warnings, and prints notes only with --verbose")
  func findings() throws {
    let run = try step("Samples/losses/what-does-not-survive.json")
    #expect(run.status == 0)
    #expect(run.errors.contains(".json:20:13: warning: "))
    #expect(!run.errors.contains(": note: "))
    let verbose = try step("Samples/easing/beyond-the-end.json", "--force", "-v")
    #expect(verbose.errors.contains(": note: "), "\(verbose.errors)")
  }

  @Test("hidden notes count for --fail-on and appear in machine-readable reports", .slow)
  func notes() throws {
    let sample = "Samples/easing/beyond-the-end.json"
    let run = try step(sample, "--fail-on", "note")
    #expect(run.status == 1)
    #expect(!run.errors.contains(": note: "))
    #expect(try step(sample, "--fail-on", "warning").status == 0)
    let file = scratch.path("report.json")
    #expect(try step(sample, "--report", "json", "--report-file", file).status == 0)
    let report = try scratch.text("report.json").filter { !$0.isWhitespace }
    #expect(report.contains(#""severity":"note""#))
  }

  @Test("converts the configured animation of an archive, or one, with a note on the others")
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
    #expect(try code().contains("class PackLayer"))
    #expect(try code().contains("// Options: --type-name PackLayer --animation night --support"))
    try scratch.write(Array(animation.utf8), to: "pack-night.json")
    let other = try step(
      scratch.path("pack-night.json"), "--beside", scratch.path("pack.lottie"))
    #expect(other.status == 0, "\(other.errors)")
    #expect(try code().contains("class PackNightLayer"))
  }

  @Test(
    "requires one input file and one output file",
    arguments: Tier.some(
      [
        ["-o", "x/"], [], ["-o", "-"], ["-o", "x.swift", "--to", "scene"],
        ["-o", "x.swift", "Samples"], ["-o", "x.swift", "--watch"],
      ], every: 3))
  func usage(_ arguments: [String]) throws {
    let run = try CommandRun(["convert", sample, "--build-step"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains("--build-step requires one input file, and a file with --output"))
    let beside = try CommandRun(["convert", sample, "--beside", "a.json"])
    #expect(beside.status == 2 && beside.errors.contains("--beside requires --build-step."))
  }
}
