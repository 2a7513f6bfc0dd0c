public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Keyframes on every frame.
  package static let bakedKeyframes = Rule(
    .rule(
      "perf/baked-keyframes", .warning,
      RulePage(
        title: "Keyframes on every frame",
        meaning: """
          The Convert Expression to Keyframes command, motion tracking and physics plug-ins write \
          a keyframe for each frame. A few eased keyframes produce the same motion.
          """,
        effect: "The file is large, and the motion is stepped at higher frame rates.",
        wayOut: """
          Select the keyframes and apply Window > Smoother, or animate the property by hand.
          """,
        example: "13 keyframes 1 frame apart")),
    options: [
      RuleOption("max", 12, in: 2...1e12, "maximum number of consecutive keyframes 1 frame apart")
    ],
    check: .counted(
      .layer,
      .property { property, run in
        let number = property.longestFrameRun
        guard Double(number) > run.number("max"), run.isShown else { return }
        run.count(
          number, at: property.source, "\(number) consecutive keyframes are 1 frame apart")
      }
    ) { count, _ in
      "\(count.places) properties have a keyframe on every frame, up to \(count.most) in sequence; "
        + "the first is here"
    })
}

extension FindingKind {
  /// Keyframes on every frame (`perf/baked-keyframes`).
  public static let bakedKeyframes = Rule.bakedKeyframes.pageKind
}
