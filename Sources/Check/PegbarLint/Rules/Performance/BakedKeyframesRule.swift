public import PegbarDiagnostics
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
          """,
        example: "13 keyframes one frame apart")),
    options: [RuleOption("max", 12, in: 2...1e12, "how many keyframes in a row may be so close")],
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
}

extension FindingKind {
  /// A property has a keyframe in every frame (`perf/baked-keyframes`).
  public static let bakedKeyframes = Rule.bakedKeyframes.pageKind
}
