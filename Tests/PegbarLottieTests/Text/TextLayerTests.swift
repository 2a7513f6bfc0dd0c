import PegbarLottie
import Testing

@Suite struct TextLayerTests {
  @Test("keyframes of a text document are holds")
  func keys() throws {
    let (layer, log) = try read(
      layer: #"""
        {"ty": 5, "ks": {}, "t": {"d": {"k": [
          {"s": {"t": "one", "f": "Arial", "s": 20, "j": 2, "fc": [1, 0, 0]}, "t": 0},
          {"s": {"t": "two", "f": "Arial", "s": 20, "j": 2}, "t": 10}
        ]}, "a": [], "m": {"g": 4}, "p": {}}}
        """#)
    guard case .text(let content) = layer.kind else { throw UnexpectedKind(found: "\(layer.kind)") }
    let keys = content.document.keyframes
    #expect(keys.map(\.value.text) == ["one", "two"])
    #expect(keys.map(\.time) == [0, 10])
    #expect(keys.allSatisfy { $0.isHold })
    #expect(keys.first?.value.fillColor == Color(red: 1, green: 0, blue: 0))
    #expect(keys.first?.value.justification == .center)
    #expect(content.grouping == .all)
    #expect(content.path == nil)
    #expect(log.ids.isEmpty)
  }

  @Test(
    "reports an unreadable member of a document",
    arguments: [#""fc": "crimson""#, #""sc": [1]"#, #""sz": "wide""#, #""ps": true"#])
  func unreadable(_ member: String) throws {
    let (_, log) = try read(
      layer: #"{"ty": 5, "ks": {}, "t": {"d": {"k": [{"s": {"t": "a", \#(member)}, "t": 0}]}}}"#)
    #expect(log.ids == ["format/wrong-type"])
  }
}
