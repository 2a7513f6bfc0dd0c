public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Text animator.
  package static let caTextAnimator = Rule(
    .rule(
      "ca/text-animator", .warning,
      RulePage(
        title: "Text animator unsupported by the Core Animation engine of lottie-ios",
        meaning: """
          The Core Animation engine of lottie-ios draws the text once and moves it as a whole. It \
          cannot animate individual characters.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: """
          Convert the text to shapes (Layer > Create > Create Shapes from Text) and animate the \
          shapes, or delete the animator.
          """)),
    example: .layer(ExampleShape.text(#""a": [{"nm": "Animator 1", "a": {"o": {"k": 0}}}]"#)),
    check: .counted(
      .file,
      .text { text, run in
        guard run.isShown, let animator = text.animators.first else { return }
        run.count(
          at: animator.source,
          "the text has \(text.animators.count == 1 ? "an animator" : "animators"), which the "
            + "Core Animation engine does not support")
      }
    ) { count, _ in
      "\(count.places) text layers have animators, which the Core Animation engine does not "
        + "support; the first is here"
    })
}

extension FindingKind {
  /// Text animator (`ca/text-animator`).
  public static let caTextAnimator = Rule.caTextAnimator.pageKind
}
