@testable import PegbarLint

/// Examples of rules about the areas that layers cover.
enum PictureExamples {
  static let table: [String: RuleExamples] = [
    "a11y/flash": flash,
    "a11y/low-contrast-text": lowContrastText,
    "perf/opaque-background": opaqueBackground,
    "size/off-canvas": offCanvas,
  ]

  /// Returns the members of a shape layer with a rectangle and a fill.
  private static func rectangle(
    _ side: Int = 100, fill: String = #""c": {"k": [1, 0, 0]}"#, ks: String = ""
  ) -> String {
    let size = #""s": {"k": [\#(side), \#(side)]}"#
    return #"""
      "ty": 4, "shapes": [{"ty": "gr", "it": [{"ty": "rc", \#(size)}, {"ty": "fl", \#(fill)}, \#
      {"ty": "tr"}]}], "ks": {"p": {"k": [50, 50]}\#(ks)}
      """#
  }

  /// Returns a color that changes in steps of frames.
  private static func flashing(
    _ key: String = "c", _ colors: [String] = ["0, 0, 0", "1, 1, 1"], every step: Int = 2
  ) -> String {
    let keys = (0..<14).map {
      #"{"t": \#($0 * step), "s": [\#(colors[$0 % colors.count])]}"#
    }
    return #""\#(key)": {"k": [\#(keys.joined(separator: ", "))]}"#
  }

  private static func solid(_ color: String, _ members: String) -> String {
    #""ty": 1, "sw": 100, "sh": 100, "sc": "\#(color)", \#(members)"#
  }

  private static var flash: RuleExamples {
    let page =
      "the fill color of a rectangle that covers the composition: black, white, black, "
      + "white, … every 4 frames, at 30 frames per second"
    let blinking = (0..<8).map { solid("#ffffff", #""ip": \#($0 * 8), "op": \#($0 * 8 + 4)"#) }
    let corner =
      #""masksProperties": [{"mode": "a", "o": {"k": 100}, "pt": {"k": {"c": true, "#
      + #""v": [[0, 0], [9, 0], [0, 9]], "i": [[0, 0], [0, 0], [0, 0]], "#
      + #""o": [[0, 0], [0, 0], [0, 0]]}}}]"#
    let slow = (0..<4).map { solid("#ffffff", #""ip": \#($0 * 16), "op": \#($0 * 16 + 8)"#) }
    let gray = solid("#808080", #""op": 60"#)
    return RuleExamples(
      found: [
        .layer(rectangle(fill: flashing(every: 4))).excerpted(page),
        // Red and black of nearly the same luminance.
        .layer(rectangle(fill: flashing("c", ["0.4, 0, 0", "0.2, 0.2, 0.2"])))
          .excerpted("dark red and gray every 2 frames of 30"),
        .layer(rectangle(fill: flashing("o", ["0", "100"])))
          .excerpted("opacity of a fill 0, 100, 0, 100 … every 2 frames of 30"),
        .layers(blinking).excerpted("a white solid for 4 of every 8 frames, at 30 per second"),
        .layer(
          solid("#000000", #""ef": [{"ty": 21, "ef": [{"ty": 2, \#(flashing("v"))}]}]"#)
        ).excerpted("the color of a Fill effect every 2 frames of 30"),
        RuleExample.layer(rectangle(20, fill: flashing())).setting("area", to: .number(3))
          .excerpted("a small rectangle"),
      ],
      silent: [
        .layer(rectangle(fill: flashing(every: 5))).excerpted("every 5 frames of 30"),
        .layer(rectangle(40, fill: flashing())).excerpted("a rectangle of 16% of the canvas"),
        .layer(rectangle(fill: flashing("c", ["0.5, 0.5, 0.5", "0.52, 0.52, 0.52"])))
          .excerpted("two similar grays"),
        .layer(rectangle(fill: flashing(), ks: #", "s": {"k": [40, 40]}"#))
          .excerpted("a large rectangle in a small layer"),
        .layer(#""hd": true, "# + rectangle(fill: flashing())).excerpted("a hidden layer"),
        .layers(slow).excerpted("a white solid for 8 of every 16 frames"),
        .layers([gray] + blinking).excerpted("behind another solid"),
        .layers(blinking.map { "\($0), \(corner)" }).excerpted("solids with small masks"),
        .layers(blinking.map { #"\#($0), "ks": {"p": {"k": [95, 0]}}"# })
          .excerpted("solids that are mostly outside"),
        .layer(#""op": 10, "# + rectangle(fill: flashing())).excerpted("the layer ends early"),
      ])
  }

  private static var lowContrastText: RuleExamples {
    func text(_ color: String, size: Int = 20) -> String {
      #"""
      "ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "s": \#(size), "fc": [\#(color)]}}]}}, \#
      "ks": {"p": {"k": [50, 50]}}
      """#
    }
    return RuleExamples(
      found: [
        .layers([text("0.6, 0.6, 0.6"), rectangle(fill: #""c": {"k": [1, 1, 1]}"#)]),
        .layers([text("1, 1, 1", size: 30), solid("#bbbbbb", #""op": 60"#)]),
      ],
      silent: [
        .layers([text("0, 0, 0"), solid("#ffffff", #""op": 60"#)]),
        // Large text requires less contrast.
        .layers([text("1, 1, 1", size: 30), solid("#808080", #""op": 60"#)]),
        // Nothing or something unknown is behind the text.
        .layer(text("1, 1, 1")),
        .layers([text("1, 1, 1"), solid("#ffffff", #""op": 60, "ks": {"o": {"k": 50}}"#)]),
        .layers([text("1, 1, 1"), solid("#ffffff", #""op": 9"#)]),
        .layers([
          text("1, 1, 1"), #""ty": 2, "refId": "photo""#, solid("#ffffff", #""op": 60"#),
        ]),
        // The rectangle is only behind a part of it.
        .layers([text("1, 1, 1"), rectangle(8, fill: #""c": {"k": [1, 1, 1]}"#)]),
      ])
  }

  private static var opaqueBackground: RuleExamples {
    RuleExamples(
      found: [
        .layers([#""ty": 3"#, rectangle()]),
        .layer(rectangle(50, ks: #", "s": {"k": [200, 200]}"#)),
        .layers([
          solid("#ffffff", #""parent": 2, "ks": {"p": {"k": [-50, -50]}}"#),
          #""ind": 2, "ks": {"p": {"k": [50, 50]}}"#,
        ]),
      ],
      silent: [
        .layer(rectangle(99)),
        .layer(rectangle(fill: #""c": {"k": [1, 0, 0]}, "o": {"k": 90}"#)),
        .layer(rectangle(ks: #", "r": {"k": 10}"#)),
        .layer(solid("#ffffff", #""op": 50"#)), .layer(solid("#ffffff", #""hd": true"#)),
        .layer(solid("#ffffff", #""ks": {"o": {"k": 0, "x": "100"}}"#)),
        .layers([solid("#ffffff", #""td": 1"#), solid("#ffffff", #""tt": 1"#)]),
      ])
  }

  private static var offCanvas: RuleExamples {
    func small(_ ks: String, _ members: String = "") -> String {
      ##""ty": 1, "sw": 9, "sh": 9, "sc": "#fff", "ks": {\##(ks)}\##(members)"##
    }
    let far = #""p": {"k": [200, 50]}"#
    let precomp =
      #""assets": [{"id": "a", "layers": [{"ty": 1, "sw": 9, "sh": 9, "ip": 0, "op": 60, "st": 0, "ks": {"p": {"k": [30, 0]}}}]}]"#
    func instance(_ members: String) -> RuleExample {
      .layers([#""ty": 0, "refId": "a", "w": 20, "h": 20\#(members)"#], with: precomp)
    }
    return RuleExamples(
      found: [
        .layer(rectangle(20, ks: #", "a": {"k": [-90, 0]}"#)),
        // It always moves on one side, or first below and then to the right.
        .layer(small(#""p": {"k": [{"t": 0, "s": [-20, 0]}, {"t": 60, "s": [-90, 90]}]}"#)),
        .layer(
          small(
            #""p": {"k": [{"t": 0, "s": [0, 120]}, {"t": 30, "s": [120, 120]}, {"t": 60, "s": [120, 0]}]}"#
          )),
        // Its parent is outside.
        .layers([
          small(#""p": {"k": [9, 9]}"#, #", "parent": 2"#), #""ind": 2, "ks": {\#(far)}"#,
        ]),
        // The layer of the precomposition clips it.
        instance(""),
      ],
      silent: [
        // Its numbers are too large to be added.
        .layer(small(#""p": {"k": [1.7e308, 50]}, "a": {"k": [-1.7e308, 0]}"#)),
        .layer(small(#""p": {"k": [95, 95]}"#)),
        .layer(small(#""p": {"k": [{"t": 0, "s": [-20, 0]}, {"t": 60, "s": [50, 50]}]}"#)),
        // The layer rotates around a point inside.
        .layer(
          small(
            #""p": {"k": [50, 50]}, "a": {"k": [0, 90]}, "r": {"k": [{"t": 0, "s": [0]}, {"t": 60, "s": [90]}]}"#
          )
        ),
        // An expression, an effect, a style, or another layer.
        .layer(small(#""p": {"k": [200, 50], "x": "[50, 50]"}"#)),
        .layer(small(far, #", "ef": [{"ty": 29}]"#)),
        .layer(small(far, #", "sy": [{"ty": 1}]"#)),
        .layers([small(far, #", "ind": 1"#), #""ind": 2, "parent": 1"#]),
        .layers([small(far, #", "td": 1"#), small("", #", "tt": 1"#)]),
        // The easing leads farther than the keyframes.
        .layer(
          small(
            #""p": {"k": [{"t": 0, "s": [-20, 0], "o": {"x": 0.3, "y": -2}, "i": {"x": 0.6, "y": 1}}, {"t": 60, "s": [-50, 0]}]}"#
          )),
        // A parent is missing, a text has no outlines, or copies are farther to the left.
        .layer(small(far, #", "parent": 7"#)),
        .layer(
          #""ty": 5, "ks": {\#(far)}, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "s": 20}}]}}"#),
        .layer(
          #""ty": 4, "ks": {\#(far)}, "shapes": [{"ty": "el", "s": {"k": [9, 9]}}, {"ty": "fl"}, {"ty": "rp", "c": {"k": 9}, "tr": {"p": {"k": [-50, 0]}}}]"#
        ),
        // Hidden and transparent layers have their own rules.
        .layer(small(far + #", "o": {"k": 0}"#)), .layer(small(far, #", "hd": true"#)),
        instance(#", "ct": 1"#),
      ])
  }
}
