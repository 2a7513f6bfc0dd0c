import PegbarDiagnostics
import PegbarImport
import PegbarLottie
import PegbarScene
import PegbarTestSupport
import Testing

/// Imports every animation of the corpus.
@Suite struct CorpusTests {
  private static func scenes(_ body: (String, LottieDocument) throws -> Void) throws -> Int {
    var count = 0
    for file in Corpus.files(".json") {
      let bytes = try Corpus.bytes(file)
      guard let document = try? LottieDocument.read(bytes, log: FindingLog()) else { continue }
      count += 1
      try body(file, document)
    }
    return count
  }

  @Test(
    "every file of the corpus becomes a valid scene",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.notice)),
    .slow)
  func sound() throws {
    var kinds: [String: Int] = [:]
    let files = try Self.scenes { name, document in
      let log = FindingLog()
      let scene = Importer(fallbackName: "Scene").scene(from: document, log: log).scene
      var invariants = SceneInvariants()
      invariants.check(scene)
      #expect(invariants.violations.isEmpty, "\(name): \(invariants.violations.prefix(3))")
      for finding in log.findings { kinds[finding.kind.id, default: 0] += 1 }
      let places = Set(log.findings.map { [$0.kind.id, $0.path.description, $0.message] })
      #expect(places.count == log.findings.count, "\(name): something is said twice")
    }
    print("\(files) files")
    for (kind, count) in kinds.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(kind) \(count)")
    }
    #expect(files > 200)
  }
}
