@testable import PegbarLint

/// Examples of rules about Core Animation.
enum CoreAnimationExamples {
  static let table: [String: RuleExamples] = [
    "ca/animated-repeater-copies": caAnimatedCopies,
    "ca/animated-dash": caAnimatedDash,
    "ca/animated-text-document": caAnimatedText,
    "ca/fallback": caFallback,
    "ca/inherited-stroke-scale": caInheritedStrokeScale,
    "ca/path-split": caPathSplit,
    "ca/round-corners-combined": caRoundCorners,
    "ca/text-animator": caTextAnimator,
    "ca/time-remap-cost": caTimeRemapCost,
    "ca/trim-on-fill": caTrimOnFill,
  ]

  private static var caAnimatedCopies: RuleExamples {
    RuleExamples(
      silent: [
        .shapes(
          #"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": {"k": 5}, "o": \#(ExampleShape.moving)}"#),
        .shapes(
          #"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": \#(ExampleShape.moving), "hd": true}"#),
      ])
  }

  private static var caAnimatedDash: RuleExamples {
    RuleExamples(
      silent: [
        .shapes(#"{"ty": "el"}, {"ty": "st", "d": [{"n": "d", "v": {"k": 5}}]}"#),
        .shapes(
          #"{"ty": "el"}, {"ty": "st", "d": [{"n": "d", "v": {"k": 5}}, {"n": "o", "v": \#(ExampleShape.moving)}]}"#
        ),
      ])
  }

  private static var caAnimatedText: RuleExamples {
    RuleExamples(
      silent: [.layer(ExampleShape.text(#""a": []"#))])
  }

  private static var caFallback: RuleExamples {
    RuleExamples(
      found: [
        .layer(ExampleShape.text(#""a": [{"nm": "Animator 1", "a": {"o": {"k": 0}}}]"#))
      ],
      silent: [
        .shapes(#"{"ty": "el"}, \#(ExampleShape.fill)"#),
        // It is drawn in another way.
        .shapes(#"{"ty": "el"}, {"ty": "el"}, {"ty": "fl", "r": 2}"#),
      ])
  }

  private static var caInheritedStrokeScale: RuleExamples {
    RuleExamples(
      silent: [
        .shapes(#"\#(ExampleShape.group(#"{"ty": "el"}"#, scale: "[50, 50]")), {"ty": "st"}"#),
        .shapes(ExampleShape.group(#"{"ty": "el"}, {"ty": "st"}"#, scale: "[100, 50]")),
        .shapes(
          #"\#(ExampleShape.group(#"{"ty": "el"}"#, scale: "[100, 50]")), \#(ExampleShape.fill)"#),
      ])
  }

  private static var caPathSplit: RuleExamples {
    RuleExamples(
      silent: [
        .shapes(#"{"ty": "sh"}, {"ty": "sh"}, {"ty": "fl", "r": 2}"#),
        .shapes(#"{"ty": "el"}, {"ty": "fl", "r": 2}"#),
        .shapes(#"{"ty": "el"}, {"ty": "el"}, {"ty": "st"}"#),
        // Opaque outlines without holes look the same, merged or separate.
        .shapes(#"{"ty": "el"}, {"ty": "el"}, \#(ExampleShape.fill)"#),
      ])
  }

  private static var caRoundCorners: RuleExamples {
    let round = #"{"ty": "rd", "r": {"k": 5}}"#
    return RuleExamples(
      found: [
        .shapes(#"{"ty": "sh"}, {"ty": "sh"}, \#(round), \#(ExampleShape.fill)"#)
      ],
      silent: [
        .shapes(#"{"ty": "rc"}, \#(round), \#(ExampleShape.fill)"#),
        .shapes(#"{"ty": "sh"}, \#(round), \#(ExampleShape.fill)"#),
        // Trimmed paths, and paths of different kinds, are drawn separately.
        .shapes(#"{"ty": "sh"}, {"ty": "sh"}, \#(round), {"ty": "st"}, \#(ExampleShape.trim)"#),
        .shapes(#"{"ty": "sh"}, {"ty": "rc"}, \#(round), \#(ExampleShape.fill)"#),
      ])
  }

  private static var caTextAnimator: RuleExamples {
    RuleExamples(
      silent: [
        .layer(ExampleShape.text(#""a": []"#)),
        .layer(
          #""hd": true, "#
            + ExampleShape.text(#""a": [{"nm": "Animator 1", "a": {"o": {"k": 0}}}]"#)),
      ])
  }

  private static var caTimeRemapCost: RuleExamples {
    let remapped = #""ty": 0, "refId": "c", "tm": {"k": 1}"#
    func assets(_ count: Int) -> String {
      let layers = Array(repeating: #"{"ty": 3, "nm": "Dot", "ip": 0, "op": 60}"#, count: count)
      return #""assets": [{"id": "c", "layers": [\#(layers.joined(separator: ", "))]}]"#
    }
    return RuleExamples(
      found: [
        .layers([remapped], with: #""op": 1200, \#(assets(50))"#)
          .excerpted("a remapped precomposition with 50 layers in an animation of 1,200 frames")
      ],
      silent: [
        .layers([remapped], with: #""op": 1199, \#(assets(50))"#)
          .excerpted("a remapped precomposition with 50 layers in an animation of 1199 frames"),
        .layers([#""ty": 0, "refId": "c""#], with: #""op": 1200, \#(assets(50))"#)
          .excerpted("a precomposition of 50 layers in 1200 frames, not remapped"),
      ])
  }

  private static var caTrimOnFill: RuleExamples {
    RuleExamples(
      found: [
        .shapes(
          #"\#(ExampleShape.group(#"{"ty": "el"}, \#(ExampleShape.fill)"#)), \#(ExampleShape.trim)"#
        )
      ],
      silent: [
        .shapes(#"{"ty": "el"}, {"ty": "st"}, \#(ExampleShape.trim)"#),
        .shapes(#"{"ty": "el"}, \#(ExampleShape.fill), {"ty": "tm", "hd": true, "e": {"k": 50}}"#),
        // It keeps the entire path.
        .shapes(#"{"ty": "el"}, \#(ExampleShape.fill), {"ty": "tm"}"#),
        .shapes(
          #"{"ty": "el"}, {"ty": "gf", "g": {"p": 2, "k": {"k": [0, 1, 1, 1, 1, 0, 0, 0]}}}, \#(ExampleShape.trim)"#
        ),
      ])
  }
}
