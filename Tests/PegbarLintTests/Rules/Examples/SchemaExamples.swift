@testable import PegbarLint

/// Examples of rules about the notation of a document.
enum SchemaExamples {
  static let table: [String: RuleExamples] = [
    "schema/animated-flag-mismatch": animatedFlagMismatch,
    "schema/dash-order": dashOrder,
    "schema/default-gradients": defaultGradients,
    "schema/float-enum": floatEnum,
    "schema/fractional-size": fractionalSize,
    "schema/future-version": futureVersion,
    "schema/group-transform": groupTransform,
    "schema/legacy-closed-path": legacyClosedPath,
    "schema/legacy-keyframe": legacyKeyframe,
    "schema/legacy-text-document": legacyTextDocument,
    "schema/missing-animated-flag": missingAnimatedFlag,
    "schema/missing-easing": missingEasing,
    "schema/missing-version": missingVersion,
    "schema/old-exporter": oldExporter,
    "schema/shape-direction": shapeDirection,
    "schema/spec-strict": specStrict,
    "schema/split-position": splitPosition,
    "schema/unused-3d-flag": unused3DFlag,
  ]

  private static var animatedFlagMismatch: RuleExamples {
    RuleExamples(
      found: [
        .layer(#""ks": {"r": {"a": 0, "k": [{"t": 0, "s": [0]}, {"t": 30, "s": [90]}]}}"#)
      ],
      silent: [
        .layer(#""ks": {"r": {"a": 0, "k": 45}}"#), .layer(#""ks": {"r": {"k": 45}}"#),
        .layer(#""ks": {"r": {"a": 1, "k": [{"t": 0, "s": [45]}]}}"#),
      ])
  }

  private static var dashOrder: RuleExamples {
    RuleExamples(
      found: [
        .shapes(#"{"ty": "st", "d": [{"n": "d", "v": {"k": 5}}, {"n": "d", "v": {"k": 9}}]}"#),
        .shapes(#"{"ty": "st", "d": [{"n": "d", "v": {"k": -5}}]}"#),
      ],
      silent: [
        .shapes(
          #"""
          {"ty": "st", "d": [{"n": "d", "v": {"k": 5}}, {"n": "g", "v": {"k": 0}}, {"n": "o", \#
          "v": {"k": -1}}]}
          """#
        ),
        // The gap has the length of the dash.
        .shapes(#"{"ty": "st", "d": [{"n": "d", "v": {"k": 5}}, {"n": "o", "v": {"k": 0}}]}"#),
        .shapes(#"{"ty": "st", "d": [{"n": "o", "v": {"k": 0}}]}"#),
        .shapes(#"{"ty": "st", "hd": true, "d": [{"n": "g", "v": {"k": 5}}]}"#),
      ])
  }

  private static var defaultGradients: RuleExamples {
    func gradient(_ stops: String, _ count: Int = 2, _ members: String = "") -> String {
      #"{"ty": "gf"\#(members), "g": {"p": \#(count), "k": {"k": [\#(stops)]}}}"#
    }
    let gray = "0, 1, 1, 1, 1, 0, 0, 0"
    let colored = gradient("0, 1, 0, 0, 1, 0, 0, 1")
    let all = gradient(gray) + ", " + gradient(gray)
    return RuleExamples(
      found: [
        // The other direction, a middle stop, and opacities.
        .shapes(gradient("0, 0, 0, 0, 1, 1, 1, 1") + ", " + gradient(gray)),
        .shapes(gradient("0, 1, 1, 1, 0.5, 0.5, 0.5, 0.5, 1, 0, 0, 0", 3) + ", " + gradient(gray)),
        .shapes(gradient(gray + ", 0, 1, 1, 0") + ", " + gradient(gray)),
        RuleExample.shapes(gradient(gray)).setting("min", to: .number(1)),
      ],
      silent: [
        .shapes(gradient(gray)), .shapes(all + ", " + colored),
        .shapes(gradient(gray) + ", " + gradient("0, 0.5, 0.5, 0.5, 1, 0, 0, 0")),
        .shapes(gradient(gray) + ", " + gradient("0.2, 1, 1, 1, 0.8, 0, 0, 0")),
        .shapes(gradient(gray) + ", " + gradient(gray, 2, #", "hd": true"#)),
        // Gradients of a track matte are often gray.
        .layers([#""ty": 4, "td": 1, "shapes": [\#(all)]"#, #""ty": 1, "tt": 1"#]),
        .layers([#""ty": 4, "ind": 1, "shapes": [\#(all)]"#, #""ty": 1, "tt": 3, "tp": 1"#]),
      ])
  }

  private static var futureVersion: RuleExamples {
    RuleExamples(
      found: [
        .animation(#""v": "6.0.0""#),
        RuleExample.animation(#""v": "5.99.0""#).reported(at: .note),
        RuleExample("", json: versionless(#""ver": 20001, "#)),
        RuleExample("", json: versionless(#""ver": 10100, "#)).reported(at: .note),
      ],
      silent: [
        .animation(#""v": "5.12.2""#), .animation(#""v": "5.13.9""#), .animation(#""v": "4.8.0""#),
        .animation(#""v": "9""#), RuleExample("", json: versionless(#""ver": 10001, "#)),
      ])
  }

  private static var missingVersion: RuleExamples {
    RuleExamples(
      found: [
        RuleExample("", json: versionless()), .animation(#""v": """#), .animation(#""v": "5.9.x""#),
        .animation(#""v": "new""#), .animation(#""v": "-1.0.0""#),
      ],
      silent: [
        .animation(#""v": "5.9.0""#), .animation(#""v": "5.9.0.1""#),
        RuleExample("", json: versionless(#""ver": 10001, "#)),
      ])
  }

  /// Returns an animation without the version of the exporter.
  private static func versionless(_ members: String = "") -> String {
    #"{\#(members)"fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "layers": []}"#
  }

  private static var unused3DFlag: RuleExamples {
    RuleExamples(
      found: [
        .layer(#""ddd": 1, "ks": {"p": {"k": [5, 5, 0]}, "or": {"k": [0, 0, 0]}, "rx": {"k": 0}}"#),
        .layers([#""ddd": 0"#], with: #""ddd": 1"#),
      ],
      silent: [
        .layer(#""ddd": 0"#),
        .layers([#""ddd": 1, "ks": {"p": {"k": [5, 5, 9]}}"#], with: #""ddd": 1"#),
        .layer(#""ddd": 1, "ks": {"ry": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [9]}]}}"#),
        .layer(#""ddd": 1, "ks": {"or": {"k": [0, 45, 0]}}"#),
        .layer(#""ddd": 1, "ks": {"p": {"s": true, "x": {"k": 0}, "y": {"k": 0}, "z": {"k": 5}}}"#),
        .layer(#""ddd": 1, "ks": {"p": {"k": [5, 5, 0], "x": "[0, 0, time]"}}"#),
        .layers([#""ddd": 1"#, #""ty": 13, "ddd": 1"#], with: #""ddd": 1"#),
      ])
  }

  private static var floatEnum: RuleExamples {
    RuleExamples(
      found: [.layer(#""ind": 1.0, "parent": 2.0"#)],
      silent: [
        .layer(#""ty": 3"#),
        // Times and sizes can have a fraction.
        .layer(#""st": 0.0, "op": 60.0"#),
      ])
  }

  private static var fractionalSize: RuleExamples {
    RuleExamples(
      found: [.animation(#""h": 33.3"#)],
      silent: [.animation(#""w": 100.0"#)])
  }

  private static var groupTransform: RuleExamples {
    RuleExamples(
      found: [
        .shapes(#"{"ty": "gr", "it": [{"ty": "tr"}, {"ty": "el"}, {"ty": "fl"}]}"#)
      ],
      silent: [
        .shapes(#"{"ty": "gr", "it": [{"ty": "el"}, {"ty": "tr"}]}"#),
        .shapes(#"{"ty": "gr", "hd": true, "it": [{"ty": "el"}]}"#),
        // Another rule reports empty groups.
        .shapes(#"{"ty": "gr", "it": []}"#),
        .animation(
          #""chars": [{"ch": "A", "data": {"shapes": [{"ty": "gr", "it": [{"ty": "el"}]}]}}]"#),
      ])
  }

  private static var legacyClosedPath: RuleExamples {
    let triangle = """
      {"v": [[0, 0], [9, 0], [0, 9]], "i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]]}
      """
    return RuleExamples(
      found: [
        .layer(#""masksProperties": [{"mode": "a", "cl": true, "pt": {"k": \#(triangle)}}]"#)
      ],
      silent: [
        .shapes(
          #"{"ty": "sh", "ks": {"k": {"c": true, "v": [[0, 0]], "i": [[0, 0]], "o": [[0, 0]]}}}"#)
      ])
  }

  private static var legacyKeyframe: RuleExamples {
    RuleExamples(
      silent: [
        .layer(#""ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 30, "s": [90]}]}}"#),
        // Another rule reports the redundant end value.
        .layer(
          #""ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "e": [90]}, {"t": 30, "s": [90]}]}}"#),
      ])
  }

  private static var legacyTextDocument: RuleExamples {
    RuleExamples(
      found: [
        .layer(#""ty": 5, "t": {"d": {"k": {"t": "Hello", "f": "Lato", "s": 20}}}"#)
      ],
      silent: [
        .layer(#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "Hello", "f": "Lato"}}]}}"#),
        // The slot contains the text.
        .layer(#""ty": 5, "t": {"d": {"sid": "title"}}"#),
        .layer(#""ty": 5, "t": {}"#),
        .layer(#""ty": 5, "hd": true, "t": {"d": {"t": "Hello", "f": "Lato", "s": 20}}"#),
      ])
  }

  private static var missingAnimatedFlag: RuleExamples {
    RuleExamples(
      silent: [
        .layer(#""ks": {"r": {"a": 0, "k": 45}}"#),
        // Text documents have no flag.
        .layer(#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A"}}]}}"#),
        // A slot contains the value.
        .layer(#""ks": {"r": {"sid": "turn"}}"#),
      ])
  }

  private static var missingEasing: RuleExamples {
    RuleExamples(
      silent: [
        .layer(
          #"""
          "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.3], "y": [0]}, \#
          "i": {"x": [0.7], "y": [1]}}, {"t": 30, "s": [90]}]}}
          """#
        ),
        .layer(
          #""ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "h": 1}, {"t": 30, "s": [90]}]}}"#),
      ])
  }

  private static var oldExporter: RuleExamples {
    RuleExamples(
      found: [.animation(#""v": "4.3.0""#)],
      silent: [
        .animation(#""v": "5.5.0""#), .animation(#""v": "5.12.1""#), .animation(#""v": "web""#),
      ])
  }

  private static var shapeDirection: RuleExamples {
    RuleExamples(
      found: [
        .shapes(#"{"ty": "sh", "d": 2}"#), .shapes(#"{"ty": "sr", "d": 0}"#),
        .shapes(#"{"ty": "rc", "d": 2}"#),
      ],
      silent: [
        .shapes(#"{"ty": "el", "d": 1}"#), .shapes(#"{"ty": "el", "d": 3}"#),
        .shapes(#"{"ty": "el"}"#),
      ])
  }

  private static var specStrict: RuleExamples {
    RuleExamples(
      found: [
        .animation(#""fr": 0"#),
        .layer(#""ty": 4"#),
        .layer(#""ty": 1, "sw": 10, "sh": 10, "sc": """#),
        .layer(#""ks": {"o": {"k": 100}}"#),
        .layer(#""ks": {"o": {"a": 0, "k": [100]}}"#),
        .layer(#""ks": {"o": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 30}]}}"#),
        .layer(#""ks": {"p": {"s": true, "x": {"a": 0, "k": 5}}}"#),
        .shapes(#"{"ty": "gr", "it": [{"ty": "fl", "o": {"a": 0, "k": 100}}]}"#),
        .animation(#""assets": [{"id": "image_0", "w": 8, "h": 8, "p": "a.png", "e": 1}]"#),
      ],
      silent: [
        .animation(#""w": 12.0"#),
        .animation(#""fr": 0.5"#),
        // Other keys, and layers and shapes of other kinds, are allowed.
        .animation(#""meta": {"g": "Tool"}"#),
        .layer(#""ty": 5"#),
        .layer(#""ty": 4, "shapes": [{"ty": "mm", "mm": 1}]"#),
        .layer(##""ty": 1, "sw": 10, "sh": 10, "sc": "#ff00AA""##),
        // A slot gives the value.
        .layer(#""ks": {"o": {"sid": "opacity", "a": 0}}"#),
        .layer(#""ks": {"o": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 30, "s": [1]}]}}"#),
        .layer(#""ks": {"p": {"s": true, "x": {"a": 0, "k": 5}, "y": {"a": 0, "k": 5}}}"#),
        .animation(#""assets": [{"id": "image_0", "w": 8, "h": 8, "p": "a.png", "e": 0}]"#),
      ])
  }

  private static var splitPosition: RuleExamples {
    RuleExamples(
      found: [
        .layer(#""ks": {"p": {"s": true}}"#),
        .shapes(
          #"{"ty": "gr", "it": [{"ty": "el"}, {"ty": "tr", "p": {"s": true, "y": {"k": 9}}}]}"#),
        .shapes(#"{"ty": "rp", "tr": {"ty": "tr", "p": {"s": true, "y": {"k": 9}}}}"#),
      ],
      silent: [
        .layer(#""ks": {"p": {"s": true, "x": {"a": 0, "k": 50}, "y": {"a": 0, "k": 50}}}"#),
        .layer(#""ks": {"p": {"a": 0, "k": [50, 50], "x": "[time, 0]"}}"#),
        .layer(#""ks": {"p": {"s": true, "x": 50, "y": 50}}"#),
        .shapes(#"{"ty": "gr", "hd": true, "it": [{"ty": "tr", "p": {"s": true}}]}"#),
      ])
  }
}
