import Foundation
import PegbarDiagnostics
import PegbarPasses
import PegbarScene
import Testing

/// Draws animations of the corpus as exact and as normalized scenes.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.notice)))
struct NormalizeCorpusTests {
  private struct Row {
    var name: String
    var sample: NormalizationMeasure.Sample
  }

  /// Files with what Core Animation cannot show and what is reported.
  ///
  /// Blend modes Add and Hard Mix, highlights of gradients, dashes that change their lengths.
  private static let approximated: Set<String> = [
    "lottie-android/layerblend-16.json", "lottie-android/layerblend-17.json",
    "lottie-android/gradientfill.json", "lottie-tools/unsupported-radial-gradient-highlight.json",
    "lottie-android/lottie-android-stroke.json",
    "test-files/shape-style/gradient-radial-highlight.json",
  ]

  @Test("what is drawn from a normalized scene is what is drawn from the exact one")
  func sameDrawing() throws {
    let scale = Double(ProcessInfo.processInfo.environment["PEGBAR_MEASURE_FRAMES"] ?? "") ?? 12
    var rows: [Row] = []
    var files = 0
    var uncomparable = 0
    for name in try Corpus.files(below: 24_000, every: 3) {
      guard let scene = Corpus.scene(name) else { continue }
      let start = Date()
      let normalized = Normalizer().normalized(scene, log: FindingLog())
      let measure = NormalizationMeasure(exact: scene, normalized: normalized)
      let times = measure.frameTimes(limit: Int(scale))
      files += 1
      let worst = measure.worst(at: times)
      let found = [worst.distance, worst.color, worst.other].compactMap { $0 }
      rows += found.map { Row(name: name, sample: $0) }
      if !measure.sample(at: times[times.count / 2]).difference.isComparable { uncomparable += 1 }
      let seconds = Date().timeIntervalSince(start)
      if seconds > 5 { print("  \(name): \(seconds) s") }
    }
    report(rows, files, uncomparable)
    guard ProcessInfo.processInfo.environment["PEGBAR_MEASURE"] == nil else { return }
    rows.removeAll { Self.approximated.contains($0.name) }
    #expect(files > 50)
    #expect(rows.filter { $0.sample.difference.isOther }.count == 0)
    #expect(rows.allSatisfy { $0.sample.difference.distance < 1 })
    #expect(rows.allSatisfy { $0.sample.difference.color < 0.02 })
  }

  private func report(_ rows: [Row], _ files: Int, _ uncomparable: Int) {
    print("\(files) files measured, \(uncomparable) of them hold masks and are left to pictures")
    let more = Int(ProcessInfo.processInfo.environment["PEGBAR_MEASURE_ROWS"] ?? "") ?? 10
    func show(_ title: String, _ rows: [Row]) {
      print(title)
      for row in rows.prefix(more) {
        let difference = row.sample.difference
        print(
          "  \(row.name) at \(row.sample.time) s: \(difference.distance) pt,",
          "colour \(difference.color), \(difference.what)")
      }
    }
    show("in kind:", rows.filter { $0.sample.difference.isOther })
    show(
      "in distance:",
      rows.filter { !$0.sample.difference.isOther }
        .sorted { $0.sample.difference.distance > $1.sample.difference.distance })
    show(
      "in colour:",
      rows.filter { !$0.sample.difference.isOther }
        .sorted { $0.sample.difference.color > $1.sample.difference.color })
  }
}
