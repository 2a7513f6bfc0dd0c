import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarMeasure
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarPasses

/// The errors that `NormalizationMeasure` finds in tracks that are marked exact.
@Suite("Exact tracks")
struct ExactTests {
  private func worst(
    of scene: Scene, changed: (inout NormalizedScene) -> Void = { _ in }
  ) -> NormalizationMeasure.Worst {
    let log = FindingLog()
    var normalizer = Normalizer()
    normalizer.rounds = false
    var normalized = normalizer.normalized(scene, log: log)
    changed(&normalized)
    let measure = NormalizationMeasure(
      exact: scene, normalized: normalized, findings: log.findings)
    return measure.worst(at: measure.closeTimes())
  }

  /// A scene with a layer that moves by exact tracks, and one whose opacity is exact but whose
  /// curved motion is sampled.
  private var scene: Scene {
    let plain = Make.solid(
      0, Transform(position: Make.points((0, 1.0 / 3, 2.0 / 3), (5.0 / 3, 100.0 / 7, 50.0 / 3))))
    var bent = Make.solid(
      1,
      Transform(
        position: .joined(
          .keyed(
            Track([
              Key(
                time: 0, value: Point(x: 10, y: 10), curve: Make.ease,
                motionPath: MotionPath(
                  control1: Point(x: 120, y: 0), control2: Point(x: 150, y: 80))),
              Key(time: 2, value: Point(x: 100, y: 150)),
            ])))))
    bent.opacity = Make.moving((0, 0.3), (2, 1))
    return Make.scene([plain, bent])
  }

  @Test("unrounded exact tracks match the source, ignoring sampled tracks and colors")
  func same() throws {
    let found = worst(of: scene)
    #expect(found.exactTracks == 2)
    #expect((found.exact?.difference.exact.worst ?? 0) < 1e-10)
    // The error of the sampled position is larger, because exactness was measured only for the
    // opacity.
    #expect((found.distance?.difference.distance ?? 0) > 1e-3)
  }

  @Test(
    "detects a keyframe with a small error and names its layer",
    arguments: [(LayerProperty.position, "Solid 0"), (LayerProperty.opacity, "Solid 1")])
  func moved(_ property: LayerProperty, _ layer: String) throws {
    let found = worst(of: scene) { scene in
      for index in scene.root.layers.indices {
        scene.root.layers[index].change(property, by: 2e-5)
      }
    }
    let exact = try #require(found.exact).difference.exact
    #expect(abs(exact.worst - 2e-5) < 1e-6)
    #expect(exact.layer == layer)
  }

  @Test("does not count a reported loss as exact")
  func lost() throws {
    var layer = Make.solid(0, Transform(rotation: Make.moving((0, 0), (2, 90))))
    layer.source = "$.layers[0]"
    let scene = Make.scene([layer])
    var normalizer = Normalizer()
    normalizer.rounds = false
    let normalized = normalizer.normalized(scene, log: FindingLog())
    func tracks(_ path: String, _ outcome: Finding.Outcome) throws -> Int {
      let path = try #require(JSONPath(parsing: path))
      let finding = Finding(.lumaMatte, "", path: path, outcome: outcome)
      return NormalizationMeasure(exact: scene, normalized: normalized, findings: [finding])
        .worst(at: [0.5]).exactTracks
    }
    #expect(try tracks("$.layers[0].ef[1].ef[0]", .dropped) == 0)
    #expect(try tracks("$.layers[0].shapes[1]", .approximated(error: nil)) == 0)
    #expect(try tracks("$.layers[0]", .kept) == 1)
    #expect(try tracks("$.layers[1]", .dropped) == 1)
  }

  @Test("detects keyframes that rounding moves by more than half of the last digit")
  func rounding() {
    var normalizer = Normalizer()
    normalizer.rounds = false
    let plain = normalizer.normalized(scene, log: FindingLog())
    let moved = RoundingDifference(of: normalizer.rounded(plain), from: plain)
    #expect(moved.tracks == 3 && !moved.isOther)
    #expect(moved.value > 1e-6 && moved.value <= 5.001e-6)
    #expect(moved.time > 0 && moved.time <= 0.001 / 60)
    #expect(moved.curve <= 5.001e-4)
  }
}

extension NormalizedLayer {
  /// Moves all keyframes of a property in this layer and its sublayers.
  fileprivate mutating func change(_ property: LayerProperty, by offset: Double) {
    for index in tracks.indices where tracks[index].property == property {
      switch tracks[index].keys {
      case .number(let track): tracks[index].keys = .number(track.map { $0 + offset })
      case .point(let track):
        guard track.fidelity == .exact else { continue }
        tracks[index].keys = .point(track.map { Point(x: $0.x + offset, y: $0.y) })
      case .color, .colors, .numbers, .path, .flag: continue
      }
    }
    for index in sublayers.indices { sublayers[index].change(property, by: offset) }
  }
}
