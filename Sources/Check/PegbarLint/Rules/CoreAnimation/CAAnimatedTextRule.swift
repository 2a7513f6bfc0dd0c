public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Animated text document.
  package static let caAnimatedText = Rule(
    .rule(
      "ca/animated-text-document", .warning,
      RulePage(
        title: "Animated Source Text unsupported by the Core Animation engine of lottie-ios",
        meaning:
          "The Core Animation engine of lottie-ios draws only the text of the first keyframe.",
        effect: CoreAnimationEngine.fallback,
        wayOut: """
          Create a text layer for each version of the text. In the Timeline panel, start each \
          layer at the time at which the previous layer ends.
          """)),
    example: .layer(
      #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "1"}}, {"t": 9, "s": {"t": "2"}}]}}"#),
    check: .text { text, run in
      guard run.isShown, text.document.isAnimated else { return }
      run.report(
        "the text has \(NumberWords.count(text.document.keyframes.count, "keyframe")), but the "
          + "Core Animation engine draws only the first", at: text.document.source)
    })
}

extension FindingKind {
  /// Animated text document (`ca/animated-text-document`).
  public static let caAnimatedText = Rule.caAnimatedText.pageKind
}
