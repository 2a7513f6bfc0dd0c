import PegbarDiagnostics
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Nested repetitions in definitions.
@Suite struct NestedRepetitionTests {
  @Test("expands a repetition in a definition inside a reversed one")
  func nested() {
    let turn = Animated<Double>.keyed(
      Track(
        [Key(time: 0, value: 0.0), Key(time: 0.5, value: 90)], repetition: Repeat(count: .infinity))
    )
    let scene = Make.scene(
      [Make.instance(0, "outer", TimeMap(begin: 2, rate: -1))],
      definitions: [
        Make.definition("outer", [Make.instance(0, "inner")]),
        Make.definition("inner", [Make.solid(0, Transform(rotation: turn))]),
      ])
    let normalized = Normalizer().normalized(scene, log: FindingLog())
    let repetitions = normalized.allLayers.flatMap(\.tracks).compactMap(\.keys.track.repetition)
    #expect(repetitions.isEmpty)
    let measure = NormalizationMeasure(exact: scene, normalized: normalized)
    for time in [0.1, 0.6, 1.3] {
      let difference = measure.sample(at: time).difference
      #expect(!difference.isOther && difference.distance < 0.5, "\(time) \(difference.distance)")
    }
  }
}
