import PegbarDiagnostics
import PegbarSceneJSON
import PegbarTestSupport
import Testing

@Suite("Damaged scene JSON")
struct SceneJSONHostileTests {
  /// Where the values of a JSON text stand that are no objects or arrays.
  private static func values(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        while bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        if bytes[index] != UInt8(ascii: ":") { ranges.append(start..<index) }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"):
        while !" ,]}\n".utf8.contains(bytes[index]) { index += 1 }
        ranges.append(start..<index)
      default:
        index += 1
      }
    }
    return ranges
  }

  private static let replacements = [
    "null", "true", "-1", "0", "0.5", "1e300", "-1e-300", "9007199254740993", "\"\"", "\"forever\"",
    "[]", "{}", "[0, 1]", "[[]]", "{\"keys\": []}", "{\"keys\": [{\"time\": 0, \"value\": 0}]}",
    "{\"x\": 1, \"y\": 2}", "\"linear\"", "\"inner\"", "4",
  ]

  /// Replaces a few values of a text by others.
  private func damaged(
    _ bytes: [UInt8], _ values: [Range<Int>], _ random: inout RandomScenes
  ) -> [UInt8] {
    var result = bytes
    let places = (0...random.below(5)).map { _ in values[random.below(values.count)] }
    for range in Set(places).sorted(by: { $0.lowerBound > $1.lowerBound }) {
      result.replaceSubrange(range, with: random.one(of: Self.replacements).utf8)
    }
    return result
  }

  /// Reads damaged forms of a text: whatever is read is written and read back equal, silently.
  private func survives(_ bytes: [UInt8], seed: UInt64) throws {
    let values = Self.values(in: bytes)
    var random = RandomScenes(seed: seed)
    for _ in 0..<(Tier.isFull ? 150 : 15) {
      let input = damaged(bytes, values, &random)
      guard let document = try? SceneJSON.read(input, log: FindingLog()) else { continue }
      let log = FindingLog()
      let again = try SceneJSON.read(document.written, log: log)
      #expect(again == document)
      // Doubtful things are kept, so they are reported again.
      #expect(log.findings.filter { $0.severity == .error }.map(\.message) == [])
    }
  }

  @Test("an exact scene with values of other types never crashes and remains valid")
  func exact() throws {
    try survives(SceneJSON.write(SceneSamples.exact), seed: 1)
  }

  @Test("a normalized scene with values of other types never crashes and remains valid")
  func normalized() throws {
    try survives(SceneJSON.write(SceneSamples.normalized), seed: 2)
  }

  @Test("rejects truncated text")
  func truncated() {
    let bytes = SceneJSON.write(SceneSamples.normalized)
    for count in stride(from: 0, to: bytes.count - 2, by: 101) {
      #expect(throws: SceneJSONError.self) {
        try SceneJSON.read(Array(bytes[..<count]), log: FindingLog())
      }
    }
  }
}

extension SceneJSON.Document {
  /// The document as text.
  var written: [UInt8] {
    switch self {
    case .exact(let scene): SceneJSON.write(scene)
    case .normalized(let scene): SceneJSON.write(scene)
    }
  }
}
