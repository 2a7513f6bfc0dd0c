import Foundation
import PegbarTestSupport
import Testing

/// Tests of existing files at output paths.
@Suite struct ExistingFileTests {
  private let scratch: Scratch
  private let image = "Samples/image/embedded.json"

  init() throws { scratch = try Scratch() }

  private func convert(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["convert", image, "-o", scratch.path("A.swift"), "--quiet"] + arguments)
  }

  private func date(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: scratch.path(name))[.modificationDate] as? Date
  }

  @Test(
    "keeps foreign and edited files, and writes nothing next to them",
    arguments: Tier.some(["A.swift", "Embedded-checks.png", "EmbeddedView.swift"], every: 3))
  func refused(_ name: String) throws {
    try scratch.write(Array("mine".utf8), to: name)
    let foreign = try convert("--host", "uikit")
    #expect(foreign.status == 1)
    #expect(foreign.errors.contains("\(scratch.path(name)): not replaced: "))
    #expect(foreign.errors.contains("--force"))
    #expect(try scratch.names() == [name])
    #expect(try scratch.text(name) == "mine")
    #expect(try convert("--host", "uikit", "--force").status == 0)
    #expect(try scratch.names() == ["A.swift", "Embedded-checks.png", "EmbeddedView.swift"])

    let made = try scratch.bytes(name)
    try scratch.write(made + [10], to: name)
    let others = try scratch.names().filter { $0 != name }.map { try scratch.bytes($0) }
    let edited = try convert("--host", "uikit", "--style", "transactions")
    #expect(edited.status == 1, "\(name)")
    #expect(try scratch.bytes(name) == made + [10])
    #expect(try scratch.names().filter { $0 != name }.map { try scratch.bytes($0) } == others)
    #expect(try convert("--host", "uikit", "--style", "transactions", "--force").status == 0)
  }

  @Test("keeps the date of unchanged content, and the permissions of changed files")
  func unchanged() throws {
    #expect(try convert().status == 0)
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    for name in ["A.swift", "Embedded-checks.png"] {
      try FileManager.default.setAttributes(
        [.modificationDate: old, .posixPermissions: 0o600], ofItemAtPath: scratch.path(name))
    }
    #expect(try convert().status == 0)
    #expect(try date("A.swift") == old)
    #expect(try convert("--style", "transactions").status == 0)
    #expect(try date("A.swift") != old)
    #expect(try date("Embedded-checks.png") == old)
    let mode =
      try FileManager.default.attributesOfItem(
        atPath: scratch.path("A.swift"))[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("removes hidden leftovers of a terminated run, and keeps files of another run")
  func leftovers() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path("out"), withIntermediateDirectories: false)
    let commands = [
      ["convert", image, "-o", scratch.path("out/A.swift")],
      ["convert", image, "-o", scratch.path("out/")],
      ["convert", "Samples/image", "-o", scratch.path("out")],
      ["render", image, "--times", "0s", "-o", scratch.path("out/a.svg")],
    ]
    for command in commands {
      let mine = ["out/.mine", "out/.pegbar-1-", "out/.pegbar-1-2.json", "out/.pegbar-notes"]
      for name in ["out/.pegbar-1-1", "out/.pegbar-2-2"] + mine {
        try scratch.write([1], to: name)
      }
      for name in ["out/.pegbar-1-1"] + mine {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -700)],
          ofItemAtPath: scratch.path(name))
      }
      let run = try CommandRun(command + ["--quiet"])
      #expect(run.status == 0, "\(run.errors)")
      let hidden = try scratch.names().filter { $0.contains("/.") }
      #expect(hidden == (mine + ["out/.pegbar-2-2"]).sorted(), "\(command)")
    }
  }

  @Test("follows symbolic links to files, and no link that leads nowhere")
  func links() throws {
    let link = scratch.path("A.swift")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "there.swift")
    let refused = try convert()
    #expect(refused.status == 2)
    #expect(refused.errors.contains("A.swift: is a link to a file that does not exist"))
    #expect(try scratch.names() == ["A.swift"])
    try scratch.write([], to: "there.swift")
    #expect(try convert().status == 0)
    #expect(try scratch.text("there.swift").contains("class EmbeddedLayer"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "there.swift")
  }

  @Test("writes no file if one of them cannot be written")
  func together() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path("Embedded-checks.png"), withIntermediateDirectories: false)
    let run = try convert("--report-file", scratch.path("r.txt"))
    #expect(run.status == 2)
    #expect(run.errors.contains("Embedded-checks.png: is a folder"))
    #expect(try scratch.names() == ["Embedded-checks.png"])
    try FileManager.default.removeItem(atPath: scratch.path("Embedded-checks.png"))
    try scratch.write(Array("mine".utf8), to: "r.txt")
    #expect(try convert("--report-file", scratch.path("r.txt")).status == 1)
    #expect(try scratch.names() == ["r.txt"])
    #expect(try convert("--report-file", scratch.path("r.txt"), "--force").status == 0)
    #expect(try convert("--report-file", scratch.path("r.txt")).status == 0, "its own report")
    try scratch.write(Array("mine".utf8), to: "r.txt")
    let folder = try CommandRun([
      "convert", image, "-o", scratch.path("out/"), "--report-file", scratch.path("r.txt"),
    ])
    #expect(folder.status == 1)
    #expect(try !scratch.names().contains("out"))
  }

  @Test("keeps output of another source if the name was not requested")
  func otherSource() throws {
    let square = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    for name in ["my-icon.json", "my_icon.json"] { try scratch.write(square, to: name) }
    func run(_ name: String) throws -> CommandRun {
      try CommandRun(["convert", scratch.path(name), "-o", scratch.path("out/"), "--quiet"])
    }
    #expect(try run("my-icon.json").status == 0)
    let other = try run("my_icon.json")
    #expect(other.status == 1)
    #expect(other.errors.contains("it was generated from 'my-icon.json'"))
  }

  @Test(
    "writes to a device, and nothing next to it",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/null"), "no such device here"))
  func device() throws {
    let run = try CommandRun(["convert", image, "-o", "/dev/null", "--quiet"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: "/dev/Embedded-checks.png"))
    let streamed = try CommandRun(["convert", image, "-o", "/dev/stdout", "--quiet"])
    #expect(streamed.output.contains("class EmbeddedLayer"))
  }

  @Test("replaces frames only if pegbar rendered them")
  func frames() throws {
    let arguments = ["render", image, "--times", "0s", "-o", scratch.path("a.svg")]
    #expect(try CommandRun(arguments).status == 0)
    #expect(try CommandRun(arguments + ["--width", "50"]).status == 0)
    try scratch.write(Array("<svg/>".utf8), to: "a.svg")
    let run = try CommandRun(arguments)
    #expect(run.status == 1)
    #expect(run.errors.contains("a.svg: not replaced: pegbar did not write it"))
    #expect(try CommandRun(arguments + ["--force"]).status == 0)
  }
}
