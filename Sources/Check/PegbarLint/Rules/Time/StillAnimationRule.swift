public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Animation without motion.
  package static let stillAnimation = Rule(
    .rule(
      "time/still-animation", .note,
      RulePage(
        title: "Animation without motion",
        meaning: """
          Nothing changes from the first to the last frame: no layer starts or ends, and no visible \
          property changes.
          """,
        effect: "The animation looks like a still image, but players draw every frame.",
        wayOut: """
          If the motion is missing, check that the keyframes are in the exported composition and \
          in the work area. If the animation is intended to be a still image, shorten the \
          composition to one frame.
          """)),
    options: [
      RuleOption("frames", 1, "maximum duration of a still image, in frames")
    ],
    example: .layer(##""ty": 1, "sw": 9, "sh": 9, "sc": "#fff""##),
    check: .document { run in
      let document = run.document
      let frames = document.outPoint - document.inPoint
      guard frames > run.number("frames"), run.motion?.isEmpty == true,
        document.layers.contains(where: \.isPicture)
      else { return }
      run.report("nothing changes in \(NumberWords.frame(frames)) frames")
    })
}

extension FindingKind {
  /// Animation without motion (`time/still-animation`).
  public static let stillAnimation = Rule.stillAnimation.pageKind
}
