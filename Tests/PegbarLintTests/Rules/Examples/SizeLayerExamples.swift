@testable import PegbarLint

/// Examples of rules about layers and shapes that make a file larger.
enum SizeLayerExamples {
  static let table: [String: RuleExamples] = [
    "size/empty-group": emptyGroup,
    "size/empty-precomp": emptyPrecomp,
    "size/empty-shape-layer": emptyShapeLayer,
    "size/hidden-layer": hiddenLayer,
    "size/hidden-shape": hiddenShape,
    "size/identity-null": identityNull,
    "size/invisible-layer": invisibleLayer,
    "size/mergeable-shapes": mergeableShapes,
    "size/nested-single-group": nestedSingleGroup,
    "size/occluded-layer": occludedLayer,
    "size/single-use-precomp": singleUsePrecomp,
    "size/transparent-paint": transparentPaint,
    "size/zero-scale": zeroScale,
    "size/zero-width-stroke": zeroWidthStroke,
  ]

  private static var emptyGroup: RuleExamples {
    RuleExamples(
      found: [
        .shapes(#"{"ty": "gr", "it": [{"ty": "gr", "it": []}, {"ty": "tr"}]}"#)
      ],
      silent: [
        .shapes(#"{"ty": "gr", "it": [{"ty": "el"}, {"ty": "tr"}]}"#),
        .shapes(#"{"ty": "gr", "hd": true, "it": [{"ty": "tr"}]}"#),
        // An expression can read its transform.
        .shapes(#"{"ty": "gr", "it": [{"ty": "tr", "r": {"k": 0, "x": "time"}}]}"#),
      ])
  }

  private static var emptyPrecomp: RuleExamples {
    RuleExamples(
      silent: [
        .layers(
          [#""ty": 0, "refId": "a""#],
          with: #""assets": [{"id": "a", "layers": [{"ty": 3, "ks": {}}]}]"#),
        // A slot provides another one.
        .layers(
          [#""ty": 0, "refId": "a""#],
          with: #""assets": [{"id": "a", "sid": "scene", "layers": []}]"#),
        // It is unused, which another rule reports.
        .animation(#""assets": [{"id": "a", "layers": []}]"#),
      ])
  }

  private static var emptyShapeLayer: RuleExamples {
    RuleExamples(
      found: [.layer(#""ty": 4"#)],
      silent: [
        .layer(#""ty": 4, "shapes": [{"ty": "el"}]"#),
        .layer(#""ty": 4, "shapes": [], "hd": true"#),
        .layers([#""ind": 1, "ty": 4, "shapes": []"#, #""parent": 1"#]),
        .layers([#""ty": 4, "td": 1, "shapes": []"#, #""ty": 1, "tt": 1"#]),
        // The Stroke effect draws along masks.
        .layer(#""ty": 4, "shapes": [], "ef": [{"ty": 22}]"#),
        .layer(#""ty": 4, "shapes": [], "ks": {"r": {"k": 0, "x": "time"}}"#),
      ])
  }

  private static var hiddenLayer: RuleExamples {
    RuleExamples(
      silent: [
        .layer(#""ty": 1, "sw": 9, "sh": 9, "hd": false"#),
        .layers([#""ind": 1, "hd": true"#, #""ty": 1, "sw": 9, "sh": 9, "parent": 1"#]),
        .layers([
          #""ty": 1, "sw": 9, "sh": 9, "td": 1, "hd": true"#,
          #""ty": 1, "sw": 9, "sh": 9, "tt": 1"#,
        ]),
        // Set Matte uses it.
        .layers([
          #""ind": 1, "ty": 1, "sw": 9, "sh": 9, "hd": true"#,
          #""ty": 1, "sw": 9, "sh": 9, "ef": [{"ty": 28, "ef": [{"ty": 10, "v": {"k": 1}}]}]"#,
        ]),
        .layers([#""hd": true"#, #""ks": {"r": {"k": 0, "x": "thisComp.layer('Layer')"}}"#]),
      ])
  }

  private static var hiddenShape: RuleExamples {
    RuleExamples(
      found: [
        .shapes(#"{"ty": "el"}, {"ty": "fl", "hd": true}"#)
      ],
      silent: [
        .shapes(#"{"ty": "el"}, {"ty": "fl"}"#),
        .layer(#""ty": 4, "hd": true, "shapes": [{"ty": "fl", "hd": true}]"#),
        .layer(
          #""ty": 4, "ks": {"r": {"k": 0, "x": "time"}}, "shapes": [{"ty": "fl", "hd": true}]"#),
      ])
  }

  private static var identityNull: RuleExamples {
    RuleExamples(
      silent: [
        .layers([#""ind": 1"#, #""ty": 1, "parent": 1"#]),
        .layer(#""hd": true"#),
        // An expression can name it or read its effects.
        .layers([#""nm": "Control""#, #""ty": 1, "ks": {"r": {"k": 0, "x": "time"}}"#]),
      ])
  }

  private static var invisibleLayer: RuleExamples {
    RuleExamples(
      found: [
        .layer(
          #""ty": 1, "sw": 9, "sh": 9, "ks": {"o": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [0]}]}}"#
        )
      ],
      silent: [
        .layer(#""ty": 1, "sw": 9, "sh": 9, "ks": {"o": {"k": 1}}"#),
        // Nulls from After Effects have an opacity of 0.
        .layer(#""ks": {"o": {"k": 0}}"#),
        .layers([#""ind": 1, "ty": 1, "ks": {"o": {"k": 0}}"#, #""parent": 1"#]),
        .layers([#""ty": 1, "td": 1, "ks": {"o": {"k": 0}}"#, #""ty": 1, "tt": 2"#]),
        .layer(#""ty": 1, "ks": {"o": {"k": 0, "x": "time * 10"}}"#),
        .layers(
          [#""ty": 1, "ks": {"o": {"k": 0, "sid": "a"}}"#],
          with: #""slots": {"a": {"p": {"k": 0}}}"#),
      ])
  }

  private static var mergeableShapes: RuleExamples {
    func group(
      _ color: String, opacity: Int = 100, rule: Int = 1, transform: String = ""
    ) -> String {
      """
      {"ty": "gr", "it": [{"ty": "el"}, {"ty": "fl", "c": {"k": \(color)}, "o": {"k": \(opacity)}, \
      "r": \(rule)}, {"ty": "tr"\(transform)}]}
      """
    }
    return RuleExamples(
      silent: [
        .shapes("\(group(#"[1, 0, 0]"#)), \(group(#"[0, 1, 0]"#))"),
        // The color is stronger where semitransparent paths overlap.
        .shapes(
          "\(group(#"[1, 0, 0]"#, opacity: 50)), \(group(#"[1, 0, 0]"#, opacity: 50))"),
        .shapes(
          "\(group(#"[1, 0, 0]"#, transform: #", "r": {"k": 5}"#)), \(group(#"[1, 0, 0]"#))"),
        // Even-odd leaves a hole where two paths overlap.
        .shapes("\(group(#"[1, 0, 0]"#, rule: 2)), \(group(#"[1, 0, 0]"#, rule: 2))"),
        .shapes("\(group(#"[1, 0, 0]"#)), {\"ty\": \"rd\"}, \(group(#"[1, 0, 0]"#))"),
        // An expression can name the groups.
        .layers([
          #""ks": {"r": {"k": 0, "x": "time"}}"#,
          "\"ty\": 4, \"shapes\": [\(group(#"[1, 0, 0]"#)), \(group(#"[1, 0, 0]"#))]",
        ]),
      ])
  }

  private static var nestedSingleGroup: RuleExamples {
    RuleExamples(
      silent: [
        .shapes(
          #"""
          {"ty": "gr", "it": [{"ty": "gr", "it": [{"ty": "el"}, {"ty": "tr"}]}, {"ty": "fl"}, \#
          {"ty": "tr"}]}
          """#
        ),
        .shapes(
          #"""
          {"ty": "gr", "it": [{"ty": "gr", "it": [{"ty": "el"}, {"ty": "tr", "r": {"k": 5}}]}, \#
          {"ty": "tr", "r": {"k": 9}}]}
          """#
        ),
        .shapes(
          #"""
          {"ty": "gr", "hd": true, "it": [{"ty": "gr", "it": [{"ty": "el"}, {"ty": "tr"}]}, \#
          {"ty": "tr"}]}
          """#
        ),
        // The outer group has a blend mode.
        .shapes(
          #"""
          {"ty": "gr", "bm": 1, "it": [{"ty": "gr", "it": [{"ty": "el"}, {"ty": "tr"}]}, \#
          {"ty": "tr"}]}
          """#
        ),
        .shapes(
          #"""
          {"ty": "gr", "it": [{"ty": "gr", "it": [{"ty": "el"}, {"ty": "tr", "r": {"k": 0, \#
          "x": "time"}}]}, {"ty": "tr"}]}
          """#
        ),
      ])
  }

  private static var occludedLayer: RuleExamples {
    let solid = #""ty": 1, "sw": 100, "sh": 100"#
    return RuleExamples(
      silent: [
        .layers([#""ty": 1, "sw": 9, "sh": 9"#, solid]),
        .layers([solid + #", "ip": 1"#, #""ty": 1, "sw": 9, "sh": 9"#]),
        .layers([#""ty": 1, "sw": 99, "sh": 100"#, #""ty": 1, "sw": 9, "sh": 9"#]),
        .layers([solid + #", "ks": {"o": {"k": 99}}"#, #""ty": 1, "sw": 9, "sh": 9"#]),
        .layers([solid + #", "ks": {"r": {"k": 9}}"#, #""ty": 1, "sw": 9, "sh": 9"#]),
        .layers([solid + #", "bm": 1"#, #""ty": 1, "sw": 9, "sh": 9"#]),
        .layers([solid + #", "td": 1"#, #""ty": 1, "sw": 9, "sh": 9, "tt": 1"#]),
        .layers([solid + #", "hd": true"#, #""ty": 1, "sw": 9, "sh": 9"#]),
        .layers([solid + #", "ddd": 1"#, #""ty": 1, "sw": 9, "sh": 9"#]),
        .layers([solid + #", "ao": 1"#, #""ty": 1, "sw": 9, "sh": 9"#]),
        .layers([solid + #", "ef": [{"ty": 29}]"#, #""ty": 1, "sw": 9, "sh": 9"#]),
        .layers([solid + #", "sy": [{"ty": 1}]"#, #""ty": 1, "sw": 9, "sh": 9"#]),
        .layers([solid + #", "masksProperties": [{"mode": "a"}]"#, #""ty": 1, "sw": 9, "sh": 9"#]),
        // A layer in front follows the one behind, and a null is never drawn.
        .layers([#""ty": 1, "parent": 2"#, solid, #""ind": 2, "ty": 1, "sw": 9, "sh": 9"#]),
        .layers([solid, #""ty": 3"#]),
        // The null moves the solid.
        .layers([solid + #", "parent": 2"#, #""ind": 2"#, #""ty": 1, "sw": 9, "sh": 9"#]),
        .layers([solid, #""ty": 1, "sw": 9, "sh": 9, "hd": true"#]),
      ])
  }

  private static var singleUsePrecomp: RuleExamples {
    let composition =
      #""assets": [{"id": "a", "layers": [{"ty": 1, "sw": 9, "sh": 9, "ks": {}}]}]"#
    return RuleExamples(
      silent: [
        .layers([#""ty": 0, "refId": "a""#, #""ty": 0, "refId": "a""#], with: composition),
        .layers([#""ty": 0, "refId": "a", "tm": {"k": 1}"#], with: composition),
        .layers([#""ty": 0, "refId": "a", "ks": {"o": {"k": 50}}"#], with: composition),
        .layers([#""ty": 0, "refId": "a", "bm": 1"#], with: composition),
        .layers([#""ty": 0, "refId": "a", "sr": 2"#], with: composition),
        .layers([#""ty": 0, "refId": "a", "hd": true"#], with: composition),
        .layers([#""ty": 0, "refId": "a", "sy": [{"ty": 1}]"#], with: composition),
        .layers([#""ty": 0, "refId": "a", "masksProperties": [{"mode": "a"}]"#], with: composition),
        .layers([#""ty": 1, "td": 1"#, #""ty": 0, "refId": "a", "tt": 1"#], with: composition),
        .layers([#""ty": 0, "refId": "a", "td": 1"#, #""ty": 1, "tt": 1"#], with: composition),
        .layers([#""ty": 0, "refId": "a", "ef": [{"ty": 29}]"#], with: composition),
        .layers(
          [#""ty": 0, "refId": "a", "ks": {"o": {"k": 100, "x": "time"}}"#], with: composition),
      ])
  }

  private static var transparentPaint: RuleExamples {
    RuleExamples(
      found: [
        .shapes(#"{"ty": "el"}, {"ty": "gs", "w": {"k": 5}, "o": {"k": 0}}"#)
      ],
      silent: [
        .shapes(#"{"ty": "el"}, {"ty": "fl", "o": {"k": 1}}"#),
        .shapes(#"{"ty": "el"}, {"ty": "fl", "hd": true, "o": {"k": 0}}"#),
        .shapes(#"{"ty": "fl", "o": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [1]}]}}"#),
        .shapes(#"{"ty": "fl", "o": {"k": 0, "x": "time"}}"#),
        .shapes(#"{"ty": "fl", "o": {"k": 0, "sid": "opacity"}}"#),
        // `size/zero-width-stroke` reports it.
        .shapes(#"{"ty": "el"}, {"ty": "st", "w": {"k": 0}, "o": {"k": 0}}"#),
      ])
  }

  private static var zeroScale: RuleExamples {
    RuleExamples(
      found: [
        .layer(#""ty": 1, "sw": 9, "sh": 9, "ks": {"s": {"k": [100, 0]}}"#)
      ],
      silent: [
        .layer(#""ty": 1, "sw": 9, "sh": 9, "ks": {"s": {"k": [0.1, 0.1]}}"#),
        .layer(#""ks": {"s": {"k": [0, 0]}}"#),
        .layers([#""ind": 1, "ty": 1, "ks": {"s": {"k": [0, 0]}}"#, #""parent": 1"#]),
        .layer(
          #""ty": 1, "ks": {"s": {"k": [{"t": 0, "s": [0, 0]}, {"t": 9, "s": [100, 100]}]}}"#),
        .layer(#""ty": 1, "ks": {"s": {"k": [0, 0], "x": "time"}}"#),
      ])
  }

  private static var zeroWidthStroke: RuleExamples {
    RuleExamples(
      silent: [
        .shapes(#"{"ty": "el"}, {"ty": "st", "w": {"k": 0.5}}"#),
        .shapes(#"{"ty": "el"}, {"ty": "st", "hd": true, "w": {"k": 0}}"#),
        .shapes(#"{"ty": "st", "w": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [1]}]}}"#),
        .shapes(#"{"ty": "st", "w": {"k": 0, "x": "time"}}"#),
        .shapes(#"{"ty": "st", "w": {"k": 0, "sid": "width"}}"#),
      ])
  }
}
