import Foundation
import PegbarTestSupport
import Testing

/// Tests of progress and of changes while a command runs.
@Suite struct WatchTests {
  private static let square = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))

  /// Waits until a condition is true, for at most a minute.
  private static func waits(until holds: () -> Bool) -> Bool {
    for _ in 0..<600 {
      if holds() { return true }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return false
  }

  @Test("converts changed files again and continues after errors")
  func watch() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("in"), withIntermediateDirectories: false)
    try scratch.write(Self.square, to: "in/a.json")
    for folder in ["in/c", "in/d"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: false)
      try scratch.write(Self.square, to: folder + "/same.json")
    }
    let process = CommandRun.process([
      "convert", scratch.path("in"), "-o", scratch.path("out"), "--watch", "--quiet",
    ])
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    func code(_ name: String) -> String { (try? scratch.text("out/" + name)) ?? "" }
    #expect(Self.waits { code("ALayer.swift").contains("30 fps") })
    let faster = String(decoding: Self.square, as: UTF8.self).replacing(
      "\"fr\": 30", with: "\"fr\": 60")
    try scratch.write(Array(faster.utf8.dropLast(9)), to: "in/a.json")
    try scratch.write(Self.square, to: "in/b.json")
    #expect(Self.waits { code("BLayer.swift").contains("30 fps") })
    #expect(code("ALayer.swift").contains("30 fps"))
    try scratch.write(Array(faster.utf8), to: "in/a.json")
    #expect(Self.waits { code("ALayer.swift").contains("60 fps") })
    // The name of a file still depends on the others.
    try scratch.write(Array(faster.utf8), to: "in/c/same.json")
    #expect(Self.waits { code("c/CSameLayer.swift").contains("60 fps") })
    #expect(try !scratch.names().contains("out/c/SameLayer.swift"))
    #expect(process.isRunning)
  }

  @Test("applies new, changed and invalid configurations immediately", .slow)
  func configuration() throws {
    let scratch = try Scratch()
    try scratch.write(Array(#"{"root": true}"#.utf8), to: "in/.pegbar.json")
    try scratch.write(Self.square, to: "in/a.json")
    try scratch.write(Self.square, to: "in/b/b.json")
    let process = CommandRun.process([
      "convert", scratch.path("in"), "-o", scratch.path("out"), "--watch", "--quiet",
    ])
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    func exists(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: scratch.path("out/" + name))
    }
    #expect(Self.waits { exists("ALayer.swift") && exists("b/BLayer.swift") })
    func configure(_ json: String, in folder: String = "in/") throws {
      try scratch.write(Array(json.utf8), to: folder + ".pegbar.json")
    }
    try configure(#"{"root": true, "convert": {"prefix": "App"}}"#)
    #expect(Self.waits { exists("AppALayer.swift") && exists("b/AppBLayer.swift") })
    try configure(#"{"convert": {"prefix": "My"}}"#, in: "in/b/")
    #expect(Self.waits { exists("b/MyBLayer.swift") })
    try configure("{")
    Thread.sleep(forTimeInterval: 1)
    #expect(process.isRunning)
    try configure(#"{"root": true, "convert": {"prefix": "Our"}}"#)
    #expect(Self.waits { exists("OurALayer.swift") })
  }

  @Test(
    "shows progress in a terminal and erases it at the end, and shows none elsewhere", .slow)
  func progress() throws {
    let scratch = try Scratch()
    for name in ["a.json", "b.json"] { try scratch.write(Self.square, to: name) }
    let arguments = ["convert", scratch.path(""), "-o", scratch.path("out")]
    let shown = try TerminalRun(arguments, columns: 100, environment: ["CI": ""])
    #expect(shown.text.contains("\r[2/2] "))
    // The line is erased before any other output.
    #expect(shown.text.contains("\r\u{1B}[K"))
    let last = try #require(shown.text.split(separator: "\u{1B}[K").last)
    #expect(last.contains("2 animations: 2 converted"))
    for environment in [["CI": "true"], ["CI": "1"]] {
      let run = try TerminalRun(arguments, columns: 100, environment: environment)
      #expect(!run.text.contains("[2/2]"))
    }
    #expect(try !CommandRun(arguments).errors.contains("[2/2]"))
  }
}
