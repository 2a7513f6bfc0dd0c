import PegbarLottie
import PegbarScene
import PegbarTestSupport
import Testing

extension FormatDefault {
  private static func content(_ members: String = "") throws -> TextLayerContent {
    guard case .text(let text) = try layer(#""ty": 5, "t": {\#(members)}"#).kind else {
      throw Unexpected()
    }
    return text
  }

  private static func document() throws -> PegbarLottie.TextDocument {
    try #require(try content(#""d": {"k": [{"t": 0, "s": {}}]}"#).document.firstValue)
  }

  private static func selector() throws -> PegbarLottie.TextSelector {
    try #require(try content(#""a": [{"s": {}}]"#).animators.first?.selectors.first)
  }

  private static func textPath() throws -> PegbarLottie.TextPath {
    try #require(try content(#""p": {"m": 0}"#).path)
  }

  /// Text documents and fonts.
  static let texts: [FormatDefault] = [
    FormatDefault("Text", "t", "empty", web: "fails", thorVG: "none") { try document().text },
    FormatDefault("Text", "f", "empty", web: "the first font", thorVG: "none") {
      try document().fontName
    },
    FormatDefault("Text", "s", "12", web: "0", thorVG: "not set") { try document().size },
    FormatDefault("Text", "fc", "none", web: "none", thorVG: "not set") {
      try document().fillColor
    },
    FormatDefault("Text", "sc", "none", web: "none", thorVG: "not set") {
      try document().strokeColor
    },
    FormatDefault("Text", "sw", "0", web: "0", thorVG: "not set") { try document().strokeWidth },
    FormatDefault("Text", "of", "no", thorVG: "not set") { try document().strokeOverFill },
    FormatDefault("Text", "j", "left", web: "left", thorVG: "left") {
      try document().justification
    },
    FormatDefault("Text", "tr", "0", web: "0", thorVG: "0") { try document().tracking },
    FormatDefault("Text", "lh", "1.2 × the size", web: "1.2 × the size", thorVG: "not set") {
      let text = #""ty": 5, "t": {"d": {"k": {"t": "a", "s": 10}}}"#
      guard case .text(let content) = try scene(text).content else { throw Unexpected() }
      return content.document.constant.map { "\($0.lineHeight / $0.size) × the size" }
    },
    FormatDefault("Text", "ls", "0", web: "0", thorVG: "not set") { try document().baselineShift },
    FormatDefault("Text", "ca", "regular", thorVG: "regular") { try document().capitals },
    FormatDefault("Text", "sz", "none", web: "none", thorVG: "none") { try document().boxSize },
    FormatDefault("Text", "ps", "none", web: "none", thorVG: "not set") {
      try document().boxPosition
    },
    FormatDefault("Text layer", "m.g", "characters", web: "characters", thorVG: "characters") {
      try content().grouping
    },
    FormatDefault("Text layer", "m.a", "(0, 0)", web: "fails", thorVG: "(0, 0)") {
      try content().alignment
    },
    FormatDefault("Text layer", "a", "none", web: "fails", thorVG: "none") {
      try content().animators.map(\.name)
    },
    FormatDefault("Text layer", "p.m", "no path", web: "no path") {
      try content(#""p": {}"#).path.map { "mask \($0.maskIndex)" } ?? "no path"
    },
    FormatDefault("Text path", "f", "0", web: "fails") { try textPath().firstMargin },
    FormatDefault("Text path", "l", "0", web: "fails") { try textPath().lastMargin },
    FormatDefault("Text path", "a", "0", web: "fails") { try textPath().forceAlignment },
    FormatDefault("Text path", "p", "1", web: "fails") { try textPath().isPerpendicular },
    FormatDefault("Text path", "r", "0", web: "fails") { try textPath().isReversed },
    FormatDefault("Font", "ascent", "0.75", web: "not a number", thorVG: "0") {
      let rest = #""fonts": {"list": [{"fName": "F", "fFamily": "F", "fStyle": "R"}]}"#
      let text = #"{"ty": 5, "ks": {}, "t": {"d": {"k": {"t": "a", "f": "F", "s": 10}}}}"#
      return try imported(layers: text, rest: rest).scene.fonts.first?.ascent
    },
    FormatDefault("Glyph", "w", "0", web: "not a number", thorVG: "not set") {
      try PegbarTestSupport.document([], rest: #""chars": [{"ch": "a"}]"#).glyphs.first?.width
    },
  ]

  /// Range selectors.
  static let selectors: [FormatDefault] = [
    FormatDefault("Selector", "t", "no", thorVG: "no") { try selector().isExpressible },
    FormatDefault("Selector", "s", "0", web: "0", thorVG: "0") { try selector().start },
    FormatDefault("Selector", "e", "none", web: "the end", thorVG: "the end") {
      try selector().end
    },
    FormatDefault("Selector", "o", "0", web: "0", thorVG: "0") { try selector().offset },
    FormatDefault("Selector", "a", "100", web: "fails", thorVG: "0") { try selector().amount },
    FormatDefault("Selector", "xe", "0", web: "0", thorVG: "0") { try selector().easeHigh },
    FormatDefault("Selector", "ne", "0", web: "0", thorVG: "0") { try selector().easeLow },
    FormatDefault("Selector", "sm", "100", web: "100", thorVG: "0") { try selector().smoothness },
    FormatDefault("Selector", "r", "percent", web: "percent", thorVG: "percent") {
      try selector().units
    },
    FormatDefault("Selector", "b", "characters", web: "counts nothing", thorVG: "characters") {
      try selector().basis
    },
    FormatDefault("Selector", "sh", "square", web: "square", thorVG: "square") {
      try selector().shape
    },
    FormatDefault("Selector", "rn", "no", web: "no", thorVG: "no") { try selector().isRandom },
  ]
}
