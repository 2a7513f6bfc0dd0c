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

  @Test("points last to the next one, in whichever order they come; the last to the end")
  func order() {
    let written = text([point("c", 2), point("a", 0.5), point("b", 1), point("a too", 0.5)])
    for (name, range) in [("a", "0.5...1"), ("aToo", "0.5...1"), ("b", "1...2"), ("c", "2...3")] {
      #expect(written.contains("case .\(name): \(range)\n"))
    }
  }

  @Test("cases are in the order of time, whether they have texts of their own or not")
  func cases() {
    let written = text([point("c", 2), point("b too", 1), point("a", 0)])
    #expect(written.contains("case whole\n    case a\n    case bToo = \"b too\"\n    case c\n"))
  }

  @Test("a part has a length, where nothing comes behind it, too")
  func length() {
    let written = text([point("a", 1), point("end", 3), point("later", 30)])
    #expect(written.contains("case .a: 1...3\n"))
    #expect(written.contains("case .end: 2.999...3\n"))
    #expect(written.contains("case .later: 2.999...3\n"))
  }

  @Test("texts that come twice, or that of the whole, have ordinals")
  func texts() {
    let written = text([point("whole", 0), point("a", 1), point("a 2", 1), point("a", 2)])
    for text in ["whole 2", "a 2", "a 3"] { #expect(written.contains("= \"\(text)\"\n")) }
  }

  @Test("a file of 30,000 markers is written soon", .slow, .timeLimit(.minutes(1)))
  func many() {
    let count = 30_000
    let written = text((0..<count).map { point("m", 3 * Double($0) / Double(count)) })
    #expect(written.contains("case m\(count) = \"m \(count)\"\n"))
  }
}
