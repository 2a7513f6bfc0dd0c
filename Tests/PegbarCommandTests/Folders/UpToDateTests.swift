import Foundation
import PegbarTestSupport
import Testing

/// Tests of folders that are converted again.
@Suite struct UpToDateTests {
  private let scratch: Scratch

  /// The sentence of a run that skipped animations.
  private let advice = "Findings of unchanged animations are not repeated without --force"

  init() throws {
    scratch = try Scratch()
    for name in ["image/embedded", "effects/tint-picture", "transform/all-parts"] {
      try add(name, as: name)
    }
  }

  private func add(_ sample: String, as name: String) throws {
    try scratch.write(Repository.bytes("Samples/\(sample).json"), to: "in/\(name).json")
  }

  private func convert(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["convert", scratch.path("in"), "-o", scratch.path("out/")] + arguments)
  }

  /// Returns the number of converted and unchanged animations.
  private func counts(_ run: CommandRun) throws -> String {
    let line = try #require(run.errors.split(separator: "\n").last)
    let counts = try #require(line.split(separator: "animations: ").last)
    return counts.split(separator: ", ").prefix(2).joined(separator: ", ")
  }

  @Test("unchanged animations are not converted again, and their findings are not repeated")
  func skipped() throws {
    let first = try convert()
    #expect(try counts(first) == "3 converted, 0 unchanged")
    #expect(first.errors.contains("tint-picture.json:"))
    #expect(!first.errors.contains(advice))
    let second = try convert()
    #expect(second.status == 0)
    #expect(second.errors == "3 animations: 0 converted, 3 unchanged, 0 failed. \(advice)\n")
    #expect(try convert("--quiet").errors.isEmpty)
    try add("effects/tritone-gradient", as: "transform/all-parts")
    let third = try convert()
    #expect(try counts(third) == "1 converted, 2 unchanged")
    #expect(third.errors.contains("all-parts.json:"))
    #expect(!third.errors.contains("tint-picture.json:"))
  }

  @Test(
    "a run that needs findings converts all",
    arguments: [
      ["--force"], ["--measure"], ["--format", "compact"], ["--fail-on", "error"],
    ])
  func complete(_ arguments: [String]) throws {
    #expect(try convert().status == 0)
    let second = try CommandRun(
      ["convert", scratch.path("in"), "-o", scratch.path("out/")] + arguments)
    #expect(second.status == 0)
    #expect(second.errors.contains("tint-picture.json:"), "\(second.errors)")
    #expect(!second.errors.contains(advice))
  }

  @Test("changed options, missing images and edited files are noticed")
  func noticed() throws {
    #expect(try convert().status == 0)
    #expect(try counts(convert("--style", "transactions")) == "3 converted, 0 unchanged")
    #expect(try counts(convert("--style", "transactions")) == "0 converted, 3 unchanged")
    #expect(
      try counts(convert("--style", "transactions", "--host", "uikit"))
        == "3 converted, 0 unchanged")
    let again = try convert("--style", "transactions", "--host", "uikit")
    #expect(again.errors.contains(advice))
    let image = "out/image/Embedded-checks.png"
    let bytes = try scratch.bytes(image)
    try FileManager.default.removeItem(atPath: scratch.path(image))
    #expect(
      try counts(convert("--style", "transactions", "--host", "uikit"))
        == "1 converted, 2 unchanged")
    #expect(try scratch.bytes(image) == bytes)
    let code = "out/transform/AllPartsLayer.swift"
    let edited = try scratch.text(code).replacing("MARK", with: "mark")
    try scratch.write(Array(edited.utf8), to: code)
    let refused = try convert("--style", "transactions", "--host", "uikit")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("AllPartsLayer.swift: not replaced: it was edited"))
    #expect(try scratch.text(code) == edited)
  }

  @Test("files older than a build from source are converted again")
  func older() throws {
    #expect(try convert().status == 0)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: scratch.path("out/effects/TintPictureLayer.swift"))
    let second = try convert()
    #expect(second.errors.contains("tint-picture.json:"))
    #expect(!second.errors.contains("all-parts.json:"))
    #expect(second.errors.contains(advice))
  }

  @Test("formats without headers are converted")
  func scenes() throws {
    #expect(try convert("--to", "scene").status == 0)
    let second = try convert("--to", "scene")
    #expect(second.errors.contains("tint-picture.json:"))
    #expect(!second.errors.contains(advice))
  }
}
