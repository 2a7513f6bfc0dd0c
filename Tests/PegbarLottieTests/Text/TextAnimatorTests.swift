import PegbarLottie
import Testing

@Suite struct TextAnimatorTests {
  private func content(_ members: String) throws -> (content: TextLayerContent, ids: [String]) {
    let (document, log) = try read(layers: #"{"ty": 5, "t": {\#(members)}}"#)
    guard case .text(let content) = document.layers.first?.kind else {
      throw UnexpectedKind(found: "\(document.layers)")
    }
    #expect(document.unreadMembers.isEmpty, "\(document.unreadMembers)")
    return (content, log.ids)
  }

  @Test("text of old files has no keyframes")
  func legacy() throws {
    let (content, ids) = try content(#""d": {"t": "Hello", "f": "Arial", "s": 12}"#)
    #expect(content.document.fixedValue?.text == "Hello")
    #expect(ids.isEmpty)
  }

  @Test("reads all settings of a text document")
  func document() throws {
    let (content, ids) = try content(
      #"""
      "d": {"k": {"t": 7, "f": "Arial", "s": 20, "fc": [1, 0, 0], "sc": [0, 1, 0], "sw": 2,
       "of": true, "j": 1, "tr": 30, "lh": 24, "ls": 3, "ca": 2, "sz": [90, 40], "ps": [-45, -20]}}
      """#)
    let text = try #require(content.document.fixedValue)
    #expect(text.text == "7")
    #expect(text.strokeColor == Color(red: 0, green: 1, blue: 0))
    #expect(text.strokeWidth == 2)
    #expect(text.strokeOverFill)
    #expect(text.justification == .right)
    #expect([text.tracking, text.lineHeight, text.baselineShift] == [30, 24, 3])
    #expect(text.capitals == .small)
    #expect(text.boxSize == Vector(x: 90, y: 40))
    #expect(text.boxPosition == Vector(x: -45, y: -20))
    #expect(ids.isEmpty)
  }

  @Test("an animator has a style and a selector")
  func animator() throws {
    let (content, ids) = try content(
      #"""
      "a": [{"nm": "A", "a": {"p": {"k": [1, 2]}, "o": {"k": 0}, "t": {"k": 9},
        "fc": {"k": [1, 0, 0, 1]}, "r": {"k": 3}, "fh": {"k": 4}, "bl": {"k": [5, 5]}},
        "s": {"t": 0, "s": {"k": 10}, "e": {"k": 90}, "o": {"k": 5}, "a": {"k": 80}, "xe": {"k": 1},
         "ne": {"k": 2}, "sm": {"k": 50}, "b": 3, "r": 2, "sh": 6, "rn": 1}}]
      """#)
    let animator = try #require(content.animators.first)
    #expect(animator.style.position?.fixedValue == Vector(x: 1, y: 2))
    #expect(animator.style.opacity?.fixedValue == 0)
    #expect(animator.style.tracking?.fixedValue == 9)
    #expect(animator.style.fillHue?.fixedValue == 4)
    #expect(animator.style.scale == nil)
    let selector = try #require(animator.selectors.first)
    #expect(selector.start.fixedValue == 10)
    #expect(selector.end?.fixedValue == 90)
    #expect(selector.amount.fixedValue == 80)
    #expect(selector.basis == .words)
    #expect(selector.units == .index)
    #expect(selector.shape == .smooth)
    #expect(selector.isRandom)
    #expect(ids.isEmpty)
  }

  @Test("a selector with the shape 0 is a square")
  func square() throws {
    let (content, ids) = try content(#""a": [{"a": {}, "s": {"sh": 0}}]"#)
    #expect(content.animators.first?.selectors.map(\.shape) == [.square])
    #expect(ids.isEmpty)
  }

  @Test("several selectors can be in an array")
  func selectors() throws {
    let (content, ids) = try content(#""a": [{"a": {}, "s": [{"b": 1}, {"b": 3}]}]"#)
    #expect(content.animators.first?.selectors.map(\.basis) == [.characters, .words])
    #expect(ids.isEmpty)
  }

  @Test("text follows the mask that it names")
  func path() throws {
    let (content, _) = try content(#""p": {"m": 0, "f": {"k": 5}, "a": {"k": 1}, "r": {"k": 1}}"#)
    #expect(content.path?.maskIndex == 0)
    #expect(content.path?.firstMargin.fixedValue == 5)
    #expect(content.path?.isReversed.fixedValue == 1)
  }

  @Test("lists fonts by name")
  func fonts() throws {
    let (document, _) = try read(
      layers: "",
      rest: #"""
        "fonts": {"list": [{"fName": "Arial-Bold", "fFamily": "Arial", "fStyle": "Bold",
         "ascent": 71.5, "origin": 0, "fPath": "", "fWeight": "", "fClass": ""}]}
        """#)
    let font = try #require(document.fonts.first)
    #expect([font.name, font.family, font.style] == ["Arial-Bold", "Arial", "Bold"])
    #expect(font.ascent == 71.5)
    #expect(document.unreadMembers.isEmpty)
  }

  @Test("a glyph has shapes, a composition or nothing")
  func glyphs() throws {
    let (document, log) = try read(
      layers: "",
      rest: #"""
        "chars": [{"ch": "A", "size": 20, "style": "Bold", "w": 70.5, "fFamily": "Arial",
          "data": {"shapes": [{"ty": "gr", "it": []}]}},
         {"ch": "B", "t": 1, "data": {"refId": "comp", "ks": {}, "ip": 0, "op": 9}},
         {"ch": " ", "w": 30, "data": {}}]
        """#)
    let glyphs = document.glyphs
    #expect(glyphs.map(\.character) == ["A", "B", " "])
    #expect(glyphs[0].width == 70.5)
    guard case .shapes(let items) = glyphs[0].content, case .precomp(let layer) = glyphs[1].content,
      case .precomp(let precomp) = layer.kind
    else { throw UnexpectedKind(found: "\(glyphs)") }
    #expect(items.count == 1)
    #expect(precomp.refID == "comp")
    #expect(glyphs[2].content == .none)
    #expect(document.unreadMembers.isEmpty)
    #expect(log.ids.isEmpty)
  }
}
