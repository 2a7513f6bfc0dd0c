import PegbarDiagnostics
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// The cleanup keeps the picture of all samples; `tools/check corpus` measures that of the corpus.
struct CleanUpSamplesTests {
  /// The number of times to probe per file.
  private static let frames = 12
  /// The maximum difference between the drawn scenes, in points.
  private static let limit = 1e-6

  @Test("the cleanup changes no picture of a sample")
  func samples() throws {
    #expect(Repository.samples.count > 50)
    let files = Tier.some(Repository.samples, every: 5)
    let counts = files.compactMap(expectSamePictures)
    #expect(counts.count == files.count)
    #expect(counts.reduce(0) { $0 + $1.after } * 10 < counts.reduce(0) { $0 + $1.before } * 8)
  }

  /// Compares both scenes, unrounded, and returns the number of layers of each.
  private func expectSamePictures(_ file: String) -> (before: Int, after: Int)? {
    guard let bytes = try? Repository.bytes(file), let scene = preparedScene(bytes, name: file)
    else {
      return nil
    }
    var normalizer = Normalizer()
    normalizer.rounds = false
    let plain = normalizer.normalized(scene, log: FindingLog())
    normalizer.cleansUp = true
    let log = FindingLog()
    let clean = normalizer.normalized(scene, log: log)
    // A curve found in samples has the error stated in the report.
    let isFound = log.findings.contains { $0.kind.id == "normalize/curve-found" }
    let limit = Self.limit + (isFound ? normalizer.tolerance : 0)
    let measure = NormalizationMeasure(exact: plain.scene, normalized: clean)
    let worst = measure.worst(at: measure.frameTimes(limit: Self.frames), effort: 200_000_000)
    #expect(worst.other == nil, "\(file): \(worst.other.map { "\($0)" } ?? "")")
    for sample in [worst.distance, worst.color].compactMap({ $0 }) {
      let difference = sample.difference
      #expect(
        difference.distance <= limit && difference.color <= Self.limit,
        "\(file) at \(sample.time) s: \(difference)")
    }
    #expect(clean.layerFlaw == nil, "\(file)")
    return (plain.layerCount, clean.layerCount)
  }
}
