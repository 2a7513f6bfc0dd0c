import PegbarDiagnostics
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Compares the drawing of samples as exact and as normalized scenes.
struct NormalizeSamplesTests {
  /// The number of times to probe per file; `tools/check corpus` probes all frames of the corpus.
  private static let frames = 12

  /// The findings about scenes that draw a different number of items, or different content.
  private static let approximated: Set<String> = [
    "normalize/animated-dashes", "normalize/blend-mode-missing", "normalize/gradient-highlight",
    "normalize/luma-matte", "normalize/path-jumps", "normalize/system-text", "normalize/camera-cut",
  ]

  /// A factor for the errors of tracks, which are measured at samples and slightly larger between
  /// them.
  private static let betweenSamples = 1.05
  /// The maximum effect of rounding, in points: scaling enlarges the error of coordinates with five
  /// digits.
  private static let rounding = 0.01

  @Test("a normalized scene is drawn like the exact one")
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
