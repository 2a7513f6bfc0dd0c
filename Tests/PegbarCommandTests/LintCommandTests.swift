import PegbarTestSupport
import Testing

@Suite struct LintCommandTests {
  @Test("folders are searched for animations, in order")
  func folders() throws {
    let scratch = try Scratch()
    let animation = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    for name in ["b.json", "a.json"] { try scratch.write(animation, to: name) }
    try scratch.write([], to: "notes.txt")
    let clean = try CommandRun(["lint", scratch.path(""), "--report", "text"])
    #expect(clean.status == 0)
    #expect(clean.output == "2 files: all have nothing wrong. No findings.\n")
    for name in ["d.json", "c.json"] { try scratch.write(Array("{".utf8), to: name) }
    let broken = try CommandRun(["lint", scratch.path(""), "--report", "text"])
    #expect(broken.status == 1)
    let lines = broken.output.split(separator: "\n")
    let places = ["c.json", "d.json"].map { scratch.path($0) }
    #expect(
      lines.filter { $0.hasPrefix("/") }.map { $0.prefix { $0 != ":" } } == places.map { $0[...] })
    #expect(lines.count { $0.hasPrefix("- The file is not valid JSON: ") } == 2)
    #expect(
      try #require(lines.last).hasPrefix(
        "4 files: 2 cannot be shown and 2 have nothing wrong. 2 errors; "))
  }

  @Test("the report is the output, in the form asked for")
  func form() throws {
    let run = try CommandRun(["lint", "-", "--report", "json"], input: Array("[]".utf8))
    #expect(run.status == 1)
    #expect(run.output.contains("\"id\": \"format/not-a-lottie\""))
    #expect(run.errors.isEmpty)
  }
}
