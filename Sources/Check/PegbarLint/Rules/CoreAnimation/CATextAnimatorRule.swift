public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A text has animators.
  package static let caTextAnimator = Rule(
    .rule(
      "ca/text-animator", .warning,
      RulePage(
        title: "A text has an animator",
        meaning: """
          The Core Animation engine of lottie-ios draws a text once and moves it as a whole. It does \
          not change letters one by one.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: """
          Create outlines from the text (Layer > Create > Create Shapes from Text) and animate \
          these, or delete the animator.
          """)),
    example: .layer(ExampleShape.text(#""a": [{"nm": "Animator 1", "a": {"o": {"k": 0}}}]"#)),
    check: .counted(
      .file,
      .text { text, run in
        guard run.isShown, let animator = text.animators.first else { return }
        run.count(
          at: animator.source,
          "the text has \(text.animators.count == 1 ? "an animator" : "animators"), which Core "
            + "Animation does not play")
      }
    ) { count, _ in
      "\(count.places) texts have animators, which Core Animation does not play; the first one stands "
        + "here"
    })
}

extension FindingKind {
  /// A text has an animator (`ca/text-animator`).
  public static let caTextAnimator = Rule.caTextAnimator.pageKind
}
