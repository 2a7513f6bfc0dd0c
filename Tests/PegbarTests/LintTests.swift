import Pegbar
import PegbarTestSupport
import Testing

@Suite struct LintTests {
  @Test("a file that is not JSON has a finding with its position")
  func notJSON() throws {
    let finding = try #require(Pegbar.lint(Array("{\n  \"w\": ,".utf8)).last)
    #expect(finding.kind.id == "format/invalid-json")
    #expect(finding.position?.line == 2)
  }

  @Test("reports expressions, and their conversion only for a core-animation target")
  func expressions() throws {
    let layer = Lottie.shapeLayer(
      shapes: Lottie.square, transform: #""r": {"a": 0, "k": 0, "x": "random(90)"}"#)
    let bytes = Lottie.animation(layers: layer)
    let ids = Pegbar.lint(bytes).map(\.kind.id)
    #expect(ids.contains("perf/expressions"))
    #expect(!ids.contains("property/expression"))
    var settings = LintSettings()
    try settings.setTargets(["core-animation"])
    let report = Report(linting: "a.json", bytes, animation: nil, by: Linter(settings)) { _ in
      .present
    }
    #expect(report.findings.map(\.kind.id).contains("property/expression"))
  }

  @Test("a clean file has no findings")
  func clean() {
    let layer = Lottie.shapeLayer(shapes: Lottie.square)
    #expect(Pegbar.lint(Lottie.animation(layers: layer)).isEmpty)
  }
}
