import Pegbar
import PegbarScene
import PegbarTestSupport
import Testing

@Suite("Scenes with other values for their slots")
struct SceneParametersTests {
  private static let bytes = Array(
    """
    {"v": "5.12.1", "fr": 30, "ip": 0, "op": 30, "w": 100, "h": 100,
     "fonts": {"list": [{"fName": "F", "fFamily": "Helvetica", "fStyle": "Regular", "ascent": 75}]},
     "slots": {
       "accent": {"p": {"a": 0, "k": [1, 0, 0, 0.5]}}, "veil": {"p": {"a": 0, "k": 60}},
       "place": {"p": {"a": 0, "k": [10, 20]}},
       "title": {"p": {"k": [{"t": 0, "s": {"t": "Hi", "f": "F", "s": 12, "fc": [0, 0, 0]}}]}},
       "ramp": {"p": {"p": 2, "k": {"a": 0, "k": [0, 1, 1, 1, 1, 0, 0, 0]}}},
       "moving": {"p": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
         {"t": 20, "s": [90]}]}}},
     "layers": [
      {"ty": 4, "ind": 1, "nm": "Badge", "ip": 0, "op": 30, "st": 0,
       "ks": {"p": {"sid": "place", "a": 0, "k": [0, 0]}}, "shapes": [
        {"ty": "el", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [9, 9]}},
        {"ty": "fl", "c": {"sid": "accent", "a": 0, "k": [0, 0, 0]},
         "o": {"sid": "veil", "a": 0, "k": 60}}]},
      {"ty": 4, "ind": 2, "nm": "Sky", "ip": 0, "op": 30, "st": 0,
       "ks": {"r": {"sid": "moving", "a": 0, "k": 0}}, "shapes": [
        {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [9, 9]}, "r": {"a": 0, "k": 0}},
        {"ty": "gf", "t": 1, "s": {"a": 0, "k": [0, 0]}, "e": {"a": 0, "k": [9, 0]},
         "o": {"a": 0, "k": 100},
         "g": {"p": 2, "k": {"sid": "ramp", "a": 0, "k": [0, 0, 0, 0, 1, 0, 0, 0]}}}]},
      {"ty": 5, "ind": 3, "nm": "Title", "ip": 0, "op": 30, "st": 0, "ks": {},
       "t": {"d": {"sid": "title", "k": [{"t": 0, "s": {"t": "", "f": "F", "s": 12, "fc": [0, 0, 0]}}]},
        "p": {}, "m": {"g": 1, "a": {"a": 0, "k": [0, 0]}}, "a": []}}]}
    """.utf8)

  private static let blue = Color(red: 0, green: 0, blue: 1)

  @Test("the exact and the normalized scene play the new values")
  func values() throws {
    let values: [String: Parameter.Value] = [
      "accent": .color(Self.blue), "veil": .number(0.25), "place": .point(Point(x: 30, y: 40)),
      "title": .text("Hello"), "ramp": .colors([.black, .white]),
    ]
    let scene = try Pegbar.scene(from: Self.bytes)
    let exact = try scene.applying(values)
    let normalized = try Pegbar.convert(scene).normalized.applying(values)
    #expect(exact.parameters.first { $0.name == "title" }?.value == .text("Hello"))
    #expect(normalized.parameters.first { $0.name == "veil" }?.value == .number(0.25))
    for renderer in [FrameRenderer(exact), FrameRenderer(normalized)] {
      let picture = renderer.svg(seconds: 0)
      #expect(picture.contains("#00f"), "\(picture)")
      #expect(!picture.contains("#f00"))
      #expect(picture.contains("Hello"))
    }
    let position = exact.root.layers.first { $0.name == "Badge" }?.transform.position
    #expect(position?.constant == Point(x: 30, y: 40))
    // The conversion of the changed scene has the new values as defaults.
    let code = try Pegbar.convert(exact).swiftCode
    #expect(code.contains("\"Hello\""))
  }

  @Test(
    "rejects unknown slots, other types, and slots that cannot be set",
    arguments: [
      ("acent", .color(.black), "accent"), ("accent", .number(1), "is a color, not a number"),
      ("ramp", .colors([.black]), "a list of 2 colors"),
      ("moving", .number(3), "cannot be set"),
    ] as [(String, Parameter.Value, String)])
  func invalid(name: String, value: Parameter.Value, message: String) throws {
    let scene = try Pegbar.scene(from: Self.bytes)
    let error = #expect(throws: SettingError.self) { try scene.applying([name: value]) }
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
    let normalized = try Pegbar.convert(scene).normalized
    #expect(throws: SettingError.self) { try normalized.applying([name: value]) }
  }
}
