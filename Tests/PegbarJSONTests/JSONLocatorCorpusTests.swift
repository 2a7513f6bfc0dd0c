import PegbarDiagnostics
import PegbarJSON
import PegbarTestSupport
import Testing

/// A tree of comparable values.
private indirect enum Tree: Equatable {
  case object([String: Tree])
  case array([Tree])
  case text(String)
  case number(Double)
  case other(String)

  init(_ value: JSONValue) {
    if let object = value.object {
      var members: [String: Tree] = [:]
      for (key, value) in object { members[key.text] = Tree(value) }
      self = .object(members)
    } else if let array = value.array {
      self = .array(array.map { Tree($0) })
    } else if let text = value.string {
      self = .text(text)
    } else if let number = value.number {
      self = .number(number)
    } else {
      self = .other("\(value.typeName) \(value.bool ?? false)")
    }
  }

  /// Returns the value at a random location, and its path.
  func random(using generator: inout SeededGenerator) -> (JSONPath, Tree) {
    var path = JSONPath()
    var tree = self
    while Int.random(in: 0..<12, using: &generator) > 0 {
      switch tree {
      case .object(let members):
        // Sorted, because the order of a dictionary differs between runs.
        guard let key = members.keys.sorted().randomElement(using: &generator),
          let value = members[key]
        else { return (path, tree) }
        path = path.appending(.key(key))
        tree = value
      case .array(let elements):
        guard let index = elements.indices.randomElement(using: &generator) else {
          return (path, tree)
        }
        path = path.appending(.index(index))
        tree = elements[index]
      case .text, .number, .other: return (path, tree)
      }
    }
    return (path, tree)
  }
}

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
