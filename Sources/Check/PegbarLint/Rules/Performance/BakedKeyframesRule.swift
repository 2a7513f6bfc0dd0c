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
          a keyframe for every frame. A few eased keyframes can produce the same motion.
          """,
        effect: "The file is large, and the motion can look choppy at higher frame rates.",
        wayOut: """
          Select the keyframes and click Apply in the Smoother panel (Window > Smoother), or animate \
          the property manually.
          """,
        example: "13 keyframes 1 frame apart")),
    options: [
      RuleOption(
        "max", 12, in: 2...1e12, "maximum number of consecutive keyframes that are 1 frame apart")
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
      "\(count.places) properties have keyframes on every frame "
        + "(up to \(count.most) consecutive keyframes); the first is here"
    })
}

extension FindingKind {
  /// Keyframes on every frame (`perf/baked-keyframes`).
  public static let bakedKeyframes = Rule.bakedKeyframes.pageKind
}
