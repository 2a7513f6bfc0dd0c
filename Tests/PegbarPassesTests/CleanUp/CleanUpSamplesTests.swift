import PegbarDiagnostics
import PegbarMeasure
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// What cleaning up leaves draws the same picture, over all samples; tools/check corpus measures that of the
/// corpus.
struct CleanUpSamplesTests {
  /// How many times of each file are looked at.
  private static let frames = 12
  /// How far what is drawn may move, in points.
  private static let limit = 1e-6

  @Test("cleaning up changes no picture of a sample")
  func samples() throws {
    #expect(Repository.samples.count > 50)
    let files = Tier.some(Repository.samples, every: 5)
    let counts = files.compactMap(expectSamePictures)
    #expect(counts.count == files.count)
    #expect(counts.reduce(0) { $0 + $1.after } * 10 < counts.reduce(0) { $0 + $1.before } * 8)
  }

  /// Compares both scenes, not rounded, and says how many layers they have.
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
    // A curve that is found in samples is as far off as the report says.
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
