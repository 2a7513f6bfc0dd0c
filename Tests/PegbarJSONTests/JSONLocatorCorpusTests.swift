import PegbarDiagnostics
import PegbarJSON
import PegbarTestSupport
import Testing

@Suite struct JSONLocatorCorpusTests {
  @Test(
    "the bytes found for a path are those of its value, in every file of the corpus",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.notice)),
    .slow)
  func everyFile() throws {
    var generator = SeededGenerator(state: 2026)
    var count = 0
    for file in Corpus.files(".json") {
      let bytes = try Corpus.bytes(file)
      guard let tree = try? JSONDocument.read(bytes, log: FindingLog(), { Tree($0) }) else {
        continue
      }
      count += 1
      try check(tree, bytes, file, using: &generator)
    }
    #expect(count > 0)
  }

  private func check(
    _ tree: Tree, _ bytes: [UInt8], _ file: String, using generator: inout SeededGenerator
  ) throws {
    var values: [JSONPath: Tree] = [:]
    for _ in 0..<500 {
      let (path, value) = tree.random(using: &generator)
      values[path] = value
    }
    let ranges = JSONLocator.locate(values.keys, in: bytes)
    #expect(ranges.count == values.count, "\(file)")
    for (path, value) in values {
      let range = try #require(ranges[path], "\(file) \(path)")
      // Parsing the root again for every file verifies nothing about locations.
      if range.count > 200_000 { continue }
      let found = try JSONDocument.read(Array(bytes[range]), log: FindingLog()) { Tree($0) }
      #expect(found == value, "\(file) \(path)")
    }
  }
}
