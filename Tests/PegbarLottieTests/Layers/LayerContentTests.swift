import PegbarLottie
import Testing

@Suite struct LayerContentTests {
  @Test("a composition layer has an asset, a size and a time remap in seconds")
  func precomp() throws {
    let (layer, _) = try read(
      layer: #"""
        {"ty": 0, "refId": "comp_0", "w": 20, "h": 30,
         "tm": {"k": [{"t": 0, "s": [0]}, {"t": 30, "s": [1]}]}}
        """#)
    guard case .precomp(let content) = layer.kind else { throw UnexpectedKind(found: "\(layer)") }
    #expect(content.refID == "comp_0")
    #expect(content.width == 20)
    #expect(content.height == 30)
    #expect(content.timeRemap?.keyframes.map(\.value) == [0, 1])
  }

  @Test(
    "the color of a solid can have leading alpha or be empty",
    arguments: [
      ("#ff0000", Color(red: 1, green: 0, blue: 0)),
      ("#80FF0000", Color(red: 1, green: 0, blue: 0, alpha: 128 / 255)),
      ("#f00", Color(red: 1, green: 0, blue: 0)), ("", nil),
    ] as [(String, Color?)])
  func solid(text: String, expected: Color?) throws {
    let (layer, log) = try read(layer: #"{"ty": 1, "sc": "\#(text)", "sw": 3, "sh": 4}"#)
    guard case .solid(let color, let width, let height) = layer.kind else {
      throw UnexpectedKind(found: "\(layer)")
    }
    #expect(color == expected)
    #expect(width == 3)
    #expect(height == 4)
    #expect(log.ids == (text.count == 7 || text.isEmpty ? [] : ["property/solid-color"]))
  }

  @Test(
    "a solid has the size of solids or compositions, and a missing size is reported",
    arguments: [
      (#""sw": 3, "sh": 4"#, []), (#""w": 3, "h": 4"#, []),
      (#""sw": 3"#, ["property/without-value"]), (#""nm": "A""#, ["property/without-value"]),
    ] as [(String, [String])])
  func solidSize(members: String, ids: [String]) throws {
    #expect(try read(layer: #"{"ty": 1, \#(members)}"#).log.ids == ids)
  }

  @Test("reports text that is not a color", arguments: ["red", "#12", "#gggggg"])
  func noColor(text: String) throws {
    let (_, log) = try read(layer: #"{"ty": 1, "sc": "\#(text)", "sw": 3, "sh": 4}"#)
    #expect(log.ids == ["property/solid-color"])
  }

  @Test("an ID can be a number")
  func numberedID() throws {
    guard case .image(let refID) = try read(layer: #"{"ty": 2, "refId": 12}"#).layer.kind else {
      throw UnexpectedKind(found: "no image")
    }
    #expect(refID == "12")
  }

  @Test("a camera has a perspective, and audio has a level")
  func others() throws {
    guard
      case .camera(let perspective) = try read(layer: #"{"ty": 13, "pe": {"k": 800}}"#).layer.kind,
      case .audio(let level, _) = try read(
        layer: #"{"ty": 6, "refId": "a", "au": {"lv": {"k": [50, 50]}}}"#
      ).layer.kind
    else { throw UnexpectedKind(found: "others") }
    #expect(perspective?.fixedValue == 800)
    #expect(level?.fixedValue == Vector(x: 50, y: 50))
  }
}
