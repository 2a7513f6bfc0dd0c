import Pegbar
import PegbarTestSupport
import Testing

@Suite struct LimitOptionsTests {
  private let sample = "Samples/parenting/arm-and-hand.json"

  @Test("sets a limit by name, records it in generated code, and verifies the result")
  func set() throws {
    let scratch = try Scratch()
    let file = scratch.path("Arm.swift")
    let run = try CommandRun([
      "convert", sample, "-o", file, "--limit", "effects=7", "--limit", "file-size=1MB",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let code = try scratch.text("Arm.swift")
    #expect(code.contains("--limit file-size=1048576 --limit effects=7"))
    let check = try CommandRun(["verify", file, sample])
    #expect(check.status == 0, "\(check.errors)\(check.output)")
  }

  @Test("rejects a file above the limit with a message", arguments: ["convert", "lint", "render"])
  func tooLarge(command: String) throws {
    var arguments = [command, sample, "--limit", "file-size=1KB"]
    if command == "render" { arguments += ["--frames", "0"] }
    let run = try CommandRun(arguments)
    #expect(run.status != 0)
    let said = run.errors + run.output
    #expect(said.contains("the file exceeds 1 KB (limit file-size)"), "\(said)")
  }

  @Test("render draws no more frames than its limit")
  func renderedFrames() throws {
    let scratch = try Scratch()
    let arguments = ["render", "Samples/easing/overshoot.json", "--every", "10", "-o"]
    let run = try CommandRun(arguments + [scratch.path("few"), "--limit", "rendered-frames=3"])
    #expect(run.status == 2)
    #expect(run.errors.contains("more than 3 frames (limit rendered-frames)"), "\(run.errors)")
    #expect(try CommandRun(arguments + [scratch.path("all")]).status == 0)
  }

  @Test(
    "rejects unknown limits and suggests the nearest one",
    arguments: [
      ("file-sise=1MB", "did you mean 'file-size'?"),
      ("xyzzyxyzzy=1", "see 'pegbar explain limits'"),
      ("file-size", "does not have the form NAME=VALUE"), ("mask-depth=1000", "from 1 to 64 masks"),
      ("file-size=large", "a number of bytes, KB, MB or GB"),
    ])
  func refused(change: String, words: String) throws {
    let run = try CommandRun(["convert", sample, "--limit", change])
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test("explain limits lists every limit with its value")
  func list() throws {
    let run = try CommandRun(["explain", "limits"])
    #expect(run.status == 0)
    for limit in Limit.all {
      #expect(run.output.contains("\n\(limit.name): \(limit.text(limit.defaultValue))"))
    }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
