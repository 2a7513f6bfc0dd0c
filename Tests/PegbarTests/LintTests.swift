import Pegbar
import PegbarTestSupport
import Testing

@Suite struct LintTests {
  @Test("a file that is not JSON has a finding with its place")
  func notJSON() throws {
    let finding = try #require(Pegbar.lint(Array("{\n  \"w\": ,".utf8)).last)
    #expect(finding.kind.id == "format/invalid-json")
    #expect(finding.position?.line == 2)
  }

  @Test("expressions are found")
  func expressions() {
    let layer = Lottie.shapeLayer(
      shapes: Lottie.square, transform: #""r": {"a": 0, "k": 0, "x": "random(90)"}"#)
    let ids = Pegbar.lint(Lottie.animation(layers: layer)).map(\.kind.id)
    #expect(ids.contains("perf/expressions"))
    #expect(ids.contains("property/expression"))
  }

  @Test("a clean file has no finding")
  func clean() {
    let layer = Lottie.shapeLayer(shapes: Lottie.square)
    #expect(Pegbar.lint(Lottie.animation(layers: layer)).isEmpty)
  }
}
