import PegbarDiagnostics
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Text layers, animators and fonts in the units of the scene.
@Suite struct TextTests {
  private static let fonts =
    #""fonts": {"list": [{"fName": "F", "fFamily": "Fam", "fStyle": "Bold", "ascent": 72}]}"#

  private static func glyph(_ character: String, _ rest: String = "") -> String {
    let shape =
      #"{"ty": "sh", "ks": {"k": {"c": true, "v": [[0, 0], [10, 0]], "i": [[0, 0], [0, 0]], "o": [[1, 2], [0, 0]]}}}"#
    return #"""
      {"ch": "\#(character)", "fFamily": "Fam", "style": "Bold", "w": 61.5,
       "data": {"shapes": [{"ty": "gr", "it": [\#(shape)]}]}\#(rest)}
      """#
  }

  private static var all: String { "\(fonts), \"chars\": [\(glyph("A")), \(glyph("B"))]" }

  private static func text(
    _ document: String, animators: String = "", rest: String = "", layer: String = #""nm": "T""#
  ) -> String {
    #"""
    {"ty": 5, \#(layer), "ks": {}, "t": {"d": {"k": [{"t": 0, "s": {\#(document)}}]},
     "a": [\#(animators)]\#(rest)}}
    """#
  }

  private static let plain = #""t": "AB", "f": "F", "s": 20"#

  private func content(_ imported: Imported) throws -> TextContent {
    guard case .text(let content) = try imported.layer().content else { throw Unexpected() }
    return content
  }

  @Test("a document has fractions and points, a font has its glyphs, and nothing is lost")
  func document() throws {
    let result = try imported(
      layers: Self.text(
        Self.plain
          + #", "tr": 50, "j": 4, "lh": 0, "ls": 3, "ca": 2, "fc": [1, 0, 0, 0.5], "sc": [0, 0, 1], "sw": 2, "of": true, "sz": [30, 40], "ps": [-15, 5]"#
      ), rest: Self.all)
    let document = try #require(try content(result).document.constant)
    #expect(
      document
        == TextDocument(
          text: "AB", font: "F", size: 20, fill: Color(red: 1, green: 0, blue: 0),
          stroke: Color(red: 0, green: 0, blue: 1), strokeWidth: 2, strokeOverFill: true,
          justification: .justifyLastRight, tracking: 0.05, lineHeight: 24, baselineShift: 3,
          capitals: .small, box: Rect(x: -15, y: 5, width: 30, height: 40)))
    let font = try #require(result.scene.fonts.first)
    #expect((font.name, font.family, font.style, font.ascent) == ("F", "Fam", "Bold", 0.72))
    #expect(font.glyphs.map(\.character) == ["A", "B"])
    #expect(font.glyphs[0].advance == 61.5)
    #expect(font.glyphs[0].outline.contours.first?.vertices.first?.outControl == Point(x: 1, y: 2))
    #expect(result.ids == [])
  }

  @Test("animators have factors and fractions")
  func animator() throws {
    let animator = #"""
      {"nm": "Fade", "s": {"r": 1, "b": 3, "sh": 2, "rn": 0, "s": {"k": 25}, "e": {"k": 75},
        "o": {"k": -10}, "a": {"k": 50}, "xe": {"k": 20}, "ne": {"k": -30}, "sm": {"k": 60}},
       "a": {"p": {"k": [1, 2]}, "s": {"k": [50, 200]}, "o": {"k": 25}, "fc": {"k": [0, 1, 0]}, "fb": {"k": 10},
        "t": {"k": 7}, "ls": {"k": [0, 5]}}}
      """#
    let result = try imported(layers: Self.text(Self.plain, animators: animator), rest: Self.all)
    var selector = TextSelector()
    (selector.start, selector.end) = (.constant(0.25), .constant(0.75))
    (selector.offset, selector.amount) = (.constant(-0.1), .constant(0.5))
    (selector.easeHigh, selector.easeLow) = (.constant(0.2), .constant(-0.3))
    (selector.smoothness, selector.basis, selector.shape) = (.constant(0.6), .words, .rampUp)
    var expected = TextAnimator(name: "Fade", selector: selector)
    expected.position = .constant(Point(x: 1, y: 2))
    expected.scale = .constant(Point(x: 0.5, y: 2))
    expected.opacity = .constant(0.25)
    expected.fillColor = .constant(Color(red: 0, green: 1, blue: 0))
    expected.fillBrightness = .constant(0.1)
    expected.tracking = .constant(7)
    expected.lineSpacing = .constant(Point(x: 0, y: 5))
    #expect(try content(result).animators == [expected])
    #expect(result.ids == [])
  }

  @Test("text follows a mask, which itself masks nothing")
  func path() throws {
    let mask =
      #""masksProperties": [{"mode": "n", "pt": {"k": {"v": [[0, 0], [9, 0]], "i": [[0, 0], [0, 0]], "o": [[0, 0], [0, 0]]}}}]"#
    let path = #", "p": {"m": 0, "f": {"k": 12}, "p": {"k": 0}, "r": {"k": 1}}"#
    let result = try imported(
      layers: Self.text(Self.plain, rest: path, layer: mask), rest: Self.all)
    let way = try #require(try content(result).path)
    #expect(way.path.constant?.contours.first?.vertices.count == 2)
    #expect(way.firstMargin == .constant(12))
    #expect((way.isPerpendicular, way.isReversed) == (.constant(false), .constant(true)))
    #expect(try result.layer().masks == [])
    #expect(result.ids == [])
    let missing = try imported(
      layers: Self.text(Self.plain, rest: #", "p": {"m": 2}"#), rest: Self.all)
    #expect(missing.ids == ["text/missing-path"])
  }

  @Test(
    "reports a loss of a text layer once",
    arguments: [
      ("text/font-without-glyphs", "", "", plain),
      ("text/missing-glyph", "", all, #""t": "AXX", "f": "F""#),
      (
        "text/glyph-composition", "",
        "\(fonts), \"chars\": [\(glyph("A", #", "t": 1"#))]", #""t": "A", "f": "F""#
      ),
      ("text/expression-selector", #"{"s": {"t": 1, "x": "1"}, "a": {}}"#, all, plain),
      ("text/several-selectors", #"{"s": [{}, {}], "a": {}}"#, all, plain),
      ("text/random-order", #"{"s": {"rn": 1}, "a": {}}"#, all, plain),
      ("text/animator-blur", #"{"s": {}, "a": {"bl": {"k": [3, 3]}}}"#, all, plain),
    ])
  func losses(_ id: String, _ animators: String, _ rest: String, _ document: String) throws {
    let rest = rest.isEmpty ? Self.fonts : rest
    let result = try imported(
      layers: Self.text(document, animators: animators),
      Self.text(document, layer: #""nm": "Again""#), rest: rest)
    #expect(result.ids == [id])
  }

  @Test("does not report text layers without visible text")
  func unseen() throws {
    #expect(try imported(layers: Self.text(#""t": " ", "f": "F""#)).ids == [])
    #expect(
      try imported(layers: Self.text(Self.plain, layer: #""nm": "T", "hd": true"#)).ids == [])
  }

  @Test("reports right-to-left characters that are laid out one by one")
  func order() throws {
    let hebrew = #""t": "\u05e9\u05dc\u05d5\u05dd", "f": "F""#
    let drawn =
      #""chars": [\#("\u{05e9}\u{05dc}\u{05d5}\u{05dd}".map { Self.glyph(String($0)) }.joined(separator: ", "))]"#
    let result = try imported(layers: Self.text(hebrew), rest: Self.fonts + ", " + drawn)
    #expect(result.ids == ["text/right-to-left"])
    // The system orders the characters of entire lines.
    #expect(
      try imported(layers: Self.text(hebrew), rest: Self.fonts).ids == ["text/font-without-glyphs"])
    #expect(
      try imported(layers: Self.text(hebrew, animators: #"{"a": {}}"#), rest: Self.fonts).ids
        == ["text/font-without-glyphs", "text/right-to-left"])
  }

  @Test("truncates text above the character limit and reports it")
  func length() throws {
    func result(_ count: Int) throws -> Imported {
      try imported(
        layers: Self.text(#""t": "\#(String(repeating: "A", count: count))", "f": "F""#),
        rest: Self.all)
    }
    let long = try result(20_001)
    #expect(long.ids == ["text/length"])
    #expect(try content(long).document.constant?.text.count == 20_000)
    #expect(try result(20_000).ids == [])
  }

  @Test("drops and reports animators above the limit of 100")
  func animatorLimit() throws {
    let animator = #"{"nm": "A", "s": {"s": {"k": 0}}, "a": {"o": {"k": 50}}}"#
    let animators = Array(repeating: animator, count: 101).joined(separator: ", ")
    let result = try imported(
      layers: Self.text(Self.plain, animators: animators), rest: Self.all)
    #expect(result.ids == ["text/animator-limit"])
    #expect(try content(result).animators.count == 100)
  }

  @Test("groups position the outlines of a character")
  func placedOutline() throws {
    let shape = #"{"ty": "el", "p": {"k": [0, 0]}, "s": {"k": [20, 20]}}"#
    func chars(_ items: String) -> String {
      #"\#(Self.fonts), "chars": [{"ch": "A", "fFamily": "Fam", "style": "Bold", "w": 50, "data": {"shapes": [{"ty": "gr", "it": [\#(items)]}]}}]"#
    }
    let placed = try imported(
      layers: Self.text(#""t": "A", "f": "F""#),
      rest: chars(shape + #", {"ty": "tr", "p": {"k": [30, 5]}, "s": {"k": [50, 100]}}"#))
    #expect(placed.ids == [])
    let outline = try #require(placed.scene.fonts.first?.glyphs.first?.outline)
    #expect(outline.contours.first?.vertices.map(\.point).first == Point(x: 30, y: -5))
    #expect(outline.contours.first?.vertices.map(\.point).dropFirst().first == Point(x: 35, y: 5))
    for plainer in [
      #", {"ty": "rd", "r": {"k": 3}}"#,
      #", {"ty": "tr", "r": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [90]}]}}"#,
    ] {
      let result = try imported(
        layers: Self.text(#""t": "A", "f": "F""#), rest: chars(shape + plainer))
      #expect(result.ids == ["text/glyph-shape"])
      let unused = try imported(
        layers: Self.text(#""t": " ", "f": "F""#), rest: chars(shape + plainer))
      #expect(unused.ids == [])
    }
  }

  @Test("reports characters of a 3D layer that move in depth")
  func depth() throws {
    func ids(_ place: String, _ layer: String) throws -> [String] {
      try imported(
        layers: Self.text(
          Self.plain, animators: #"{"a": {"p": {"k": \#(place)}}}"#, layer: layer),
        rest: Self.all
      ).ids
    }
    #expect(try ids("[1, 2, 30]", #""ddd": 1"#) == ["layer/3d"])
    #expect(try ids("[1, 2, 0]", #""ddd": 1"#) == [])
    #expect(try ids("[1, 2, 30]", #""ddd": 0"#) == [])
  }
}
