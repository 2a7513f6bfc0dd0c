import PegbarDiagnostics
import PegbarGeometry
@testable import PegbarPasses
import PegbarScene
import Testing

/// Tests of findings about sampled tracks.
@Suite struct ReportBakedTests {
  @Test(
    "an error above the tolerance is a visible difference",
    arguments: [(0.2, Severity.note), (0.25, .note), (0.3, .warning), (.nan, .warning)])
  func excess(_ error: Double, _ severity: Severity) throws {
    var layer = NormalizedLayer(
      name: "A", source: "$.layers[0]", bounds: Rect(x: 0, y: 0, width: 9, height: 9))
    let keys = [Key(time: 0, value: Point(x: 0, y: 0)), Key(time: 1, value: Point(x: 9, y: 0))]
    layer.tracks = [
      NormalizedTrack(
        property: .position, keys: .point(Track(keys, fidelity: .baked(error: error))))
    ]
    let root = NormalizedComposition(
      name: "Main", size: Size(width: 9, height: 9), layers: [layer])
    let log = FindingLog()
    var report = ReportBaked(log: log, tolerance: 0.25)
    report.report(NormalizedScene(name: "Main", duration: 1, frameRate: 30, root: root))
    let finding = try #require(log.findings.first)
    #expect(finding.severity == severity && finding.isLoss == (severity == .warning))
  }
}
