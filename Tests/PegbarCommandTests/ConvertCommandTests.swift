import Foundation
import PegbarTestSupport
import Testing

@testable import PegbarCommand

@Suite struct ConvertCommandTests {
  private let sample = "Samples/parenting/arm-and-hand.json"

  @Test("writes the result to standard output and the report to standard error")
  func streams() throws {
    let run = try CommandRun(["convert", sample])
    #expect(run.output.contains("class ArmAndHandLayer"))
    #expect(run.errors.isEmpty, "nothing is lost")
    let told = try CommandRun(["convert", sample, "--report", "text"])
    #expect(told.errors.hasPrefix("\(sample): looks the same as the design.\n"))
  }

  @Test("- reads standard input")
  func standardInput() throws {
    let run = try CommandRun(["convert", "-", "--to", "scene"], input: Repository.bytes(sample))
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("{\n  \"pegbar\": 1,"))
  }

  @Test("-o - writes to standard output")
  func standardOutput() throws {
    let run = try CommandRun(["convert", sample, "-o", "-"])
    #expect(run.status == 0)
    #expect(run.output.contains("class ArmAndHandLayer"))
    let frame = try CommandRun(["render", sample, "--times", "50%", "-o", "-"])
    #expect(frame.output.hasPrefix("<svg "))
  }

  @Test("writes images and a file named after the type into a folder")
  func folder() throws {
    let scratch = try Scratch()
    let run = try CommandRun([
      "convert", "Samples/image/embedded.json", "-o", scratch.path("deep/er/"), "--type-name",
      "Checks",
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try scratch.names() == [
        "deep", "deep/er", "deep/er/Checks-checks.png", "deep/er/Checks.swift",
      ])
  }

  @Test("--style transactions writes a function for each transaction, in Swift only")
  func style() throws {
    let walk = "Samples/showcase/walk.json"
    let run = try CommandRun(["convert", walk, "--style", "transactions"])
    #expect(run.output.contains("\n  func walkIn() {"))
    #expect(!run.output.contains("func timeline()"))
    let scratch = try Scratch()
    let hosted = try CommandRun([
      "convert", walk, "-o", scratch.path("a/"), "--style", "transactions", "--host", "uikit",
    ])
    #expect(hosted.status == 0, "\(hosted.errors)")
    #expect(try scratch.names() == ["a", "a/WalkLayer.swift", "a/WalkView.swift"])
    let scene = try CommandRun(["convert", walk, "--to", "scene", "--style", "transactions"])
    #expect(scene.status == 2)
    #expect(try CommandRun(["convert", walk, "--style", "storyboard"]).status == 2)
  }

  @Test("writes a host to a second file next to the code")
  func host() throws {
    let scratch = try Scratch()
    let folder = try CommandRun(["convert", sample, "-o", scratch.path("a/"), "--host", "uikit"])
    #expect(folder.status == 0, "\(folder.errors)")
    let file = try CommandRun([
      "convert", sample, "-o", scratch.path("a/b.swift"), "--host", "swiftui", "--type-name", "Arm",
    ])
    #expect(file.status == 0, "\(file.errors)")
    #expect(
      try scratch.names() == [
        "a", "a/ArmAndHandLayer.swift", "a/ArmAndHandView.swift", "a/ArmView.swift", "a/b.swift",
      ])
    #expect(try CommandRun(["convert", sample, "--host", "uikit"]).status == 2)
    #expect(
      try CommandRun(["convert", sample, "--to", "scene", "-o", "x", "--host", "uikit"]).status == 2
    )
  }

  @Test(
    "writes images next to a single file, prefixed with its type, or to their own folder")
  func images() throws {
    let image = "Samples/image/embedded.json"
    let scratch = try Scratch()
    let first = try CommandRun([
      "convert", image, "-o", scratch.path("A.swift"), "--report", "text",
    ])
    #expect(first.errors.contains("\(scratch.path("Embedded-checks.png")): written\n"))
    let again = try CommandRun(
      ["convert", image, "-o", scratch.path("A.swift"), "--report", "text"])
    #expect(!again.errors.contains(": written\n"), "the same bytes")
    let moved = try CommandRun([
      "convert", image, "-o", scratch.path("code/B.swift"), "--images", scratch.path("pictures"),
    ])
    #expect(moved.status == 0)
    #expect(try scratch.text("code/B.swift").contains("// Options: --images \"../pictures\"\n"))
    #expect(
      try scratch.names() == [
        "A.swift", "Embedded-checks.png", "code", "code/B.swift", "pictures",
        "pictures/Embedded-checks.png",
      ]
    )
    #expect(
      try CommandRun(["convert", image, "--to", "scene", "--images", scratch.path("p")]).status == 2
    )
  }

  @Test("rejects Swift options for other formats, and unknown kinds")
  func exposing() throws {
    #expect(try CommandRun(["convert", sample, "--expose", "colors,shapes"]).status == 2)
    #expect(try CommandRun(["convert", sample, "--expose", "colors", "--to", "scene"]).status == 2)
    let run = try CommandRun(["convert", sample, "--expose", "colors", "--quiet"])
    #expect(run.output.contains("// Options: --expose colors\n"))
    #expect(run.output.contains("// MARK: Parameters"))
  }

  @Test("writes shared functions once, next to the code, if requested", .slow)
  func support() throws {
    let scratch = try Scratch()
    let sample = Repository.root.appending(path: "Samples/showcase/walk.json").path
    func convert(_ arguments: String...) throws -> CommandRun {
      try CommandRun(["convert", sample] + arguments)
    }
    #expect(try convert("-o", scratch.path("alone/")).status == 0)
    #expect(try scratch.names().filter { $0.hasPrefix("alone/") } == ["alone/WalkLayer.swift"])
    #expect(try convert("-o", scratch.path("out/"), "--support", "shared").status == 0)
    let code = try String(contentsOfFile: scratch.path("out/WalkLayer.swift"), encoding: .utf8)
    #expect(code.contains("\nclass WalkLayer: PegbarScene, PegbarMarkedScene {"))
    #expect(code.contains("// Options: --support shared"))
    let support = scratch.path("out/PegbarSupport.swift")
    let text = try String(contentsOfFile: support, encoding: .utf8)
    #expect(text.contains("\nclass PegbarScene: CALayer {"))
    // An edited file is kept and reported.
    try (text + "// mine\n").write(toFile: support, atomically: true, encoding: .utf8)
    let refused = try convert("-o", scratch.path("out/"), "--support", "shared")
    #expect(refused.status == 1 && refused.errors.contains("PegbarSupport.swift: not replaced: "))
    #expect(try convert("-o", scratch.path("out/"), "--support", "shared", "--force").status == 0)
    #expect(try String(contentsOfFile: support, encoding: .utf8) == text)
    #expect(try convert("--support", "shared").errors.contains("requires a file or folder"))
    #expect(try convert("--support", "shared", "--to", "scene").status == 2)
    #expect(try convert("-o", scratch.path("x.swift"), "--support", "shared").status == 0)
    #expect(try scratch.names().contains("PegbarSupport.swift"))
  }

  @Test("the article on the command lists every option")
  func article() throws {
    let path = "Sources/Face/Pegbar/Pegbar.docc/Articles/CommandLine.md"
    let article = String(decoding: try Repository.bytes(path), as: UTF8.self)
    for name in PegbarCommand.commandNames {
      #expect(article.contains("`pegbar \(name)`"), "\(name)")
    }
    let help = try CommandRun(["convert", "--help"]).output
    let options = help.matches(of: /--[a-z-]+/).map { String($0.output) }
    #expect(options.contains("--expose"))
    for option in options where option != "--help" && option != "--version" {
      // An option that resets another one is documented together with it.
      let names = [option, option.replacing(/^--no-/, with: "--")]
      #expect(
        names.contains { article.contains("`\($0)") || article.contains("\($0)`") }, "\(option)")
    }
  }

  @Test("does not report losses of keyframes for the exact scene", .slow)
  func exactReport() throws {
    func report(_ sample: String, _ more: String...) throws -> String {
      let scratch = try Scratch()
      let output = ["--to", "scene", "-o", scratch.path("a.json"), "--report", "text"]
      let run = try CommandRun(["convert", sample] + output + more)
      return run.errors.replacing("\(scratch.path("a.json")): written\n", with: "")
    }
    let trim = "Samples/trim/on-fill.json"
    #expect(try report(trim).contains("normalize/"))
    #expect(
      try report(trim, "--exact") == """
        \(trim): looks the same as the design.

        1 layer is kept as designed. 2 keyframes, with the original times and values.

        """)
    let blur = "Samples/effects/gaussian-blur.json"
    #expect(try report(blur).contains("effect/gaussian-blur"))
    #expect(try report(blur, "--exact").contains("2 keyframes, with the original"))
    #expect(try !report(blur, "--exact").contains("effect/gaussian-blur"))
    // Content that import drops is also missing in the exact scene.
    let losses = "Samples/losses/what-does-not-survive.json"
    #expect(try report(losses, "--exact").contains("property/expression"))
    // Computed expressions are also approximated in the exact scene.
    let wiggle = "Samples/expressions/wiggle.json"
    #expect(
      try report(wiggle, "--exact").contains("10 keyframes: 1 of 1 animation is approximated.")
    )
  }

  @Test("writes only the result to a file, and prints nothing with --quiet")
  func file() throws {
    let scratch = try Scratch()
    let run = try CommandRun([
      "convert", sample, "--to", "scene", "--exact", "-o", scratch.path("a.json"), "--quiet",
    ])
    #expect(run.errors.isEmpty)
    #expect(run.output.isEmpty)
    #expect(try scratch.names() == ["a.json"])
    #expect(try scratch.text("a.json").contains(#""kind": "exact""#))
  }

  @Test("never overwrites the input")
  func overwriting() throws {
    let scratch = try Scratch()
    let bytes = try Repository.bytes(sample)
    try scratch.write(bytes, to: "a.json")
    let path = scratch.path("a.json")
    #expect(try CommandRun(["convert", path, "--to", "scene", "-o", path]).status == 2)
    #expect(try CommandRun(["convert", path, "--report-file", path]).status == 2)
    #expect(try CommandRun(["lint", path, "--report-file", path]).status == 2)
    #expect(try CommandRun(["render", path, "--frames", "0", "-o", path]).status == 2)
    #expect(try scratch.text("a.json") == String(decoding: bytes, as: UTF8.self))
  }

  @Test("writes the report to a file in the requested format")
  func reportFile() throws {
    let scratch = try Scratch()
    let run = try CommandRun([
      "convert", sample, "--report", "json", "--report-file", scratch.path("r/report.json"),
    ])
    #expect(run.errors.isEmpty)
    #expect(try scratch.text("r/report.json").contains("\"pegbarReport\": 1"))
  }

  @Test(
    "names an unreadable file and the error position, even with --quiet",
    arguments: [[], ["--quiet"]])
  func unreadable(_ options: [String]) throws {
    let run = try CommandRun(["convert", "-"] + options, input: Array("{\n  \"w\": ,".utf8))
    #expect(run.errors.contains("-:2:8"), "\(run.errors)")
    #expect(run.errors.contains("format/invalid-json"))
  }

  @Test("writes the pictures that a Markdown report displays")
  func pictures() throws {
    let scratch = try Scratch()
    let sample = "Samples/stroke/dash-lengths.json"
    let arguments = [
      "convert", Repository.path(sample), Repository.path("Samples/easing/hold.json"), "-o", "out/",
      "--measure", "--report-file", "reports/a.md", "--pictures", "pictures",
    ]
    let run = try CommandRun(arguments, in: scratch.path("."))
    #expect(run.status == 0, "\(run.errors)")
    let report = try scratch.text("reports/a.md")
    for name in ["HoldLayer.png", "DashLengthsLayer.png", "DashLengthsLayer-differences.png"] {
      #expect(report.contains("](../pictures/\(name))"), "\(report)")
      #expect(try scratch.bytes("pictures/\(name)").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
    #expect(!report.contains("HoldLayer-differences") && report.contains("### "))
    let wrong = try CommandRun(["convert", Repository.path(sample), "--pictures", "p"])
    #expect(wrong.status == 2 && wrong.errors.contains("--pictures requires a report in Markdown"))
  }
}
