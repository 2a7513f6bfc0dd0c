@testable import PegbarLint

/// Examples of rules about text.
enum TextExamples {
  static let table: [String: RuleExamples] = [
    "text/box-overflow": boxOverflow,
    "text/combining-characters": combinedLetters,
    "text/could-be-shapes": couldBeShapes,
    "text/font-family-empty": emptyFontFamily,
    "text/remote-font": remoteFont,
  ]

  private static var boxOverflow: RuleExamples {
    func text(_ text: String, height: Int) -> String {
      #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "\#(text)", "s": 20, "lh": 20, "#
        + #""sz": [100, \#(height)]}}]}}"#
    }
    return RuleExamples(
      silent: [
        .layer(text("1\\r2\\r3", height: 60)), .layer(text("1", height: 15)),
        .layer(#""hd": true, "# + text("1\\r2\\r3", height: 40)),
        .layer(#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "1\r2\r3", "s": 20}}]}}"#),
      ])
  }

  private static var combinedLetters: RuleExamples {
    func example(
      _ text: String, glyphs: String = #""chars": [{"ch": "A", "w": 50}]"#, hidden: String = ""
    ) -> RuleExample {
      .layers(
        [hidden + #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "\#(text)"}}]}}"#], with: glyphs)
    }
    return RuleExamples(
      found: [
        example(#"\ud83d\ude00"#)
      ],
      silent: [
        example(#"\u00e9t\u00e9"#), example("Hello\\rWorld"),
        // The system lays out the characters.
        example(#"e\u0301"#, glyphs: ""),
        example(#"e\u0301"#, hidden: #""hd": true, "#),
        // Another finding reports the order of characters.
        example(#"\u05e9\u05dc\u05d5\u05dd"#),
      ])
  }

  private static var couldBeShapes: RuleExamples {
    func text(_ members: String, _ others: String = "") -> String {
      #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {\#(members)}}]}\#(others)}"#
    }
    return RuleExamples(
      silent: [
        .layer(#""hd": true, "# + text(#""t": "Hello""#)), .layer(text(#""t": " ""#)),
        .layer(text(#""t": "Hello""#, #", "a": [{"a": {"o": {"k": 50}}}]"#)),
        .layer(
          #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "1"}}, {"t": 9, "s": {"t": "2"}}]}}"#),
        .layer(#""ty": 5, "t": {"d": {"sid": "title", "k": [{"t": 0, "s": {"t": "Hello"}}]}}"#),
      ])
  }

  private static var emptyFontFamily: RuleExamples {
    RuleExamples(
      silent: [
        .font("", text: "Roboto"),
        // No text uses it.
        .font(#""fFamily": """#),
        // The file has the outlines of its letters.
        .font(#""fFamily": """#, text: "Roboto", with: #", "chars": [{"ch": "A", "w": 50}]"#),
      ])
  }

  private static var remoteFont: RuleExamples {
    RuleExamples(
      silent: [
        .font(#""origin": 3, "fPath": "fonts/roboto.ttf""#), .font(#""origin": 0, "fPath": """#),
        .font(#""origin": 3, "fPath": "data:font/ttf;base64,AAEAAA==""#),
      ])
  }
}
