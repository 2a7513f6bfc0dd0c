@testable import PegbarLint

/// Examples of rules about time.
enum TimeExamples {
  static let table: [String: RuleExamples] = [
    "time/fractional-frame-rate": fractionalFrameRate,
    "time/keyframe-outside": keyframeOutside,
    "time/keyframes-coincident": keyframesCoincident,
    "time/layer-empty": layerEmpty,
    "time/layer-inverted": layerInverted,
    "time/layer-outside": layerOutside,
    "time/loop-seam": loopSeam,
    "time/marker-range": markerRange,
    "time/remap-range": remapRange,
  ]

  private static var fractionalFrameRate: RuleExamples {
    RuleExamples(
      silent: [.animation(#""fr": 60"#)])
  }

  private static var keyframeOutside: RuleExamples {
    RuleExamples(
      found: [
        .layer(
          #"""
          "ty": 1, "ip": 30, "ks": {"r": {"k": [{"t": 0, "s": [0]}, {"t": 30, "s": [1]}, \#
          {"t": 40, "s": [2]}]}}
          """#
        )
      ],
      silent: [
        .layer(
          #"""
          "ty": 1, "ks": {"r": {"k": [{"t": -5, "s": [0]}, {"t": 5, "s": [9]}, {"t": 70, \#
          "s": [1]}]}}
          """#
        ),
        // Another layer follows it at all times.
        .layers([
          #"""
          "ind": 1, "ip": 30, "ks": {"r": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [1]}, \#
          {"t": 40, "s": [2]}]}}
          """#,
          #""ty": 1, "parent": 1"#,
        ]),
        // `loopOut` repeats all keyframes.
        .layer(
          #"""
          "ks": {"r": {"x": "loopOut()", "k": [{"t": 0, "s": [0]}, {"t": 70, "s": [1]}, \#
          {"t": 80, "s": [2]}]}}
          """#
        ),
      ])
  }

  private static var keyframesCoincident: RuleExamples {
    RuleExamples(
      silent: [
        .layer(
          #""ks": {"o": {"k": [{"t": 5, "s": [1]}, {"t": 5, "s": [2]}, {"t": 6, "s": [3]}]}}"#),
        .shapes(
          #"""
          {"ty": "fl", "hd": true, "o": {"k": [{"t": 5, "s": [1]}, {"t": 5, "s": [2]}, \#
          {"t": 5, "s": [3]}]}}
          """#
        ),
      ])
  }

  private static var layerEmpty: RuleExamples {
    RuleExamples(
      found: [
        .layers([#""td": 1, "ip": 10, "op": 10"#, #""tt": 1"#])
      ],
      silent: [
        .layer(#""ip": 10, "op": 11"#), .layer(#""ip": 10, "op": 10, "hd": true"#),
        .layers([#""ind": 1, "ip": 10, "op": 10"#, #""ind": 2, "parent": 1"#]),
      ])
  }

  private static var layerInverted: RuleExamples {
    RuleExamples(
      found: [
        .layers([#""td": 1, "ip": 30, "op": 10"#, #""tt": 1"#])
      ],
      silent: [
        .layer(#""ip": 30, "op": 10, "hd": true"#),
        .layers([#""ind": 1, "ip": 30, "op": 10"#, #""ind": 2, "parent": 1"#]),
        .layer(#""ip": 10, "op": 30"#), .layer(#""ip": 10, "op": 10"#),
        // Time is reversed, and so are the in and out points.
        .layer(#""ip": 30, "op": 10, "sr": -1"#),
      ])
  }

  private static var layerOutside: RuleExamples {
    RuleExamples(
      found: [
        .layer(#""ip": -30, "op": 0"#)
      ],
      silent: [
        .layer(#""ip": 30, "op": 120"#),
        // Another layer follows it or uses it as a matte.
        .layers([#""ind": 1, "ip": 90, "op": 120"#, #""ind": 2, "parent": 1"#]),
        .layers([#""td": 1, "ip": 90, "op": 120"#, #""tt": 1"#]),
        .layers([#""ind": 1, "ip": 90, "op": 120"#, #""ind": 2, "tt": 1, "tp": 1"#]),
        .layer(#""ip": 90, "op": 120, "hd": true"#),
      ])
  }

  private static var loopSeam: RuleExamples {
    RuleExamples(
      found: [
        // 360 is a full turn only for rotations.
        .layer(
          #""ty": 1, "ks": {"p": {"s": true, "x": {"k": [{"t": 0, "s": [0]}, {"t": 60, "s": [360]}]}, "y": {"k": 0}}}"#
        )
      ],
      silent: [
        .layer(
          #"""
          "ty": 1, "ks": {"o": {"k": [{"t": 0, "s": [0]}, {"t": 30, "s": [100]}, {"t": 60, \#
          "s": [0]}]}}
          """#
        ),
        // A full turn.
        .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [0]}, {"t": 60, "s": [360]}]}}"#),
        .layer(#""ty": 1, "ks": {"rz": {"k": [{"t": 0, "s": [0]}, {"t": 60, "s": [-720]}]}}"#),
        // It is not visible at both ends.
        .layer(
          #""ty": 1, "op": 50, "ks": {"o": {"k": [{"t": 0, "s": [0]}, {"t": 60, "s": [100]}]}}"#),
        // An expression can repeat the keyframes.
        .layer(
          #""ty": 1, "ks": {"o": {"x": "loopOut()", "k": [{"t": 0, "s": [0]}, {"t": 60, "s": [9]}]}}"#
        ),
      ])
  }

  private static var markerRange: RuleExamples {
    RuleExamples(
      found: [
        .animation(#""markers": [{"cm": "back", "tm": 10, "dr": -5}]"#),
        .animation(#""markers": [{"cm": "early", "tm": -1, "dr": 0}]"#),
      ],
      silent: [
        .animation(#""markers": [{"cm": "end", "tm": 60, "dr": 0}]"#),
        .animation(#""markers": [{"cm": "start", "tm": 0, "dr": 0}]"#),
      ])
  }

  private static var remapRange: RuleExamples {
    let composition =
      #"""
      "assets": [{"id": "a", "layers": [{"ty": 1, "ip": 0, "op": 60, "ks": {}, "sw": 9, \#
      "sh": 9}]}]
      """#
    return RuleExamples(
      found: [
        .layers(
          [
            #"""
            "ty": 0, "refId": "a", "w": 9, "h": 9, "tm": {"k": [{"t": 0, "s": [0]}, {"t": 50, \#
            "s": [-1]}]}
            """#
          ], with: composition)
      ],
      silent: [
        .layers([#""ty": 0, "refId": "a", "w": 9, "h": 9, "tm": {"k": 2}"#], with: composition),
        // One frame beyond the end displays the last frame.
        .layers(
          [#""ty": 0, "refId": "a", "w": 9, "h": 9, "tm": {"k": 2.0333333}"#], with: composition),
        // The composition can be longer than its layers.
        .layers(
          [
            #"""
            "ty": 0, "refId": "a", "w": 9, "h": 9, "tm": {"k": [{"t": 0, "s": [0]}, \#
            {"t": 50, "s": [9]}]}
            """#
          ], with: composition),
        // The layer is no longer visible at the keyframe.
        .layers(
          [
            #"""
            "ty": 0, "refId": "a", "w": 9, "h": 9, "tm": {"k": [{"t": 0, "s": [0]}, {"t": 60, \#
            "s": [9]}]}
            """#
          ], with: composition),
        .layers(
          [
            #"""
            "ty": 0, "refId": "a", "w": 9, "h": 9, "tm": {"k": 5, "x": "time"}
            """#
          ], with: composition),
        .layers(
          [#""ty": 0, "refId": "a", "w": 9, "h": 9, "tm": {"k": 5}, "hd": true"#], with: composition
        ),
      ])
  }
}
