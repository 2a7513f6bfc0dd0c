import PegbarScene
import PegbarSwift
import PegbarTestSupport
import Testing

@Suite("Markers in code")
struct MarkerCodeTests {
  private func text(_ markers: [Marker]) -> String {
    let scene = Samples.scene("Markers", [Samples.card], markers: markers)
    return String(decoding: SwiftCode.write(scene, options: SwiftCode.Options()), as: UTF8.self)
  }

  private func point(_ name: String, _ time: Double) -> Marker {
    Marker(name: name, comment: "", time: time, duration: 0)
  }

  @Test("points last until the next one in any order, and the last one until the end")
  func order() {
    let written = text([point("c", 2), point("a", 0.5), point("b", 1), point("a too", 0.5)])
    for (name, range) in [("a", "0.5...1"), ("aToo", "0.5...1"), ("b", "1...2"), ("c", "2...3")] {
      #expect(written.contains("case .\(name): \(range)\n"))
    }
  }

  @Test("cases are sorted by time, with or without raw values")
  func cases() {
    let written = text([point("c", 2), point("b too", 1), point("a", 0)])
    #expect(written.contains("case whole\n    case a\n    case bToo = \"b too\"\n    case c\n"))
  }

  @Test("a part has a length even if nothing follows it")
  func length() {
    let written = text([point("a", 1), point("end", 3), point("later", 30)])
    #expect(written.contains("case .a: 1...3\n"))
    #expect(written.contains("case .end: 2.999...3\n"))
    #expect(written.contains("case .later: 2.999...3\n"))
  }

  @Test("duplicate names, and the name of the whole, have ordinals")
  func texts() {
    let written = text([point("whole", 0), point("a", 1), point("a 2", 1), point("a", 2)])
    for text in ["whole 2", "a 2", "a 3"] { #expect(written.contains("= \"\(text)\"\n")) }
  }

  @Test("writes a file with 30,000 markers quickly", .slow, .timeLimit(.minutes(1)))
  func many() {
    let count = 30_000
    let written = text((0..<count).map { point("m", 3 * Double($0) / Double(count)) })
    #expect(written.contains("case m\(count) = \"m \(count)\"\n"))
  }
}
