import Foundation
import PegbarDiagnostics
import PegbarPasses
import PegbarScene
import Testing

/// What cleaning up leaves draws the same picture, over all samples and animations of the corpus.
struct CleanUpCorpusTests {
  /// How many times of each file are looked at; `PEGBAR_MEASURE_FRAMES` says how many else.
  private static let frames =
    Int(ProcessInfo.processInfo.environment["PEGBAR_MEASURE_FRAMES"] ?? "") ?? 12
  /// How far what is drawn may move, in points.
  private static let limit = 1e-6

  @Test("cleaning up changes no picture of a sample")
  func samples() throws {
    let files = try Samples.files()
    #expect(files.count > 50)
    let counts = files.compactMap(expectSamePictures)
    #expect(counts.count == files.count)
    #expect(counts.reduce(0) { $0 + $1.after } * 10 < counts.reduce(0) { $0 + $1.before } * 8)
  }

  @Test(
    "cleaning up changes no picture of the corpus",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.notice)))
  func corpus() throws {
    var (before, after, files) = (0, 0, 0)
    for name in try Corpus.files(below: 24_000, every: 3) {
      guard let count = expectSamePictures(Corpus.root.appendingPathComponent(name)) else {
        continue
      }
      if ProcessInfo.processInfo.environment["PEGBAR_MEASURE"] != nil {
        print("  \(name): layers \(count.before) → \(count.after)")
      }
      (before, after, files) = (before + count.before, after + count.after, files + 1)
    }
    print("\(files) files: layers \(before) → \(after)")
    guard ProcessInfo.processInfo.environment["PEGBAR_MEASURE"] == nil else { return }
    #expect(files > 50)
  }

  /// Compares both scenes, not rounded, and says how many layers they have.
  private func expectSamePictures(_ file: URL) -> (before: Int, after: Int)? {
    guard let scene = Corpus.scene(at: file) else { return nil }
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
    let name = file.lastPathComponent
    #expect(worst.other == nil, "\(name): \(worst.other.map { "\($0)" } ?? "")")
    for sample in [worst.distance, worst.color].compactMap({ $0 }) {
      let difference = sample.difference
      #expect(
        difference.distance <= limit && difference.color <= Self.limit,
        "\(name) at \(sample.time) s: \(difference)")
    }
    for layer in clean.allLayers {
      #expect(layer.bounds.size.width > 0 && layer.bounds.size.height > 0, "\(name): \(layer.name)")
    }
    let names = Set(clean.root.layers.flatMap { $0.all }.map(\.name))
    #expect(names.count == clean.root.layers.reduce(0) { $0 + $1.all.count }, "\(name)")
    return (plain.layerCount, clean.layerCount)
  }
}

/// The animations that come with the project.
enum Samples {
  static func files() throws -> [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Samples")
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
  }
}

extension NormalizedLayer {
  /// The layer and all in it, masks included.
  fileprivate var all: [NormalizedLayer] {
    [self] + sublayers.flatMap(\.all) + (mask?.layers.flatMap(\.all) ?? [])
  }
}
