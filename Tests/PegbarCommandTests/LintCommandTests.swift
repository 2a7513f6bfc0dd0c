import PegbarTestSupport
import Testing

@Suite struct LintCommandTests {
  @Test("folders are searched for animations, in order")
  func folders() throws {
    let scratch = try Scratch()
    let animation = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    for name in ["b.json", "a.json"] { try scratch.write(animation, to: name) }
    try scratch.write([], to: "notes.txt")
    let clean = try CommandRun(["lint", scratch.path("")])
    #expect(clean.status == 0)
    #expect(clean.output == "2 files: no findings\n")
    for name in ["d.json", "c.json"] { try scratch.write(Array("{".utf8), to: name) }
    let broken = try CommandRun(["lint", scratch.path("")])
    #expect(broken.status == 1)
    let places = broken.output.split(separator: "\n").filter { $0.contains(": 1 error") }
    #expect(
      places.map(String.init) == ["c.json", "d.json"].map { "\(scratch.path($0)): 1 error" })
    #expect(broken.output.hasSuffix("4 files: 2 errors; 2 files without any\n"))
  }

  @Test("the report is the output, in the form asked for")
  func form() throws {
    let run = try CommandRun(["lint", "-", "--report", "json"], input: Array("[]".utf8))
    #expect(run.status == 1)
    #expect(run.output.contains("\"id\": \"format/not-a-lottie\""))
    #expect(run.errors.isEmpty)
  }
}
