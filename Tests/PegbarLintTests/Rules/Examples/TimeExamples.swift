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
    "time/still-animation": stillAnimation,
    "time/still-tail": stillTail,
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
        ),
        // The layer of the precomposition ends earlier.
        .layers(
          [#""ty": 0, "refId": "a", "w": 9, "h": 9, "op": 30"#],
          with: #"""
            "assets": [{"id": "a", "layers": [{"ty": 1, "sw": 9, "sh": 9, "ip": 0, "op": 60, \#
            "st": 0, "ks": {"r": {"k": [{"t": 0, "s": [0]}, {"t": 40, "s": [1]}, {"t": 50, \#
            "s": [2]}]}}}]}]
            """#
        ),
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
        .layer(#""ip": -30, "op": 0"#),
        // The layer of the precomposition ends earlier.
        played(#", "op": 30"#, #""ip": 40, "op": 60"#),
        played(#", "st": -50"#, #""ip": 0, "op": 20"#),
        played(#", "tm": {"k": 1}"#, #""ip": 40, "op": 60"#),
      ],
      silent: [
        .layer(#""ip": 30, "op": 120"#),
        played("", #""ip": 40, "op": 60"#), played(#", "op": 30"#, #""ip": 20, "op": 60"#),
        played(#", "op": 30, "sr": 0.5"#, #""ip": 40, "op": 60"#),
        played(
          #", "tm": {"k": [{"t": 0, "s": [0]}, {"t": 60, "s": [2]}]}"#, #""ip": 40, "op": 60"#),
        played(#", "op": 30, "tm": {"k": 1, "x": "time"}"#, #""ip": 40, "op": 60"#),
        // Another layer follows it or uses it as a matte.
        .layers([#""ind": 1, "ip": 90, "op": 120"#, #""ind": 2, "parent": 1"#]),
        .layers([#""td": 1, "ip": 90, "op": 120"#, #""tt": 1"#]),
        .layers([#""ind": 1, "ip": 90, "op": 120"#, #""ind": 2, "tt": 1, "tp": 1"#]),
        .layer(#""ip": 90, "op": 120, "hd": true"#),
      ])
  }

  /// Returns a layer with members, and the precomposition that it plays, with the members of a
  /// layer.
  private static func played(_ members: String, _ inner: String) -> RuleExample {
    .layers(
      [#""ty": 0, "refId": "a", "w": 9, "h": 9\#(members)"#],
      with: #"""
        "assets": [{"id": "a", "layers": [{"ty": 1, "sw": 9, "sh": 9, "ks": {}, "st": 0, \#
        \#(inner)}]}]
        """#)
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

  /// Returns the members of a solid, with an animated rotation between two frames.
  private static func turning(_ from: Int, _ to: Int, _ members: String = "") -> String {
    let keys = #"{"t": \#(from), "s": [0]}, {"t": \#(to), "s": [90]}"#
    return solid + #", "ks": {"r": {"k": [\#(keys)]}}\#(members)"#
  }

  private static let solid = #""ty": 1, "sw": 9, "sh": 9"#

  private static var stillAnimation: RuleExamples {
    RuleExamples(
      found: [
        // The keyframes are equal, hidden, transparent, or outside of the animation.
        .layer(solid + #", "ks": {"r": {"k": [{"t": 0, "s": [5]}, {"t": 30, "s": [5]}]}}"#),
        .layers([solid, turning(0, 60, #", "hd": true"#)]),
        .layers([solid, solid + #", "ip": 9, "ks": {"o": {"k": 0}}"#]),
        .layer(turning(60, 90)), .layer(turning(-30, 0)),
        played("", #""ip": 0, "op": 60"#), played("", #""ip": -9, "op": 90"#),
        // Time Remap displays one frame.
        played(#", "tm": {"k": 1}"#, #""ip": 20, "op": 60"#),
      ],
      silent: [
        .layer(turning(0, 60)), .layer(turning(50, 90)),
        .layer(solid + #", "ip": 10"#), .layer(solid + #", "op": 50"#),
        .layers([solid + #", "parent": 2"#, turning(0, 9, #", "ind": 2, "hd": true"#)]),
        played("", #""ip": 20, "op": 60"#), played(#", "st": 20"#, #""ip": 0, "op": 60"#),
        .layer(solid + #", "ks": {"r": {"k": 0, "x": "time"}}"#),
        .layer(solid + #", "ks": {"r": {"k": 0, "sid": "turn"}}"#),
        .layer(solid + #", "ef": [{"ty": 99, "mn": "ADBE Wave Warp"}]"#),
        .layers([solid + #", "op": 1"#], with: #""op": 1"#), .layer(#""ty": 3"#),
      ])
  }

  private static var stillTail: RuleExamples {
    RuleExamples(
      found: [
        .layer(solid + #", "ip": 5"#), .layer(turning(0, 35)),
        played("", #""ip": 10, "op": 90"#), played(#", "st": -30"#, #""ip": 0, "op": 50"#),
        RuleExample.layer(turning(0, 40)).setting("max", to: .number(20)),
      ],
      silent: [
        .layer(turning(0, 40)), .layer(solid), .layer(turning(0, 90)),
        .layer(turning(0, 10, #", "op": 50"#)),
        .layers([turning(0, 10)], with: #""op": 20"#),
        RuleExample.layer(turning(0, 20)).setting("max", to: .number(70)),
        .layer(
          turning(0, 9, #", "ef": [{"ty": 5, "ef": [{"ty": 0, "v": {"k": 0, "x": "time"}}]}]"#)),
      ])
  }
}
