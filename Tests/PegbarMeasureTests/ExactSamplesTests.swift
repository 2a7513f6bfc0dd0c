import PegbarDiagnostics
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Compares tracks that are marked exact with the source, in all samples.
///
/// The guarantee has two parts. Before rounding, content that only exact tracks change is drawn
/// like the source, regardless of other layers. Rounding then moves the numbers of keyframes by
/// half of the last digit. Together, a track remains within 1e-5 in its own unit. A comparison of
/// rounded scenes on the canvas could not verify this, because scales enlarge the rounding.
struct ExactSamplesTests {
  /// The number of times to probe per file; `tools/check corpus` probes all frames of the corpus.
  private static let frames = 6

  @Test("exact tracks match the source, and rounding moves keyframes by half of the last digit")
  func exactTracks() throws {
    var tracks = 0
    var worst = (value: 0.0, place: "nothing differs")
    var rounding = (value: 0.0, time: 0.0)
    for file in Tier.some(Repository.samples, every: 5) {
      let scene = try #require(preparedScene(Repository.bytes(file), name: file))
      let log = FindingLog()
      var normalizer = Normalizer()
      normalizer.rounds = false
      let plain = normalizer.normalized(scene, log: log)
      let moved = RoundingDifference(of: normalizer.rounded(plain), from: plain)
      rounding = (max(rounding.value, moved.value), max(rounding.time, moved.time))
      #expect(!moved.isOther, "\(file)")
      // Times are rounded to thousandths of a frame, and those inside a cycle are spread over its
      // rounded length.
      let step = 0.0005 / max(scene.frameRate, 10) + 1.501e-6
      #expect(moved.value <= 5.001e-6 && moved.time <= step, "\(file): \(moved)")
      #expect(moved.color <= 0.001_971 && moved.curve <= 5.001e-4, "\(file): \(moved)")
      let measure = NormalizationMeasure(exact: scene, normalized: plain, findings: log.findings)
      let found = measure.worst(at: measure.closeTimes(limit: Self.frames))
      tracks += found.exactTracks
      guard let sample = found.exact else { continue }
      let exact = sample.difference.exact
      let place = "\(file) at \(sample.time) s in “\(exact.layer)”"
      if exact.worst > worst.value { worst = (exact.worst, place) }
      #expect(exact.worst < 1e-5, "\(place)")
    }
    print(
      "\(tracks) tracks marked exact compared, worst \(worst.value) (\(worst.place));",
      "rounding moves keys by \(rounding.value) and \(rounding.time) s")
    #expect(tracks > (Tier.isFull ? 100 : 10))
  }
}
