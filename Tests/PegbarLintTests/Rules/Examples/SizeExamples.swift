@testable import PegbarLint

/// Examples of rules about values and assets that make a file larger.
enum SizeExamples {
  static let table: [String: RuleExamples] = [
    "size/constant-keyframes": constantKeyframes,
    "size/default-transform": defaultTransform,
    "size/duplicate-asset": duplicateAsset,
    "size/duplicate-precomp": duplicatePrecomp,
    "size/editor-metadata": editorMetadata,
    "size/embedded-image": embeddedImage,
    "size/excess-precision": excessPrecision,
    "size/legacy-end-values": legacyEndValues,
    "size/near-duplicate-keyframe": nearDuplicateKeyframe,
    "size/redundant-keyframe": redundantKeyframe,
    "size/single-keyframe": singleKeyframe,
    "size/unused-asset": unusedAsset,
    "size/unused-font": unusedFont,
    "size/unused-glyph": unusedGlyph,
    "size/whitespace": whitespace,
  ]

  private static var constantKeyframes: RuleExamples {
    RuleExamples(
      silent: [
        .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}, {"t": 9, "s": [5.1]}]}}"#),
        .layer(
          #"""
          "ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}, {"t": 9, "s": [5]}], "x": "wiggle(1, \#
          2)"}}
          """#
        ),
        .layer(
          #""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}, {"t": 9, "s": [5]}], "sid": "turn"}}"#),
        // The motion path leads away and back.
        .layer(
          #"""
          "ty": 1, "ks": {"p": {"k": [{"t": 0, "s": [5, 5], "to": [9, 0], "ti": [0, 9]}, \#
          {"t": 9, "s": [5, 5]}]}}
          """#
        ),
        .layer(
          #"""
          "ty": 4, "shapes": [{"ty": "fl", "hd": true, "o": {"k": [{"t": 0, "s": [5]}, {"t": 9, \#
          "s": [5]}]}}]
          """#
        ),
      ])
  }

  private static var defaultTransform: RuleExamples {
    RuleExamples(
      silent: [
        .layer(#""ty": 1, "ks": {"r": {"a": 0, "k": 5}}"#),
        .layer(#""ty": 1, "ks": {}"#),
        .layer(#""ty": 1, "ks": {"r": {"a": 0, "k": 0, "x": "time"}}"#),
        .layer(#""ty": 1, "ks": {"r": {"a": 0, "k": 0, "sid": "turn"}}"#),
      ])
  }

  private static var duplicateAsset: RuleExamples {
    RuleExamples(
      found: [
        .animation(
          #"""
          "assets": [{"id": "a", "w": 9, "h": 9, "u": "images/", "p": "a.png"}, {"id": "b", \#
          "w": 9, "h": 9, "u": "images/", "p": "a.png"}]
          """#
        )
      ],
      silent: [
        .animation(
          #"""
          "assets": [{"id": "a", "w": 9, "h": 9, "u": "a/", "p": "a.png"}, {"id": "b", "w": 9, \#
          "h": 9, "u": "b/", "p": "a.png"}]
          """#
        ),
        // Slots can replace each with a different image.
        .animation(
          #"""
          "assets": [{"id": "a", "w": 9, "h": 9, "p": "a.png", "sid": "one"}, {"id": "b", \#
          "w": 9, "h": 9, "p": "a.png", "sid": "two"}]
          """#
        ),
        .animation(
          #""assets": [{"id": "a", "w": 9, "h": 9, "p": ""}, {"id": "b", "w": 9, "h": 9, "p": ""}]"#
        ),
      ])
  }

  private static var duplicatePrecomp: RuleExamples {
    RuleExamples(
      silent: [
        .animation(
          #"""
          "assets": [{"id": "a", "layers": [{"ty": 3, "ks": {}}]}, {"id": "b", \#
          "layers": [{"ty": 3, "ks": {}, "ip": 5}]}]
          """#
        ),
        .animation(#""assets": [{"id": "a", "layers": []}, {"id": "b", "layers": []}]"#),
      ])
  }

  private static var editorMetadata: RuleExamples {
    let metadata =
      #"{"ty": "el", "mn": "ADBE Vector Shape - Ellipse", "ix": 1, "cix": 2, "hd": false}"#
    return RuleExamples(
      found: [
        RuleExample(
          #"{"mn":"ADBE Vector Shape - Ellipse","ix":1,"cix":2,"hd":false}"#,
          json: RuleExample.shapes(metadata).json)
      ],
      silent: [
        .shapes(#"{"ty": "el", "mn": "ADBE Vector Shape - Ellipse"}"#),
        // Expressions can find properties by these members.
        .layers([
          #""ks": {"r": {"k": 0, "x": "time"}}"#, #""ty": 4, "shapes": [\#(metadata)]"#,
        ]),
      ])
  }

  private static var embeddedImage: RuleExamples {
    RuleExamples(
      found: [
        RuleExample(
          #"{"id": "a", "p": "data:image/png;base64,iVBORw0KGgo…"}"#,
          json: RuleExample.animation(
            #""assets": [{"id": "a", "w": 9, "h": 9, "u": "", "p": "data:image/png;base64,"#
              + String(repeating: "A", count: 20_001) + #""}]"#
          ).json)
      ],
      silent: [
        .animation(
          #"""
          "assets": [{"id": "a", "w": 9, "h": 9, "u": "", \#
          "p": "data:image/png;base64,iVBORw0KGgo"}]
          """#
        ),
        .animation(#""assets": [{"id": "a", "w": 9, "h": 9, "u": "images/", "p": "a.png"}]"#),
      ])
  }

  private static var excessPrecision: RuleExamples {
    RuleExamples(
      silent: [.animation(#""w": 100.125"#), .animation(#""nm": "1.23456""#)])
  }

  private static var legacyEndValues: RuleExamples {
    RuleExamples(
      silent: [
        .layer(#""ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 30, "s": [90]}]}}"#),
        // The last keyframe requires the end value.
        .layer(#""ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "e": [90]}, {"t": 30}]}}"#),
      ])
  }

  private static var nearDuplicateKeyframe: RuleExamples {
    func turning(_ keys: (time: Double, value: Double)..., extra: String = "") -> RuleExample {
      let texts = keys.map { #"{"t": \#($0.time), "s": [\#($0.value)]}"# }
      return .layer(
        #""ty": 1, "ks": {"r": {"k": [\#(texts.joined(separator: ", "))]\#(extra)}}"#)
    }
    return RuleExamples(
      found: [
        turning((0, 40), (30, 40.0004), (30.02, 40), (60, 40)),
        // Two keyframes at almost the same time.
        turning((0, 0), (30, 40), (30.1, 40.01), (60, 90)),
        turning((0, 0), (30, 40), (30.1, 40), (60, 90)),
        turning((0, 40), (30, 41.5), (60, 42)).setting("tolerance", to: .number(2)),
        .shapes(
          #"""
          {"ty": "fl", "c": {"k": [{"t": 0, "s": [1, 0, 0], "o": {"x": 0.3, "y": 0}, \#
          "i": {"x": 0.6, "y": 1}}, {"t": 9, "s": [0.9999, 0, 0]}, {"t": 20, "s": [1, 0, 0]}]}}
          """#),
      ],
      silent: [
        turning((0, 40), (30, 40.1), (60, 40)),
        // A pause, and keyframes that are redundant without a tolerance.
        turning((0, 0), (20, 40), (40, 40.001), (60, 90)),
        turning((0, 40), (20, 40), (40, 40), (60, 90)),
        turning((0, 40), (30, 40), (60, 40)),
        // A jump has two keyframes at the same time.
        turning((0, 0), (30, 40), (30, 40), (60, 90)),
        turning((0, 40), (30, 40.001), (60, 40), extra: #", "x": "value""#),
        .shapes(
          #"""
          {"ty": "fl", "c": {"k": [{"t": 0, "s": [1, 0, 0]}, {"t": 9, "s": [0.99, 0, 0]}, \#
          {"t": 20, "s": [1, 0, 0]}]}}
          """#),
        turning((0, 40), (30, 40.001), (60, 40)).setting("max", to: .number(1)),
      ])
  }

  private static var redundantKeyframe: RuleExamples {
    RuleExamples(
      found: [
        .layer(
          #"""
          "ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [1]}, {"t": 10, "s": [1]}, {"t": 20, \#
          "s": [1]}, {"t": 30, "s": [2]}]}}
          """#
        ),
        .layer(
          #"""
          "ty": 1, "ks": {"r": {"k": [{"t": 0, "h": 1, "s": [1]}, {"t": 9, "h": 1, "s": [1]}, \#
          {"t": 20, "s": [2]}]}}
          """#
        ),
      ],
      silent: [
        .layer(
          #"""
          "ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [0]}, {"t": 10, "s": [6]}, {"t": 20, \#
          "s": [10]}]}}
          """#
        ),
        .layer(
          #"""
          "ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [0], "o": {"x": 0.3, "y": 0}, \#
          "i": {"x": 0.7, "y": 1}}, {"t": 10, "s": [5]}, {"t": 20, "s": [10]}]}}
          """#
        ),
        .layer(
          #"""
          "ty": 1, "ks": {"p": {"k": [{"t": 0, "s": [0, 0], "to": [0, 9], "ti": [1, 1]}, \#
          {"t": 10, "s": [5, 5]}, {"t": 20, "s": [10, 10]}]}}
          """#
        ),
        // Another rule reports keyframes that are all equal.
        .layer(
          #"""
          "ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [1]}, {"t": 10, "s": [1]}, {"t": 20, \#
          "s": [1]}]}}
          """#
        ),
        .layer(
          #"""
          "ty": 1, "ks": {"r": {"x": "loopOut()", "k": [{"t": 0, "s": [0]}, {"t": 10, "s": [5]}, \#
          {"t": 20, "s": [10]}]}}
          """#
        ),
      ])
  }

  private static var singleKeyframe: RuleExamples {
    RuleExamples(
      silent: [
        .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}, {"t": 9, "s": [6]}]}}"#),
        .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}], "x": "value + time"}}"#),
        .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}], "sid": "turn"}}"#),
        // Text documents always have keyframes.
        .layer(#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "Lato"}}]}}"#),
        .layer(#""ty": 4, "shapes": [{"ty": "fl", "hd": true, "o": {"k": [{"t": 0, "s": [5]}]}}]"#),
      ])
  }

  private static var unusedAsset: RuleExamples {
    RuleExamples(
      found: [
        .animation(#""assets": [{"id": "a", "layers": []}]"#)
      ],
      silent: [
        .layers(
          [#""ty": 2, "refId": "a""#],
          with: #""assets": [{"id": "a", "w": 9, "h": 9, "u": "", "p": "a.png"}]"#),
        // Another composition uses it.
        .layers(
          [#""ty": 0, "refId": "b""#],
          with:
            #"""
            "assets": [{"id": "a", "layers": []}, {"id": "b", "layers": [{"ty": 0, "refId": "a", \#
            "ks": {}}]}]
            """#
        ),
        .layers(
          [#""ty": 6, "refId": "s""#], with: #""assets": [{"id": "s", "u": "", "p": "a.mp3"}]"#),
        .layers(
          [#""ks": {"r": {"k": 0, "x": "time"}}"#],
          with: #""assets": [{"id": "d", "t": 3, "u": "", "p": "a.json"}]"#),
      ])
  }

  private static var unusedFont: RuleExamples {
    RuleExamples(
      silent: [
        .layers(
          [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "Lato"}}]}}"#],
          with: #""fonts": {"list": [{"fName": "Lato", "fFamily": "Lato"}]}"#),
        // An expression can select it.
        .layers(
          [#""ks": {"r": {"k": 0, "x": "time"}}"#],
          with: #""fonts": {"list": [{"fName": "Lato", "fFamily": "Lato"}]}"#),
        // Text that a slot provides can use it.
        .layers(
          [
            #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "Arial"}}], "sid": "text"}}"#
          ],
          with: #""fonts": {"list": [{"fName": "Lato", "fFamily": "Lato"}]}"#),
      ])
  }

  private static var unusedGlyph: RuleExamples {
    RuleExamples(
      silent: [
        .layers(
          [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "BAD", "f": "Lato"}}]}}"#],
          with: #""chars": [{"ch": "A"}]"#),
        // Lowercase letters can be displayed as capitals.
        .layers(
          [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "bad", "f": "Lato", "ca": 1}}]}}"#],
          with: #""chars": [{"ch": "A"}]"#),
        // A slot or an expression can provide other text.
        .layers(
          [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "B", "f": "Lato"}}], "sid": "text"}}"#],
          with: #""chars": [{"ch": "A"}]"#),
        .layers([#""ks": {"r": {"k": 0, "x": "time"}}"#], with: #""chars": [{"ch": "A"}]"#),
        .animation(#""chars": [{"ch": " "}]"#),
      ])
  }

  private static var whitespace: RuleExamples {
    RuleExamples(
      silent: [
        RuleExample(
          #"{"nm":"A name with spaces in it","layers":[]}"#,
          json: #"{"nm":"A name with spaces in it","fr":30,"ip":0,"op":9,"w":9,"h":9,"layers":[]}"#)
      ])
  }
}
