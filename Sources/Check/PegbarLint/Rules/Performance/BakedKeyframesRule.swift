internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// There is a keyframe in every frame.
  package static let bakedKeyframes = Rule(
    .rule(
      "perf/baked-keyframes", .warning,
      RulePage(
        title: "A property has a keyframe in every frame",
        meaning: """
          Convert Expression to Keyframes, motion tracking and physics plug-ins write a keyframe for \
          each frame. A few keyframes with easing show the same motion.
          """,
        effect: "The file is large, and it moves in steps where a player draws more frames.",
        wayOut: """
          Select the keyframes, apply Window > Smoother to them, or animate the property by hand.
          """)),
    options: [RuleOption("max", 12, in: 2...1e12, "how many keyframes in a row may be so close")],
    found: [.layer(rotation(13)).excerpted("13 keyframes one frame apart")],
    silent: [
      .layer(rotation(12)).excerpted("12 keyframes one frame apart"),
      .layer(rotation(13, hold: true)).excerpted("13 Hold keyframes one frame apart"),
      .layer(rotation(13, step: 2)).excerpted("13 keyframes two frames apart"),
      .shapes(#"{"ty": "rd", "hd": true, "r": {"k": [\#(keys(13))]}}"#)
        .excerpted("13 keyframes one frame apart of a shape that is switched off"),
    ],
    check: .counted(
      .layer,
      .property { property, run in
        let number = property.longestFrameRun
        guard Double(number) > run.number("max"), run.isShown else { return }
        run.count(
          number, at: property.source, "\(number) keyframes in a row are one frame apart")
      }
    ) { count, _ in
      "\(count.places) properties have a keyframe in every frame, up to \(count.most) in a row; the "
        + "first one stands here"
    })

  private static func rotation(_ count: Int, hold: Bool = false, step: Int = 1) -> String {
    #""ks": {"r": {"a": 1, "k": [\#(keys(count, hold: hold, step: step))]}}"#
  }

  private static func keys(_ count: Int, hold: Bool = false, step: Int = 1) -> String {
    (0..<count).map {
      #"{"t": \#($0 * step), "s": [\#($0)]\#(hold ? #", "h": 1"# : "")}"#
    }.joined(separator: ", ")
  }
}
