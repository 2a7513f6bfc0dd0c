import PegbarTestSupport
import Testing

@Suite struct LintCommandTests {
  @Test("folders are searched for animations, in order")
  func folders() throws {
    let scratch = try Scratch()
    let animation = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    for name in ["b.json", "a.json"] { try scratch.write(animation, to: name) }
    try scratch.write([], to: "notes.txt")
    let run = try CommandRun(["lint", scratch.path("")])
    #expect(run.status == 0)
    #expect(
      run.output == """
        \(scratch.path("a.json")): no findings

        \(scratch.path("b.json")): no findings

        """)
  }

  @Test("the report is the output, in the form asked for")
  func form() throws {
    let run = try CommandRun(["lint", "-", "--report", "json"], input: Array("[]".utf8))
    #expect(run.status == 1)
    #expect(run.output.contains("\"id\": \"format/not-a-lottie\""))
    #expect(run.errors.isEmpty)
  }
}
