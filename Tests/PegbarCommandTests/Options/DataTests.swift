import Foundation
import PegbarTestSupport
import Testing

/// Outlines in a text file next to the code.
@Suite struct DataTests {
  private let sample = "Samples/trim/on-fill.json"
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Repository.bytes(sample), to: "ring.json")
  }

  private func convert(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["convert", scratch.path("ring.json"), "--no-config"] + arguments)
  }

  private func verified() throws -> CommandRun {
    try CommandRun(["verify", scratch.path("out"), scratch.path("ring.json"), "--no-config"])
  }

  @Test("has the outlines of the embedded code, one on each line")
  func lines() throws {
    #expect(try convert("-o", scratch.path("plain/")).status == 0)
    #expect(try convert("--data", "file", "-o", scratch.path("out/")).status == 0)
    let embedded = try scratch.text("plain/RingLayer.swift")
    let code = try scratch.text("out/RingLayer.swift")
    let table = try #require(embedded.split(separator: "fileprivate enum Outline {").last)
    let outlines = table.matches(of: #/ "(m[^"]+)"/#).map(\.output.1)
    let lines = try scratch.text("out/RingLayer.paths.txt").split(separator: "\n")
    #expect(lines.count >= 59 && Set(lines) == Set(outlines))
    #expect(!code.contains(#/"m\d/#))
    #expect(code.contains("Morph = Array(lines["))
    #expect(code.contains(#"forResource: "RingLayer.paths.txt""#))
    #expect(code.contains("// Options: --data file\n"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("plain/RingLayer.paths.txt")))
  }

  @Test("is verified with the code, and replaced only if it is unchanged")
  func verification() throws {
    let arguments = ["--data", "file", "-o", scratch.path("out/")]
    #expect(try convert(arguments[0], arguments[1], arguments[2], arguments[3]).status == 0)
    #expect(try verified().status == 0)
    let before = try scratch.text("out/RingLayer.paths.txt")
    let windows = before.replacing("\n", with: "\r\n")
    try scratch.write(Array(windows.utf8), to: "out/RingLayer.paths.txt")
    #expect(try verified().status == 0)
    try scratch.write(Array((before + "m0 0\n").utf8), to: "out/RingLayer.paths.txt")
    let changed = try verified()
    #expect(changed.status == 1)
    #expect(changed.output.contains("RingLayer.paths.txt was changed"), "\(changed.output)")
    let refused = try convert("--data", "file", "-o", scratch.path("out/"))
    #expect(refused.status == 1)
    #expect(refused.errors.contains("it was changed after pegbar wrote it"), "\(refused.errors)")
    #expect(try convert("--data", "file", "--force", "-o", scratch.path("out/")).status == 0)
    #expect(try scratch.text("out/RingLayer.paths.txt") == before)
    try FileManager.default.removeItem(atPath: scratch.path("out/RingLayer.paths.txt"))
    #expect(try verified().output.contains("missing data file"))
  }

  @Test("is reported as unused once the outlines are in the code")
  func unused() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path("in"), withIntermediateDirectories: true)
    try scratch.write(Repository.bytes(sample), to: "in/ring.json")
    for place in ["file", "embedded"] {
      let run = try CommandRun([
        "convert", scratch.path("in"), "--no-config", "--data", place, "-o", scratch.path("out/"),
      ])
      #expect(run.status == 0, "\(run.errors)")
    }
    let run = try CommandRun(["verify", scratch.path("out"), scratch.path("in"), "--no-config"])
    #expect(run.output.contains("RingLayer.paths.txt: unused data file"), "\(run.output)")
  }

  @Test("requires a folder for the file")
  func refusals() throws {
    let output = try convert("--data", "file")
    #expect(output.status == 2)
    #expect(output.errors.contains("--data requires --to swift and a file or folder"))
    let code = scratch.path("Ring.swift")
    let step = try convert("--data", "file", "--build-step", "-o", code)
    #expect(step.status == 2)
    #expect(step.errors.contains("--data file cannot be combined with --build-step"))
    #expect(try convert("--data", "file", "--to", "scene", "-o", code).status == 2)
  }

  @Test("is configured, but not for the standard output and build steps")
  func configuration() throws {
    try scratch.write(
      Array(#"{"root": true, "convert": {"data": "file"}}"#.utf8), to: ".pegbar.json")
    func code(_ arguments: String...) throws -> String {
      let run = try CommandRun(["convert", scratch.path("ring.json")] + arguments)
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }
    #expect(try !code().contains("paths.txt"))
    _ = try code("--build-step", "-o", scratch.path("RingLayer.swift"))
    #expect(try !scratch.text("RingLayer.swift").contains("paths.txt"))
    _ = try code("-o", scratch.path("out/"))
    #expect(try !scratch.text("out/RingLayer.paths.txt").isEmpty)
    _ = try code("--data", "embedded", "-o", scratch.path("plain/"))
    #expect(try !scratch.text("plain/RingLayer.swift").contains("paths.txt"))
  }

  @Test("contains long paths that are used once, and does not exist without outlines")
  func singles() throws {
    let points = (0..<60).map { "[\($0).5, \($0 * $0 % 97).25]" }.joined(separator: ", ")
    let zeros = (0..<60).map { _ in "[0, 0]" }.joined(separator: ", ")
    let zigzag = """
      {"ty": "sh", "ks": {"a": 0, "k": {"c": true, "v": [\(points)], "i": [\(zeros)], "o": [\(zeros)]}}}
      """
    let fill = #"{"ty": "fl", "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 100}}"#
    for (name, shape) in [("long", zigzag), ("short", Lottie.square)] {
      try scratch.write(
        Lottie.animation(layers: Lottie.shapeLayer(shapes: shape + ", " + fill)), to: "\(name).json"
      )
      let run = try CommandRun([
        "convert", scratch.path("\(name).json"), "--no-config", "--data", "file", "-o",
        scratch.path("out/"),
      ])
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try scratch.text("out/LongLayer.paths.txt").split(separator: "\n").count == 1)
    #expect(try scratch.text("out/LongLayer.swift").contains("outline(Outline."))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("out/ShortLayer.paths.txt")))
    #expect(try !scratch.text("out/ShortLayer.swift").contains("Outline"))
  }

  @Test("belongs to owned code without a list")
  func owned() throws {
    #expect(try convert("--own", "--data", "file", "-o", scratch.path("out/")).status == 0)
    #expect(try !scratch.text("out/RingLayer.swift").contains("// Data:"))
    #expect(try !scratch.text("out/RingLayer.paths.txt").isEmpty)
  }
}
