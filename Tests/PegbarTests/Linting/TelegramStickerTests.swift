@testable import Pegbar
import PegbarTestSupport
import Testing

/// A valid Telegram sticker, and violations of each of Telegram's rules
/// (core.telegram.org/stickers).
@Suite("Telegram stickers") struct TelegramStickerTests {
  private static let sticker = #"""
    {"tgs": 1, "v": "5.5.2", "fr": 60, "ip": 0, "op": 180, "w": 512, "h": 512, "nm": "Wheel",
    "ddd": 0, "assets": [], "layers": [{"ddd": 0, "ind": 1, "ty": 4, "nm": "Wheel", "sr": 1,
    "ks": {"o": {"a": 0, "k": 100}, "r": {"a": 1, "k": [
    {"t": 0, "s": [0], "i": {"x": [0.6], "y": [1]}, "o": {"x": [0.4], "y": [0]}},
    {"t": 180, "s": [360]}]},
    "p": {"a": 0, "k": [256, 256, 0]}, "a": {"a": 0, "k": [0, 0, 0]},
    "s": {"a": 0, "k": [100, 100, 100]}}, "ao": 0, "shapes": [{"ty": "gr", "nm": "Rim", "it": [
    {"ty": "el", "nm": "Ellipse", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [300, 300]}},
    {"ty": "fl", "nm": "Fill", "c": {"a": 0, "k": [0.2, 0.5, 1, 1]}, "o": {"a": 0, "k": 100}},
    {"ty": "tr", "p": {"a": 0, "k": [0, 0]}, "a": {"a": 0, "k": [0, 0]},
    "s": {"a": 0, "k": [100, 100]}, "r": {"a": 0, "k": 0}, "o": {"a": 0, "k": 100}}]}],
    "ip": 0, "op": 180, "st": 0, "bm": 0}]}
    """#

  /// Returns the IDs of all errors with the Telegram preset, including those of other rules.
  private func errors(_ bytes: [UInt8], named name: String = "sticker.tgs") throws -> Set<String> {
    var settings = LintSettings()
    try settings.setPresets(["telegram"])
    let report = Report(linting: name, bytes, animation: nil, by: Linter(settings)) { _ in .present
    }
    return Set(report.findings.filter { $0.severity == .error }.map(\.kind.id))
  }

  private func changed(_ old: String, _ new: String) -> [UInt8] {
    #expect(Self.sticker.contains(old))
    return Archives.gzip(Self.sticker.replacing(old, with: new, maxReplacements: 1))
  }

  @Test("accepts a valid sticker without findings")
  func accepted() throws {
    var settings = LintSettings()
    try settings.setPresets(["telegram"])
    let report = Report(
      linting: "sticker.tgs", Archives.gzip(Self.sticker), animation: nil, by: Linter(settings)
    ) { _ in .present }
    #expect(report.findings.map(\.kind.id) == [])
  }

  @Test(
    "accepts samples with only supported features as stickers",
    arguments: [
      "ellipse/pulse", "path/morph", "trim/draw-on", "gradient/linear-alpha", "matte/alpha",
      "parenting/arm-and-hand",
    ])
  func samples(_ name: String) throws {
    var text = String(
      decoding: try Repository.bytes("Samples/\(name).json"), as: UTF8.self)
    for (old, new) in [
      (#""fr": 30"#, #""tgs": 1, "fr": 60"#), (#""w": 200, "h": 200"#, #""w": 512, "h": 512"#),
    ] {
      #expect(text.contains(old))
      text = text.replacing(old, with: new, maxReplacements: 1)
    }
    #expect(try errors(Archives.gzip(text)) == [])
  }

  @Test(
    "violated requirements on the animation are errors",
    arguments: [
      (#""w": 512"#, #""w": 500"#, "tgs/canvas"), (#""h": 512"#, #""h": 100"#, "tgs/canvas"),
      (#""op": 180"#, #""op": 181"#, "tgs/duration"),
      (#""fr": 60"#, #""fr": 75"#, "tgs/frame-rate"),
      (#""tgs": 1, "#, "", "tgs/container"),
    ] as [(String, String, String)])
  func animation(_ old: String, _ new: String, _ id: String) throws {
    #expect(try errors(changed(old, new)) == [id])
  }

  @Test("violated requirements on the file are errors")
  func file() throws {
    #expect(try errors(Array(Self.sticker.utf8), named: "sticker.json") == ["tgs/container"])
    // A gzip file can have several members. The second one is whitespace.
    let bytes = Archives.gzip(Self.sticker)
    func padded(to count: Int) -> [UInt8] {
      let overhead = Archives.gzip("").count
      return bytes
        + Archives.gzip(String(repeating: " ", count: count - bytes.count - overhead))
    }
    #expect(try errors(padded(to: 65_536)).isEmpty)
    #expect(try errors(padded(to: 65_537)) == ["tgs/size"])
  }

  @Test("30 frames per second, which older rules allowed, are a warning")
  func olderFrameRate() throws {
    #expect(
      try errors(changed(#""fr": 60, "ip": 0, "op": 180"#, #""fr": 30, "ip": 0, "op": 90"#))
        .isEmpty)
  }

  private static let square = """
    {"a": 0, "k": {"c": true, "v": [[0, 0], [9, 0], [9, 9]], "i": [[0, 0], [0, 0], [0, 0]], \
    "o": [[0, 0], [0, 0], [0, 0]]}}
    """

  private static let layers: [(members: String, ids: Set<String>)] = [
    (#""ddd": 1"#, ["compat/transform.3d"]),
    (#""ao": 1"#, ["compat/transform.auto-orient"]),
    (#""sr": 2"#, ["compat/time-stretch"]),
    (
      #""ef": [{"ty": 29, "nm": "Blur", "en": 1, "ef": [{"ty": 0, "v": {"a": 0, "k": 9}}]}]"#,
      ["compat/effect.gaussian-blur"]
    ),
    (
      """
      "hasMask": true, "masksProperties": [{"mode": "a", "pt": \(square), \
      "o": {"a": 0, "k": 100}, "x": {"a": 0, "k": 0}}]
      """, ["compat/mask.path", "compat/mask.add"]
    ),
  ]

  @Test("forbidden layer features are errors", arguments: layers.indices)
  func layer(_ index: Int) throws {
    let (members, ids) = Self.layers[index]
    // The last of two equal keys applies, which is reported, so the old one is removed.
    let bytes =
      switch members.prefix(4) {
      case "\"ddd": changed(#""ddd": 0, "ind""#, members + #", "ind""#)
      case "\"ao\"": changed(#""ao": 0"#, members)
      case "\"sr\"": changed(#""sr": 1"#, members)
      default: changed(#""ao": 0"#, #""ao": 0, "# + members)
      }
    #expect(try errors(bytes) == ids)
  }

  private static let shapes: [(item: String, id: String)] = [
    (#"{"ty": "mm", "mm": 1}"#, "compat/shape.merge-paths"),
    (
      """
      {"ty": "sr", "sy": 1, "d": 1, "pt": {"a": 0, "k": 5}, "p": {"a": 0, "k": [0, 0]}, \
      "r": {"a": 0, "k": 0}, "ir": {"a": 0, "k": 9}, "is": {"a": 0, "k": 0}, \
      "or": {"a": 0, "k": 20}, "os": {"a": 0, "k": 0}}
      """, "compat/shape.polystar"
    ),
    (
      """
      {"ty": "gs", "o": {"a": 0, "k": 100}, "w": {"a": 0, "k": 9}, "t": 1, "lc": 1, "lj": 1, \
      "ml": 4, "s": {"a": 0, "k": [0, 0]}, "e": {"a": 0, "k": [100, 0]}, \
      "g": {"p": 2, "k": {"a": 0, "k": [0, 1, 0, 0, 1, 0, 0, 1]}}}
      """, "compat/stroke.gradient"
    ),
    (
      """
      {"ty": "rp", "c": {"a": 0, "k": 3}, "o": {"a": 0, "k": 0}, "m": 1, "tr": \
      {"p": {"a": 0, "k": [9, 0]}, "a": {"a": 0, "k": [0, 0]}, "r": {"a": 0, "k": 0}, \
      "s": {"a": 0, "k": [100, 100]}, "so": {"a": 0, "k": 100}, "eo": {"a": 0, "k": 100}}}
      """, "compat/shape.repeater"
    ),
  ]

  @Test("forbidden shapes are errors", arguments: shapes.indices)
  func shape(_ index: Int) throws {
    let (item, id) = Self.shapes[index]
    // After the ellipse and before its paint.
    #expect(try errors(changed(#"{"ty": "fl""#, item + #", {"ty": "fl""#)) == [id])
  }

  @Test("an expression is an error")
  func expression() throws {
    let bytes = changed(
      #""k": [256, 256, 0]"#, #""k": [256, 256, 0], "x": "wiggle(1, 9)""#)
    #expect(try errors(bytes) == ["compat/expressions"])
  }

  /// The members of a layer, the required members of the animation, and the IDs of the errors.
  private static let kinds: [(layer: String, animation: String, ids: Set<String>)] = [
    (
      ##""ty": 1, "sw": 99, "sh": 99, "sc": "#ff0000""##, #""assets": []"#,
      ["compat/layer.solid"]
    ),
    (
      #""ty": 2, "refId": "photo""#,
      #""assets": [{"id": "photo", "w": 9, "h": 9, "u": "", "p": "photo.png", "e": 0}]"#,
      ["compat/layer.image"]
    ),
    (
      """
      "ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "s": 20, "f": "Lato", \
      "fc": [0, 0, 0], "j": 0}}]}, "p": {}, "m": {"g": 1, "a": {"a": 0, "k": [0, 0]}}, "a": []}
      """, #""fonts": {"list": [{"fName": "Lato", "fFamily": "Lato", "fStyle": "Regular"}]}"#,
      ["compat/layer.text", "compat/text.fonts"]
    ),
    (
      #""ty": 0, "refId": "inner", "w": 512, "h": 512, "tm": {"a": 0, "k": 0.5}"#,
      """
      "assets": [{"id": "inner", "layers": [{"ty": 3, "ind": 1, "nm": "Null", "ks": {}, "ip": 0, \
      "op": 180, "st": 0}]}]
      """, ["compat/time-remap"]
    ),
  ]

  @Test("layers of forbidden types are errors", arguments: kinds.indices)
  func kind(_ index: Int) throws {
    let (members, animation, ids) = Self.kinds[index]
    let layer = """
      {"ind": 2, "nm": "Other", "ks": {}, "ip": 0, "op": 180, "st": 0, \(members)}
      """
    let text = Self.sticker.replacing(#""layers": ["#, with: "\"layers\": [\(layer), ")
      .replacing(#""assets": []"#, with: animation)
    #expect(try errors(Archives.gzip(text)) == ids)
  }
}
