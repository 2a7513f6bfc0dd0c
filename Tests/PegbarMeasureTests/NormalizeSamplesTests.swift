import PegbarDiagnostics
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Draws samples as exact and as normalized scenes.
struct NormalizeSamplesTests {
  /// How many times of each file are looked at; tools/check corpus looks at all frames, of the corpus.
  private static let frames = 12

  /// What is reported where another number of things is drawn, or something else.
  private static let approximated: Set<String> = [
    "normalize/animated-dashes", "normalize/blend-mode-missing", "normalize/gradient-highlight",
    "normalize/luma-matte", "normalize/path-jumps", "normalize/system-text", "normalize/camera-cut",
  ]

  /// The errors of tracks are measured at samples; between them they are a little larger.
  private static let betweenSamples = 1.05
  /// What rounding may move, in points: coordinates have five digits, which scaling enlarges.
  private static let rounding = 0.01

  @Test("what is drawn from a normalized scene is what is drawn from the exact one")
  func sameDrawing() throws {
    #expect(Repository.samples.count > 50)
    for file in Tier.some(Repository.samples, every: 5) {
      let scene = try #require(preparedScene(Repository.bytes(file), name: file))
      let log = FindingLog()
      let normalized = Normalizer().normalized(scene, log: log)
      guard !log.findings.contains(where: { Self.approximated.contains($0.kind.id) }) else {
        continue
      }
      let bound = ErrorBound(
        normalized, magnification: scene.largestMagnification
      ).distance
      let measure = NormalizationMeasure(exact: scene, normalized: normalized)
      let worst = measure.worst(at: measure.frameTimes(limit: Self.frames))
      for sample in [worst.distance, worst.color, worst.other].compactMap({ $0 }) {
        let difference = sample.difference
        let place = "\(file) at \(sample.time) s: \(difference.what)"
        #expect(!difference.isOther, "\(place)")
        #expect(
          difference.distance <= Self.betweenSamples * bound + Self.rounding, "\(place)")
        #expect(difference.color < 0.02, "\(place)")
      }
    }
  }
}
