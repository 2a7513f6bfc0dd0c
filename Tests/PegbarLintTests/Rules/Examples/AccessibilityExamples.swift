@testable import PegbarLint

/// Examples of rules about accessibility.
enum AccessibilityExamples {
  static let table: [String: RuleExamples] = [
    "a11y/blank-poster": blankPoster,
    "a11y/large-motion": largeMotion,
    "a11y/long-autoplay": longAutoplay,
    "a11y/missing-title": missingTitle,
    "a11y/no-reduced-motion": noReducedMotion,
    "a11y/opacity-strobe": opacityStrobe,
    "a11y/small-text": smallText,
  ]

  private static var blankPoster: RuleExamples {
    let fade = #""ks": {"o": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [100]}]}}"#
    return RuleExamples(
      found: [
        .layer(#""ty": 4, "shapes": [], "# + fade),
        .layers([#""ty": 4, "shapes": [], "ip": 9"#, #""ty": 4, "hd": true, "shapes": []"#]),
      ],
      silent: [
        .layer(#""ty": 4, "shapes": []"#),
        .layers([#""ty": 4, "shapes": [], "# + fade, #""ty": 4, "shapes": []"#]),
        // It begins to appear before the first frame.
        RuleExample.animation(#""ip": 5"#, layers: #"{"ty": 4, "ip": 0, "op": 60, "# + fade + "}"),
        .layer(#""ty": 4, "ks": {"o": {"k": 0, "x": "100"}}, "shapes": []"#),
        // No frame has visible content.
        .layer(#""ty": 3, "ip": 9"#),
      ])
  }

  private static var largeMotion: RuleExamples {
    func key(_ time: Int, _ value: String) -> String {
      #"{"t": \#(time), "s": [\#(value)]}"#
    }
    func solid(
      _ side: Int = 100, moving motion: String, _ members: String = ""
    ) -> RuleExample {
      .layer(
        members + ##""ty": 1, "sw": \##(side), "sh": \##(side), "sc": "#fff", "##
          + #""ks": {\#(motion)}"#)
    }
    return RuleExamples(
      found: [
        solid(moving: #""p": {"k": [\#(key(0, "0, 0")), \#(key(60, "0, 102"))]}"#),
        solid(moving: #""s": {"k": [\#(key(0, "100, 100")), \#(key(29, "210, 210"))]}"#),
        solid(moving: #""r": {"k": [\#(key(0, "0")), \#(key(15, "50")), \#(key(29, "91"))]}"#),
      ],
      silent: [
        solid(moving: #""p": {"k": [\#(key(0, "0, 0")), \#(key(30, "50, 0"))]}"#),
        solid(moving: #""s": {"k": [\#(key(0, "100, 100")), \#(key(30, "200, 200"))]}"#),
        solid(moving: #""r": {"k": [\#(key(0, "0")), \#(key(30, "90"))]}"#),
        // Slow, small, hidden, or a jump.
        solid(moving: #""r": {"k": [\#(key(0, "0")), \#(key(60, "180"))]}"#),
        solid(70, moving: #""r": {"k": [\#(key(0, "0")), \#(key(9, "180"))]}"#),
        solid(moving: #""r": {"k": [\#(key(0, "0")), \#(key(9, "180"))]}"#, #""hd": true, "#),
        solid(moving: #""r": {"k": [{"t": 0, "s": [0], "h": 1}, \#(key(9, "180"))]}"#),
        solid(moving: #""o": {"k": 0}, "r": {"k": [\#(key(0, "0")), \#(key(9, "180"))]}"#),
      ])
  }

  private static var longAutoplay: RuleExamples {
    RuleExamples(
      silent: [.animation(#""fr": 30, "op": 150"#)])
  }

  private static var missingTitle: RuleExamples {
    RuleExamples(
      found: [.animation(#""nm": "Comp 1""#)],
      silent: [.animation(#""nm": "A bird flies by""#)])
  }

  private static var noReducedMotion: RuleExamples {
    RuleExamples(
      found: [
        RuleExample.animation(#""markers": [{"cm": "reduced motion", "tm": 0, "dr": 60}]"#)
          .setting("markers", to: .strings(["still"]))
      ],
      silent: [
        RuleExample.animation(#""markers": [{"cm": "Still", "tm": 0, "dr": 60}]"#)
          .setting("markers", to: .strings(["calm", "still"])),
        .animation(#""markers": [{"cm": "Reduced Motion", "tm": 30, "dr": 0}]"#),
        .animation(#""markers": [{"cm": "reduced-motion", "tm": 30, "dr": 0}]"#),
        .animation(#""markers": [{"cm": "reducedMotion", "tm": 30, "dr": 0}]"#),
      ])
  }

  private static var opacityStrobe: RuleExamples {
    let solid = ##""ty": 1, "sw": 100, "sh": 100, "sc": "#ffffff", "##
    func strobe(step: Int, high: Int = 100) -> String {
      opacity((0..<12).map { ($0 * step, $0 % 2 == 0 ? 0 : high) })
    }
    func opacity(_ keys: [(time: Int, value: Int)]) -> String {
      let texts = keys.map { #"{"t": \#($0.time), "s": [\#($0.value)], "h": 1}"# }
      return #""ks": {"o": {"k": [\#(texts.joined(separator: ", "))]}}"#
    }
    /// The shapes of a rectangle around the center of the composition.
    func rectangle(_ side: Int, gray: Double = 1) -> String {
      #"""
      "ty": 4, "shapes": [
        {"ty": "rc", "p": {"k": [50, 50]}, "s": {"k": [\#(side), \#(side)]}, "r": {"k": 0}},
        {"ty": "fl", "c": {"k": [\#(gray), \#(gray), \#(gray), 1]}, "o": {"k": 100}}],
      """#
    }
    func text(_ letters: String) -> RuleExample {
      let text = #""t": {"d": {"k": [{"t": 0, "s": {"t": "\#(letters)", "s": 20}}]}}"#
      return RuleExample.animation(
        #""w": 100, "h": 100, "assets": [{"id": "text", "layers": [{"ty": 5, \#(text)}]}]"#,
        layers: #"{"ty": 0, "refId": "text", "w": 100, "h": 100, \#(strobe(step: 4))}"#)
    }
    return RuleExamples(
      found: [
        .layer(solid + strobe(step: 4)).excerpted(
          "opacity 0, 100, 0, 100, … every 4 frames, at 30 frames per second"),
        .layer(rectangle(60) + strobe(step: 4)),
        .layer(rectangle(60, gray: 0.5) + strobe(step: 4, high: 20)),
        text("A long text."),
        RuleExample.layer(solid + opacity((0..<6).map { ($0 * 4, $0 % 2 * 100) }))
          .setting("max", to: .number(2)),
      ],
      silent: [
        .layer(solid + strobe(step: 6)).excerpted("opacity 0, 100, 0, 100 … every 6 frames of 30"),
        .layer(solid + strobe(step: 4, high: 9))
          .excerpted("opacity 0, 9, 0, 9 … every 4 frames of 30"),
        .layer(#""hd": true, "# + solid + strobe(step: 4)).excerpted("the same in a hidden layer"),
        .layer(rectangle(40) + strobe(step: 4)).excerpted("the same in a small layer"),
        // The layer ends before it flashes.
        .layer(#""op": 3, "# + solid + strobe(step: 4)),
        .layer(#""ip": 90, "op": 120, "# + solid + strobe(step: 4)),
        RuleExample.layer(rectangle(60) + strobe(step: 4)).setting("area", to: .number(40)),
        // The difference from both black and white is small.
        .layer(rectangle(60, gray: 0.7) + strobe(step: 4, high: 15)),
        text("Text"),
        // An increase in many steps is one change.
        .layer(solid + opacity((0...10).map { ($0, $0 * 10) }))
          .excerpted("opacity 0, 10, 20 … 100 in every frame"),
      ])
  }

  private static var smallText: RuleExamples {
    func text(_ size: Int, _ letters: String = "A") -> String {
      #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "\#(letters)", "s": \#(size)}}]}}"#
    }
    return RuleExamples(
      found: [
        .layer(#""ks": {"s": {"k": [40, 40]}}, "# + text(20)),
        .layers([#""parent": 2, "# + text(20), #""ind": 2, "ks": {"s": {"k": [40, 40]}}"#]),
        RuleExample.layer(text(20)).setting("width", to: .number(40)),
      ],
      silent: [
        .layer(text(9)), .layer(#""ks": {"s": {"k": [200, 200]}}, "# + text(5)),
        RuleExample.layer(text(5)).setting("width", to: .number(200)),
        // The layer grows.
        .layer(
          #""ks": {"s": {"k": [{"t": 0, "s": [0, 0]}, {"t": 9, "s": [200, 200]}]}}, "# + text(5)),
        .layer(#""hd": true, "# + text(5)),
        // An app or an expression can change the size.
        .layer(#""ks": {"s": {"k": [9, 9], "x": "value * 9"}}, "# + text(20)),
        // Text without a size, or without characters.
        .layer(text(0)), .layer(text(5, " ")),
      ])
  }
}
