import PegbarTestSupport
import Testing

@Suite struct RenderCommandTests {
  private let sample = "Samples/easing/overshoot.json"

  @Test("files in a folder are called after the frame, with a fraction only where there is one")
  func names() throws {
    let scratch = try Scratch()
    let run = try CommandRun([
      "render", sample, "--frames", "0,12.5", "--times", "0.2s,50%", "-o", scratch.path("f"),
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try scratch.names() == ["f", "f/0000.svg", "f/0006.svg", "f/0012.5.svg", "f/0030.svg"])
  }

  @Test("one frame goes to the standard output or to a file")
  func oneFrame() throws {
    let scratch = try Scratch()
    let run = try CommandRun(["render", sample, "--frames", "10"])
    #expect(run.output.contains("<svg"))
    _ = try CommandRun(["render", sample, "--frames", "10", "-o", scratch.path("one.svg")])
    #expect(try scratch.text("one.svg") == run.output)
  }

  @Test("a time and the frame it falls on show the same")
  func times() throws {
    let frame = try CommandRun(["render", sample, "--frames", "30"])
    #expect(try CommandRun(["render", sample, "--times", "1s"]).output == frame.output)
    #expect(try CommandRun(["render", sample, "--times", "50%"]).output == frame.output)
  }

  @Test("a list draws frames of many files; what cannot be read is named, the rest is drawn")
  func list() throws {
    let scratch = try Scratch()
    let lines = [
      "\(sample)\t0\t\(scratch.path("a/0.svg"))", "nowhere.json\t0\t\(scratch.path("b.svg"))",
      "\(sample)\t7.5\t\(scratch.path("a/1.svg"))", "",
    ]
    try scratch.write(Array(lines.joined(separator: "\n").utf8), to: "list.tsv")
    let run = try CommandRun(["render", "--list", scratch.path("list.tsv"), "--normalized"])
    #expect(run.status == 3)
    #expect(run.errors.contains("nowhere.json"))
    #expect(try scratch.names() == ["a", "a/0.svg", "a/1.svg", "list.tsv"])
  }

  @Test("a line of a list that is none is named")
  func brokenList() throws {
    let scratch = try Scratch()
    try scratch.write(Array("a.json\t0\n".utf8), to: "list.tsv")
    let run = try CommandRun(["render", "--list", scratch.path("list.tsv")])
    #expect(run.status == 2)
    #expect(run.errors.contains("list.tsv:1:"))
  }
}
