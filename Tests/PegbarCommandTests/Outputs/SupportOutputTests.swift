import Foundation
import PegbarTestSupport
import Testing

/// Tests of writing the support file.
@Suite(.slow) struct SupportOutputTests {
  private let scratch: Scratch
  private let name = "out/PegbarSupport.swift"

  init() throws { scratch = try Scratch() }

  private func convert(_ sources: [String], _ arguments: String...) throws -> CommandRun {
    try CommandRun(
      ["convert"] + sources + ["-o", scratch.path("out/"), "--support", "shared"] + arguments)
  }

  private let one = ["Samples/showcase/walk.json"]
  private let several = ["Samples/showcase/walk.json", "Samples/showcase/wave.json"]

  @Test("the report lists it together with the code")
  func outputs() throws {
    for sources in [one, several] {
      let run = try convert(sources, "--report", "json")
      #expect(run.status == 0)
      #expect(run.errors.contains("PegbarSupport.swift\""))
      #expect(run.errors.contains("WalkLayer.swift\""))
    }
    #expect(try scratch.names().filter { $0.hasPrefix("out/") }.count == 3)
  }

  @Test("no code is written if it must not be replaced", arguments: Tier.some([1, 2], every: 2))
  func together(_ count: Int) throws {
    let sources = Array(several.prefix(count))
    try FileManager.default.createDirectory(
      atPath: scratch.path("out"), withIntermediateDirectories: false)
    try scratch.write(Array("mine".utf8), to: name)
    let run = try convert(sources)
    #expect(run.status == 1)
    #expect(run.errors.components(separatedBy: "pegbar did not write it").count == 2, "once")
    #expect(try scratch.names() == ["out", name])
    #expect(try convert(sources, "--force").status == 0)
    #expect(try scratch.names().count == 2 + count)
  }

  @Test("no code is written if it cannot be written", arguments: [1, 2])
  func unwritable(_ count: Int) throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path(name), withIntermediateDirectories: true)
    let run = try convert(Array(several.prefix(count)))
    #expect(run.status == 2)
    #expect(run.errors.contains("PegbarSupport.swift: is a folder"))
    #expect(try scratch.names() == ["out", name])
  }

  @Test(
    "it is not replaced for code with another isolation", arguments: Tier.some([1, 2], every: 2))
  func isolation(_ count: Int) throws {
    let sources = Array(several.prefix(count))
    #expect(try convert(sources).status == 0)
    let names = try scratch.names()
    let before = try names.filter { $0 != "out" }.map { try scratch.bytes($0) }
    let refused = try convert(sources, "--nonisolated")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("it is for code converted without --nonisolated; --force"))
    #expect(try scratch.names() == names)
    #expect(try names.filter { $0 != "out" }.map { try scratch.bytes($0) } == before)
    #expect(try convert(sources, "--nonisolated", "--force").status == 0)
    #expect(try scratch.text(name).contains("// Options: --nonisolated\n"))
    let back = try convert(sources)
    #expect(back.status == 1)
    #expect(back.errors.contains("it is for code converted with --nonisolated; --force"))
  }

  @Test("it is written once, at the top, even for a single file in a folder")
  func top() throws {
    let run = try convert(["Samples/showcase/walk.json"], "--base", "Samples")
    #expect(run.status == 0)
    #expect(try scratch.names().contains("out/showcase/WalkLayer.swift"))
    #expect(try scratch.names().contains(name))
  }

  @Test(
    "it is not written next to a device",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/null"), "no such device here"))
  func device() throws {
    let run = try CommandRun(["convert"] + one + ["-o", "/dev/null", "--support", "shared"])
    #expect(run.status == 0)
    #expect(!FileManager.default.fileExists(atPath: "/dev/PegbarSupport.swift"))
  }
}
