import PegbarDiagnostics
import PegbarGeometry
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarSwift
import PegbarTestSupport
import Testing

/// The curves of segments without motion.
@Suite struct ShareConstantCurvesTests {
  private func settled(_ layers: [Layer]) -> NormalizedScene {
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    let scene = normalizer.normalized(Make.scene(layers), log: FindingLog())
    let settled = SwiftScene(scene).scene
    let measure = NormalizationMeasure(exact: scene.scene, normalized: settled)
    let worst = measure.worst(at: (0..<100).map { Double($0) / 50 })
    #expect(worst.other == nil && worst.distance?.difference.distance ?? 0 < 1e-3, "\(worst)")
    return settled
  }

  /// Returns the curves of the segments of a rotation after the cleanup.
  private func curves(_ keys: [(Double, Double, Curve)]) throws -> [Curve] {
    var layer = Make.solid(0)
    layer.transform.rotation = .keyed(
      Track(keys.map { Key(time: $0.0, value: $0.1, curve: $0.2) }))
    guard case .number(let track) = settled([layer]).track(.rotation)?.keys else { return [] }
    return track.keys.dropLast().map(\.curve)
  }

  @Test("a segment without change has the curve of the changes around it")
  func rests() throws {
    let between = try curves([
      (0, 0, Make.ease), (0.5, 40, .linear), (1, 40, Make.ease), (1.5, 0, .linear),
    ])
    #expect(between == [Make.ease, Make.ease, Make.ease])
    let before = try curves([
      (0, 0, Make.fast), (0.4, 40, Make.ease), (0.8, 40, Make.fast), (1.2, 30, .linear),
      (1.4, 30, Make.ease), (2, 0, .linear),
    ])
    #expect(before == [Make.fast, Make.fast, Make.fast, Make.fast, Make.ease])
    let straight = try curves([
      (0, 0, .linear), (0.4, 40, Make.ease), (0.8, 40, .linear), (1.2, 0, .linear),
    ])
    #expect(straight == [.linear, .linear, .linear])
  }

  @Test("a rest between different curves uses one of them, and a hold is kept")
  func restsAmongCurves() throws {
    let different = try curves([
      (0, 0, Make.ease), (0.4, 40, Make.fast), (0.8, 20, .linear), (1.2, 20, Make.ease),
      (1.6, 0, .linear),
    ])
    #expect(different == [Make.ease, Make.fast, Make.fast, Make.ease])
    let linear = try curves([
      (0, 0, Make.ease), (0.4, 40, .linear), (0.8, 20, Make.fast), (1.2, 20, Make.ease),
      (1.6, 0, .linear),
    ])
    #expect(linear == [Make.ease, .linear, .linear, Make.ease])
    let held = try curves([
      (0, 0, Make.ease), (0.4, 40, .hold), (0.8, 40, Make.ease), (1.6, 0, .linear),
    ])
    #expect(held == [Make.ease, .hold, Make.ease])
  }

  @Test("applies only to Swift: the normalized scene keeps the source curves")
  func normalized() {
    var layer = Make.solid(0)
    layer.transform.rotation = .keyed(
      Track([
        Key(time: 0, value: 0, curve: Make.ease), Key(time: 0.5, value: 40, curve: .linear),
        Key(time: 1, value: 40, curve: Make.ease), Key(time: 1.5, value: 0),
      ]))
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    let scene = normalizer.normalized(Make.scene([layer]), log: FindingLog())
    guard case .number(let track) = scene.track(.rotation)?.keys else {
      return #expect(Bool(false), "the rotation is keyed")
    }
    #expect(track.keys[1].curve == .linear)
    #expect(SwiftScene(scene).scene != scene)
  }

  @Test("keeps curve and color names set by a program")
  func names() {
    var scene = Samples.scene(
      "Card", [Samples.card], palette: [NamedColor(name: "Paper", color: .white)],
      curves: [NamedCurve(name: "Mine", curve: Samples.ease)])
    #expect(SwiftScene(scene).scene.curves == scene.curves)
    #expect(SwiftScene(scene).scene.palette == scene.palette)
    ScenePasses.nameValues(of: &scene)
    #expect(SwiftScene(scene).scene.curves == scene.curves)
  }
}
