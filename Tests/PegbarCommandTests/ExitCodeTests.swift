import Foundation
import PegbarTestSupport
import Testing

private let sample = "Samples/parenting/arm-and-hand.json"
private let lossy = "Samples/losses/what-does-not-survive.json"

@Suite struct ExitCodeTests {
  @Test(
    "0: success",
    arguments: [
      ["--version"], ["--help"], ["convert", sample], ["convert", lossy],
      ["convert", sample, "--fail-on", "note"], ["convert", lossy, "--fail-on", "error"],
      ["lint", sample], ["lint", lossy], ["explain"], ["explain", "format/wrong-type"],
      ["render", sample, "--frames", "0"],
    ])
  func fine(_ arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(
    "1: a finding at or above the severity",
    arguments: [
      ["convert", "Samples/motion/curved-path.json", "--measure", "--max-error", "0"],
      ["convert", lossy, "--fail-on", "warning"], ["lint", lossy, "--fail-on", "warning"],
      ["lint", "Package.swift"], ["lint", sample, "Package.swift"],
    ])
  func findings(_ arguments: [String]) throws {
    #expect(try CommandRun(arguments).status == 1)
  }

  @Test(
    "2: usage error, including those that the argument parser finds",
    arguments: Tier.some(
      [
        ["convert"], ["convert", sample, "--nope"], ["convert", sample, "--to", "kotlin"],
        ["convert", sample, "--max-error", "1"],
        ["convert", sample, "--measure", "--max-error", "-1"], ["convert", sample, "--exact"],
        ["convert", sample, "--tolerance", "0"],
        ["convert", sample, "--type-name", "class"], ["convert", sample, "--type-name", "1a"],
        ["convert", sample, "--fail-on", "sometimes"], ["convert", sample, "-o", "/dev/null/x"],
        ["explain", "format/nope"], ["render", sample], ["render", sample, "--frames", "a"],
        ["render", sample, "--every", "0", "-o", "x/"], ["render", sample, "--every", "5"],
        ["render", sample, "--frames", "0", "--width", "0"],
        ["render", sample, "--frames", "0", "--width", "wide"],
        ["render", sample, "--frames", "0", "--background", "#12"],
        ["render", sample, "--frames", "0", "--background", "#-12345"],
        ["render", sample, "--frames", "0", "--background", "puce"],
        ["render", sample, "--frames", "0,1"], ["render", sample, "--times", "5"], ["lint"],
        ["render", sample, "--times", "500%"], ["render", sample, "--times", "0s", "-o", "x.gif"],
        ["convert", "Samples"], ["convert", sample, sample + "/../draw-on.json"],
        ["convert", sample, "--prefix", "1"], ["convert", sample, "--jobs", "0"],
        ["convert", sample, "--watch"], ["convert", "-", "--files-from", "-", "-o", "x/"],
        ["convert", sample, "-o", "x.swift", "--report-file", "./x.swift"],
        ["convert", sample, "--type-name", "A", "--prefix", "B"],
        ["melt"],
      ], every: 6))
  func usage(_ arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 2)
    #expect(!run.errors.isEmpty)
  }

  @Test(
    "2: output that cannot be written, including standard output",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no full disk here"),
    arguments: [
      ["convert", sample, "--quiet"], ["lint", lossy], ["explain"], ["--help"],
      ["render", sample, "--frames", "0"],
    ])
  func fullDisk(_ arguments: [String]) throws {
    let run = try CommandRun(arguments, device: "/dev/full")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("pegbar: standard output: "))
  }

  @Test("the most severe exit code of several files applies, in any order")
  func gravest() throws {
    let scratch = try Scratch()
    let square = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    try scratch.write(square, to: "in/a.json")
    try scratch.write(Array("// Mine.\n".utf8), to: "out/ALayer.swift")
    try scratch.write(Array("<svg>mine</svg>".utf8), to: "frames/a/0000.svg")
    let (good, missing) = (scratch.path("in/a.json"), scratch.path("in/none.json"))
    let convert = ["convert", "-o", scratch.path("out/")]
    let render = ["render", "--frames", "0", "-o", scratch.path("frames/")]
    for command in [convert, render] {
      #expect(try CommandRun(command + [good, scratch.path("in")]).status == 1)
      #expect(try CommandRun(command + [good, missing]).status == 3)
      #expect(try CommandRun(command + [missing, good]).status == 3)
    }
    let failing = ["convert", lossy, missing, "-o", scratch.path("x/")]
    #expect(try CommandRun(failing + ["--fail-on", "warning"]).status == 3)
  }

  @Test("an unknown member of a scene is a warning", arguments: [("warning", 1), ("error", 0)])
  func sceneMember(_ severity: String, _ status: Int32) throws {
    let scene = """
      {"pegbar": 1, "kind": "exact", "name": "", "duration": 1, "frameRate": 1, "colour": 1,
       "root": {"name": "", "size": [1, 1]}}
      """
    let run = try CommandRun(["convert", "-", "--fail-on", severity], input: Array(scene.utf8))
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(": warning: ") && run.errors.contains("scene-unknown-member"))
  }

  @Test(
    "3: unreadable input",
    arguments: [
      ["convert", "nowhere.json"], ["convert", "Package.swift"],
      ["render", "Package.swift", "--frames", "0"], ["lint", "nowhere.json"],
      ["lint", sample, "nowhere.json"], ["convert", "Package.swift", "--quiet"],
      ["render", "nowhere.json", "--frames", "0"],
    ])
  func unreadable(_ arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 3)
    #expect(!run.errors.isEmpty)
  }
}
