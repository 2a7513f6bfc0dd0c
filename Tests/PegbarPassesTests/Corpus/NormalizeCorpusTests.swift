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
    /// What the errors of sampled tracks explain, in points.
    var bound: Double
    /// Whether something is reported that Core Animation cannot show.
    var isApproximated: Bool
  }

  /// What is reported where another number of things is drawn, or something else.
  private static let approximated: Set<String> = [
    "normalize/animated-dashes", "normalize/blend-mode-missing", "normalize/gradient-highlight",
    "normalize/path-jumps", "normalize/system-text",
  ]

  /// The errors of tracks are measured at samples; between them they are a little larger.
  private static let betweenSamples = 1.05
  /// What rounding may move, in points: coordinates have five digits, which scaling enlarges.
  private static let rounding = 0.01

  @Test("what is drawn from a normalized scene is what is drawn from the exact one")
  func sameDrawing() throws {
    let scale = Double(ProcessInfo.processInfo.environment["PEGBAR_MEASURE_FRAMES"] ?? "") ?? 12
    var rows: [Row] = []
    var files = 0
    var uncomparable = 0
    for name in try Corpus.files(below: 24_000, every: 3) {
      guard let scene = Corpus.scene(name) else { continue }
      let start = Date()
      let log = FindingLog()
      let normalized = Normalizer().normalized(scene, log: log)
      let bound = ErrorBound(normalized, of: scene).distance
      let isApproximated = log.findings.contains { Self.approximated.contains($0.kind.id) }
      let measure = NormalizationMeasure(exact: scene, normalized: normalized)
      let times = measure.frameTimes(limit: Int(scale))
      files += 1
      let worst = measure.worst(at: times)
      let found = [worst.distance, worst.color, worst.other].compactMap { $0 }
      rows += found.map {
        Row(name: name, sample: $0, bound: bound, isApproximated: isApproximated)
      }
      if !measure.sample(at: times[times.count / 2]).difference.isComparable { uncomparable += 1 }
      let seconds = Date().timeIntervalSince(start)
      if seconds > 5 { print("  \(name): \(seconds) s") }
    }
    report(rows, files, uncomparable)
    guard ProcessInfo.processInfo.environment["PEGBAR_MEASURE"] == nil else { return }
    rows.removeAll(where: \.isApproximated)
    #expect(files > 50)
    for row in rows {
      let difference = row.sample.difference
      #expect(!difference.isOther, "\(row.name): \(difference.what)")
      #expect(
        difference.distance <= Self.betweenSamples * row.bound + Self.rounding,
        "\(row.name) at \(row.sample.time) s: \(difference.what)")
      #expect(difference.color < 0.02, "\(row.name) at \(row.sample.time) s: \(difference.what)")
    }
  }

  private func report(_ rows: [Row], _ files: Int, _ uncomparable: Int) {
    print("\(files) files measured, \(uncomparable) of them hold too many masks to be compared")
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
