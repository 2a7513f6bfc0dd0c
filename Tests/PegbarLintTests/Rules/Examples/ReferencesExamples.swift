@testable import PegbarLint

/// Examples of rules about references.
enum ReferencesExamples {
  static let table: [String: RuleExamples] = [
    "ref/duplicate-marker": duplicateMarker,
    "ref/effect-layer-ref": effectLayer,
    "ref/matte-never-visible": matteNeverVisible,
    "ref/matte-source-unflagged": matteSourceUnflagged,
    "ref/missing-font": missingFont,
    "ref/missing-index": missingIndex,
    "ref/unused-matte-source": unusedMatteSource,
  ]

  private static var duplicateMarker: RuleExamples {
    RuleExamples(
      silent: [
        .animation(#""markers": [{"cm": "a", "tm": 0, "dr": 5}, {"cm": "b", "tm": 9, "dr": 5}]"#),
        .animation(#""markers": [{"cm": "", "tm": 0, "dr": 5}, {"cm": "", "tm": 9, "dr": 5}]"#),
      ])
  }

  private static var effectLayer: RuleExamples {
    RuleExamples(
      found: [
        .layer(
          #"""
          "ind": 1, "ks": {"r": {"k": 0, "x": "time"}}, "ef": [{"ty": 5, \#
          "mn": "ADBE Layer Control", "ef": [{"ty": 10, "v": {"k": 7}}]}]
          """#
        )
      ],
      silent: [
        .layer(#""ty": 1, "ind": 1, "ef": [{"ty": 27, "ef": [{"ty": 10, "v": {"k": 1}}]}]"#),
        // Set Matte has its own finding, and no player draws Compound Blur.
        .layer(#""ty": 1, "ind": 1, "ef": [{"ty": 28, "ef": [{"ty": 10, "v": {"k": 7}}]}]"#),
        .layer(
          #"""
          "ty": 1, "ind": 1, "ef": [{"ty": 5, "mn": "ADBE Compound Blur", "ef": [{"ty": 10, \#
          "v": {"k": 7}}]}]
          """#),
        // Stroke refers to a mask.
        .layer(#""ty": 1, "ind": 1, "ef": [{"ty": 22, "ef": [{"ty": 10, "v": {"k": 7}}]}]"#),
        .layer(#""ty": 1, "hd": true, "ef": [{"ty": 27, "ef": [{"ty": 10, "v": {"k": 7}}]}]"#),
        // No layer is selected.
        .layer(#""ty": 1, "ind": 1, "ef": [{"ty": 27, "ef": [{"ty": 10, "v": {"k": 0}}]}]"#),
        .layer(
          #""ty": 1, "ind": 1, "ef": [{"ty": 27, "en": 0, "ef": [{"ty": 10, "v": {"k": 7}}]}]"#),
        // Without expressions, a control has no effect.
        .layer(
          #"""
          "ind": 1, "ef": [{"ty": 5, "mn": "ADBE Layer Control", "ef": [{"ty": 10, \#
          "v": {"k": 7}}]}]
          """#
        ),
      ])
  }

  private static var matteNeverVisible: RuleExamples {
    RuleExamples(
      silent: [
        .layers([
          #""ty": 1, "sw": 9, "sh": 9, "td": 1, "op": 21"#,
          #""ty": 1, "sw": 9, "sh": 9, "tt": 1, "ip": 20"#,
        ]),
        // If an inverted matte is not visible, the entire layer is.
        .layers([
          #""ty": 1, "sw": 9, "sh": 9, "td": 1, "op": 20"#,
          #""ty": 1, "sw": 9, "sh": 9, "tt": 2, "ip": 20"#,
        ]),
        .layers([
          #""ty": 1, "sw": 9, "sh": 9, "td": 1, "op": 20"#,
          #""ty": 1, "sw": 9, "sh": 9, "tt": 1, "ip": 20, "hd": true"#,
        ]),
      ])
  }

  private static var matteSourceUnflagged: RuleExamples {
    RuleExamples(
      silent: [
        .layers([#""ty": 1, "sw": 9, "sh": 9, "td": 1"#, #""ty": 1, "sw": 9, "sh": 9, "tt": 1"#]),
        // A matte that is selected by index can itself be visible.
        .layers([
          #""ty": 1, "ind": 1, "sw": 9, "sh": 9"#, #""ty": 1, "sw": 9, "sh": 9, "tt": 1, "tp": 1"#,
        ]),
        .layers([#""ty": 1, "sw": 9, "sh": 9, "hd": true"#, #""ty": 1, "sw": 9, "sh": 9, "tt": 1"#]
        ),
        .layers([#""ty": 1, "sw": 9, "sh": 9"#, #""ty": 1, "sw": 9, "sh": 9, "tt": 1, "hd": true"#]
        ),
        // A null draws nothing.
        .layers([#""ty": 3"#, #""ty": 1, "sw": 9, "sh": 9, "tt": 1"#]),
      ])
  }

  private static var missingFont: RuleExamples {
    RuleExamples(
      silent: [
        .layers(
          [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "Hello", "f": "Roboto"}}]}}"#],
          with: #""fonts": {"list": [{"fName": "Roboto", "fFamily": "Roboto"}]}"#),
        // Nothing is drawn.
        .layer(#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": " ", "f": "Lato"}}]}}"#),
        .layer(
          #""ty": 5, "hd": true, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "Lato"}}]}}"#),
        // A slot replaces the text.
        .layer(
          #"""
          "ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "Lato"}}], "sid": "text"}}
          """#),
        // The text names no font.
        .layer(#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "Hello"}}]}}"#),
      ])
  }

  private static var missingIndex: RuleExamples {
    RuleExamples(
      found: [
        .layers([#""nm": "Shape", "td": 1"#, #""ind": 2, "tt": 1, "tp": 1"#])
      ],
      silent: [
        .layers([#""nm": "Peg""#, #""ind": 2"#]),
        .layers([#""nm": "Peg""#, #""ind": 1"#, #""ind": 2, "parent": 1"#]),
        .layers([#""ind": 1"#, #""ind": 2, "parent": 3"#]),
      ])
  }

  private static var unusedMatteSource: RuleExamples {
    RuleExamples(
      silent: [
        .layers([#""ty": 1, "sw": 9, "sh": 9, "td": 1"#, #""ty": 1, "sw": 9, "sh": 9, "tt": 1"#]),
        .layers([
          #""ind": 1, "ty": 1, "sw": 9, "sh": 9, "tt": 1, "tp": 2"#,
          #""ind": 2, "ty": 1, "sw": 9, "sh": 9, "td": 1"#,
        ]),
        // Another layer follows it.
        .layers([#""ind": 1, "ty": 1, "sw": 9, "sh": 9, "td": 1"#, #""ind": 2, "parent": 1"#]),
        // Set Matte uses it.
        .layers([
          #""ind": 1, "ty": 1, "sw": 9, "sh": 9, "td": 1"#,
          #"""
          "ind": 2, "ty": 1, "sw": 9, "sh": 9, "ef": [{"ty": 28, "ef": [{"ty": 10, \#
          "v": {"k": 1}}]}]
          """#,
        ]),
        // An expression can use it.
        .layers([#""ty": 1, "sw": 9, "sh": 9, "td": 1"#, #""ks": {"r": {"k": 0, "x": "time"}}"#]),
      ])
  }
}
