import Foundation
import PegbarDiagnostics
import PegbarImport
import PegbarLottie
import PegbarScene
import Testing

#if canImport(PegbarPasses)
  import PegbarPasses
#endif

/// Imports every animation of the corpus.
@Suite struct CorpusTests {
  private static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["PEGBAR_CORPUS"] {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/corpus")
  }()

  private static let isPresent = FileManager.default.fileExists(atPath: root.path)

  private static func scenes(_ body: (String, LottieDocument) throws -> Void) throws -> Int {
    var files = 0
    let walk = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    for case let url as URL in walk where url.pathExtension == "json" {
      let bytes = [UInt8](try Data(contentsOf: url))
      guard let document = try? LottieDocument.read(bytes, log: FindingLog()) else { continue }
      files += 1
      try body(url.path.replacingOccurrences(of: root.path, with: ""), document)
    }
    return files
  }

  @Test(
    "every file of the corpus becomes a sound scene",
    .enabled(if: isPresent, "the corpus is not here; set PEGBAR_CORPUS"))
  func sound() throws {
    var kinds: [String: Int] = [:]
    let files = try Self.scenes { name, document in
      let log = FindingLog()
      let scene = Importer(fallbackName: "Scene").scene(from: document, log: log)
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

  #if canImport(PegbarPasses)
    @Test(
      "every track of a prepared composition has a name of its own",
      .enabled(if: isPresent, "the corpus is not here; set PEGBAR_CORPUS"))
    func trackNames() throws {
      _ = try Self.scenes { name, document in
        let scene = Importer().scene(from: document, log: FindingLog())
        let prepared = ScenePasses.prepared(scene, log: FindingLog())
        for composition in [prepared.root] + prepared.definitions {
          let names = TrackNames()
          for layer in composition.layers { layer.forEachTrack(names) }
          #expect(names.repeated.isEmpty, "\(name): \(names.repeated.prefix(3))")
        }
      }
    }
  #endif
}
