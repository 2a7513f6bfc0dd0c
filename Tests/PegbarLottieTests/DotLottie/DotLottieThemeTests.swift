import PegbarDiagnostics
import PegbarLottie
import Testing

@Suite struct DotLottieThemeTests {
  /// A square whose color, opacity, position and gradient follow slots, and a text.
  private static let layers = #"""
    {"ty": 4, "ip": 0, "op": 60, "ks": {"p": {"a": 0, "k": [1, 2], "sid": "place"}}, "shapes": [
      {"ty": "fl", "c": {"a": 0, "k": [1, 0, 0], "sid": "ink"},
        "o": {"a": 0, "k": 100, "sid": "fade"}},
      {"ty": "gf", "g": {"p": 2, "k": {"a": 0, "k": [0, 0, 0, 0, 1, 1, 1, 1], "sid": "sky"}}}]},
    {"ty": 5, "ip": 0, "op": 60, "ks": {}, "t": {"d": {"sid": "title",
      "k": [{"t": 0, "s": {"t": "Hi", "f": "Sans", "s": 40, "j": 2}}]}}}
    """#

  /// Returns an animation with a theme of these rules.
  private func themed(
    _ rules: String, animation: String? = "day"
  ) throws -> (document: LottieDocument, problems: [LottieDocument.ThemeProblem?]) {
    let asset = #"{"id": "a", "p": "a.png", "w": 4, "h": 3, "sid": "photo"}"#
    var document = try read(layers: Self.layers, rest: "\"assets\": [\(asset)]").document
    let theme = try #require(
      DotLottieTheme(
        reading: Array(#"{"rules": [\#(rules)]}"#.utf8), id: "dark", file: "t/dark.json",
        log: FindingLog()))
    let problems = theme.rules.map { document.problem(of: $0, in: document.slotIndices) }
    document.apply(theme, to: animation)
    return (document, problems)
  }

  private func slot(_ id: String, _ rules: String) throws -> Slot? {
    let (document, problems) = try themed(rules)
    #expect(problems.allSatisfy { $0 == nil }, "\(problems)")
    return document.slots.first { $0.id == id }
  }

  @Test("replaces colors and numbers")
  func values() throws {
    let color: Property<Color>? = try slot(
      "ink", #"{"id": "ink", "type": "Color", "value": [0, 0, 1]}"#)?.property()
    #expect(color?.fixedValue == Color(red: 0, green: 0, blue: 1))
    let number: Property<Double>? = try slot(
      "fade", #"{"id": "fade", "type": "Scalar", "value": 40}"#)?.property()
    #expect(number?.fixedValue == 40)
    for type in ["Position", "Vector"] {
      let vector: Property<Vector>? = try slot(
        "place", #"{"id": "place", "type": "\#(type)", "value": [5, 6]}"#)?.property()
      #expect(vector?.fixedValue == Vector(x: 5, y: 6))
    }
  }

  @Test("the stops of a gradient have alpha if any of them has it")
  func gradients() throws {
    let plain = try slot(
      "sky",
      #"""
      {"id": "sky", "type": "Gradient", "value": [
        {"offset": 0, "color": [1, 0, 0]}, {"offset": 1, "color": [0, 0, 1]}]}
      """#)
    guard case .gradient(let stops, stopCount: 2)? = plain?.values.first else {
      Issue.record("\(String(describing: plain))")
      return
    }
    #expect(stops.fixedValue == [0, 1, 0, 0, 1, 0, 0, 1])
    let clear: Property<[Double]>? = try slot(
      "sky",
      #"""
      {"id": "sky", "type": "Gradient", "value": [
        {"offset": 0, "color": [1, 0, 0]}, {"offset": 1, "color": [0, 0, 1, 0.5]}]}
      """#)?.property()
    #expect(clear?.fixedValue == [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5])
  }

  @Test("a text keeps the members that the theme does not set")
  func texts() throws {
    let text: Property<TextDocument>? = try slot(
      "title",
      #"{"id": "title", "type": "Text", "value": {"text": "Bye", "fillColor": [0, 1, 0]}}"#
    )?.property()
    let document = try #require(text?.fixedValue)
    #expect(document.text == "Bye" && document.fillColor == Color(red: 0, green: 1, blue: 0))
    #expect(document.fontName == "Sans" && document.size == 40)
    #expect(document.justification == .center)
    let moved: Property<TextDocument>? = try slot(
      "title",
      #"""
      {"id": "title", "type": "Text", "keyframes": [
        {"frame": 0, "value": {"text": "A", "justify": "Right", "textCaps": "AllCaps"}},
        {"frame": 30, "value": {"text": "B"}}]}
      """#)?.property()
    #expect(moved?.keyframes.map(\.value.text) == ["A", "B"])
    #expect(moved?.keyframes.allSatisfy { $0.isHold && $0.value.size == 40 } == true)
    #expect(moved?.keyframes.first?.value.justification == .right)
    #expect(moved?.keyframes.first?.value.capitals == .all)
  }

  @Test("an image keeps the size of the asset")
  func images() throws {
    let asset = try slot("photo", #"{"id": "photo", "type": "Image", "value": {"src": "b.png"}}"#)?
      .asset
    guard case .image(let image)? = asset?.kind else {
      Issue.record("\(String(describing: asset))")
      return
    }
    #expect(image.file.file == "b.png" && image.width == 4 && image.height == 3)
  }

  @Test("keyframes have easing, holds and a motion path, in the order of time")
  func keyframes() throws {
    let number: Property<Double>? = try slot(
      "fade",
      #"""
      {"id": "fade", "type": "Scalar", "keyframes": [
        {"frame": 30, "value": 100, "hold": true},
        {"frame": 0, "value": 0, "outTangent": {"x": 0.2, "y": 0.1},
          "inTangent": {"x": [0.8], "y": [0.9]}}]}
      """#)?.property()
    let keys = try #require(number?.keyframes)
    #expect(keys.map(\.time) == [0, 30] && keys.map(\.value) == [0, 100])
    #expect(keys[0].easing == [EasingHandles(outX: 0.2, outY: 0.1, inX: 0.8, inY: 0.9)])
    #expect(keys.map(\.isHold) == [false, true])
    let path: Property<Vector>? = try slot(
      "place",
      #"""
      {"id": "place", "type": "Position", "keyframes": [
        {"frame": 0, "value": [0, 0], "valueOutTangent": [1, 2], "valueInTangent": [3, 4]},
        {"frame": 9, "value": [9, 9]}]}
      """#)?.property()
    #expect(path?.keyframes.first?.spatialOut == Vector(x: 1, y: 2))
    #expect(path?.keyframes.first?.spatialIn == Vector(x: 3, y: 4))
  }

  @Test("an expression keeps the value of the animation unless the rule has one")
  func expressions() throws {
    let own: Property<Double>? = try slot(
      "fade", #"{"id": "fade", "type": "Scalar", "expression": "time"}"#)?.property()
    #expect(own?.expression == "time" && own?.fixedValue == 100)
    let both: Property<Double>? = try slot(
      "fade", #"{"id": "fade", "type": "Scalar", "value": 3, "expression": "time"}"#)?.property()
    #expect(both?.expression == "time" && both?.fixedValue == 3)
  }

  @Test(
    "states why a rule cannot be applied",
    arguments: [
      (#"{"id": "inks", "type": "Color", "value": [0, 0, 0]}"#, .unknownSlot),
      (#"{"type": "Color", "value": [0, 0, 0]}"#, .unknownSlot),
      (#"{"id": "ink", "type": "Wobble", "value": 3}"#, .unknownType),
      (#"{"id": "ink", "value": [0, 0, 0]}"#, .unknownType),
      (#"{"id": "ink", "type": "Scalar", "value": 3}"#, .otherType([.color])),
      (#"{"id": "place", "type": "Color", "value": [0, 0, 0]}"#, .otherType([.position, .vector])),
      (#"{"id": "photo", "type": "Text", "value": {"text": "A"}}"#, .otherType([.image])),
      (#"{"id": "ink", "type": "Color"}"#, .noValue),
      (#"{"id": "ink", "type": "Color", "value": [1]}"#, .noValue),
      (#"{"id": "fade", "type": "Scalar", "value": "much"}"#, .noValue),
      (#"{"id": "fade", "type": "Scalar", "keyframes": [{"value": 1}]}"#, .noValue),
      (#"{"id": "sky", "type": "Gradient", "value": [{"offset": 0}]}"#, .noValue),
      (#"{"id": "photo", "type": "Image", "value": {}}"#, .noValue),
      (#"{"id": "photo", "type": "Image", "expression": "1"}"#, .noValue),
    ] as [(String, LottieDocument.ThemeProblem)])
  func problems(_ rule: String, _ problem: LottieDocument.ThemeProblem) throws {
    let (document, problems) = try themed(rule)
    #expect(problems == [problem])
    #expect(document.slots.isEmpty)
  }

  @Test("keyframes of a gradient have the same number of stops")
  func unevenGradient() throws {
    let (_, problems) = try themed(
      #"""
      {"id": "sky", "type": "Gradient", "keyframes": [
        {"frame": 0, "value": [{"offset": 0, "color": [0, 0, 0]}]},
        {"frame": 9, "value": [
          {"offset": 0, "color": [0, 0, 0]}, {"offset": 1, "color": [1, 1, 1]}]}]}
      """#)
    #expect(problems == [.noValue])
  }

  @Test("a rule applies to the animations that it names")
  func animations() throws {
    let rule = #"{"id": "fade", "type": "Scalar", "animations": ["day"], "value": 1}"#
    #expect(try themed(rule).document.slots.count == 1)
    #expect(try themed(rule, animation: "night").document.slots.isEmpty)
    #expect(try themed(rule, animation: nil).document.slots.isEmpty)
  }

  @Test("the default of a slot determines the type if no property uses the slot")
  func unused() throws {
    let rest = #""slots": {"ink": {"p": {"a": 0, "k": [0, 0, 0]}}}"#
    var document = try read(layers: #"{"ty": 3, "ip": 0, "op": 60, "ks": {}}"#, rest: rest).document
    let text = #"{"rules": [{"id": "ink", "type": "Color", "value": [1, 1, 1]}]}"#
    let theme = try #require(
      DotLottieTheme(
        reading: Array(text.utf8), id: "dark", file: "t/dark.json", log: FindingLog()))
    #expect(theme.rules.map { document.problem(of: $0, in: document.slotIndices) } == [nil])
    document.apply(theme, to: nil)
    let color: Property<Color>? = document.slots.first?.property()
    #expect(document.slots.count == 1 && color?.fixedValue == .white)
  }

  @Test("reports a file that is not a theme, with its place")
  func damaged() {
    for text in ["{", "[]"] {
      let log = FindingLog()
      let theme = DotLottieTheme(
        reading: Array(text.utf8), id: "dark", file: "t/dark.json", log: log)
      #expect(theme == nil)
      #expect(log.findings.map(\.breadcrumb) == [["t/dark.json"]])
    }
  }
}
