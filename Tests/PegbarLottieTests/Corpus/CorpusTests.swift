import Foundation
import PegbarDiagnostics
@testable import PegbarJSON
import PegbarLottie
import PegbarTestSupport
import Testing

/// Reads every animation of the corpus.
@Suite struct CorpusTests {
  private struct Row: Decodable {
    var name: String
    var layers: Int
    var keyframes: Int
  }

  @Test(
    "counts layers and keyframes of the corpus like a walk over the JSON",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.notice)),
    .slow)
  func counts() throws {
    let text = try String(
      contentsOf: Corpus.root.appending(path: "features.jsonl"), encoding: .utf8)
    var rows = 0
    var disagreements: [String] = []
    for line in text.split(separator: "\n") {
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      guard row.name.hasSuffix(".json"), let bytes = try? Corpus.bytes(row.name) else { continue }
      rows += 1
      guard let document = try? LottieDocument.read(bytes, log: FindingLog()) else {
        disagreements.append("\(row.name): unreadable")
        continue
      }
      var count = Count()
      count.add(document)
      if count.layers != row.layers || count.keyframes != row.keyframes {
        disagreements.append(
          "\(row.name): layers \(count.layers) \(row.layers), keys \(count.keyframes) \(row.keyframes)"
        )
      }
    }
    print("\(rows) files, \(disagreements.count) disagree:")
    for disagreement in disagreements { print("  \(disagreement)") }
    #expect(rows > 100)
    // The walk counts the keyframes of a text in a slot, and not those of a second selector.
    #expect(disagreements.count <= 2)
  }

  @Test(
    "reads the same animations and findings in small pieces as from the whole text",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.notice)),
    .slow)
  func pieces() throws {
    var small = PieceReading(of: LottieDocument.arraysOfPieces)
    (small.smallestText, small.smallestPiece, small.largestPiece) = (0, 0, 1000)
    var count = 0
    for file in Corpus.files(".json") {
      let bytes = try Corpus.bytes(file)
      let logs = [FindingLog(), FindingLog()]
      let whole = try? LottieDocument.read(bytes, log: logs[0], pieces: PieceReading())
      let inPieces = try? LottieDocument.read(bytes, log: logs[1], pieces: small)
      #expect(logs[0].findings == logs[1].findings, "\(file)")
      guard let whole, let inPieces else {
        #expect((whole == nil) == (inPieces == nil), "\(file)")
        continue
      }
      count += 1
      #expect(whole.layers == inPieces.layers, "\(file)")
      #expect(whole.assets == inPieces.assets, "\(file)")
      #expect(whole.glyphs == inPieces.glyphs, "\(file)")
      #expect(whole.writing == inPieces.writing, "\(file)")
      #expect(
        whole.layers.map { whole.path(of: $0.source) }
          == inPieces.layers.map { inPieces.path(of: $0.source) }, "\(file)")
    }
    #expect(count > 200)
  }

  @Test(
    "no file of the corpus crashes the reader",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.notice)),
    .slow)
  func survives() throws {
    var unread: [String: Int] = [:]
    var kinds: [String: Int] = [:]
    var examples: [String: String] = [:]
    let files = Corpus.files(".json")
    for file in files {
      let log = FindingLog()
      let bytes = try Corpus.bytes(file)
      guard let document = try? LottieDocument.read(bytes, log: log) else { continue }
      let isInvalid = file.hasPrefix("invalid/")
      for key in document.unreadMembers where !isInvalid {
        unread[key.key, default: 0] += 1
        examples[key.key] = "\(file) \(document.path(of: key.object))"
      }
      for finding in log.findings {
        #expect(FindingKind.reported.contains(finding.kind), "\(finding.kind.id) has no page")
        guard !isInvalid else { continue }
        kinds[finding.kind.id, default: 0] += 1
        examples[finding.kind.id] = "\(file) \(finding.path) \(finding.message)"
      }
    }
    print("\(files.count) files")
    for (key, count) in unread.sorted(by: { $0.value > $1.value }) {
      print("  unread \(key) \(count) \(examples[key] ?? "")")
    }
    for (key, count) in kinds.sorted(by: { $0.value > $1.value }) {
      print("  \(key) \(count) \(examples[key] ?? "")")
    }
    #expect(files.count > 200)
    // One file has layers inside a layer, which the format does not define. All other keys are
    // recognized.
    #expect(unread.keys.allSatisfy { $0 == "layers" })
  }
}

/// The number of layers and keyframes in a document.
struct Count {
  /// The layers of all compositions.
  var layers = 0
  /// The keyframes of all properties.
  var keyframes = 0

  /// Counts everything in a document.
  mutating func add(_ document: LottieDocument) {
    for layer in document.layers { layers += 1; keys(in: layer) }
    for asset in document.assets {
      for layer in asset.layers ?? [] { layers += 1; keys(in: layer) }
    }
    for glyph in document.glyphs { keys(in: glyph) }
    for slot in document.slots { if let value = slot.values.first { keys(in: value) } }
  }

  /// Counts keyframes in any part by reflection, so that no property is omitted.
  private mutating func keys(in part: Any) {
    if let property = part as? any Keyed {
      // The walk does not count the keyframes of text documents.
      if !(part is Property<TextDocument>) { keyframes += property.keyCount }
      return
    }
    for child in Mirror(reflecting: part).children { keys(in: child.value) }
  }
}

/// A property of any type.
private protocol Keyed {
  /// The number of keyframes.
  var keyCount: Int { get }
}

extension Property: Keyed {
  fileprivate var keyCount: Int { keyframes.count }
}
