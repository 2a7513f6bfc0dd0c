public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A text changes.
  package static let caAnimatedText = Rule(
    .rule(
      "ca/animated-text-document", .warning,
      RulePage(
        title: "A text changes",
        meaning:
          "The Core Animation engine of lottie-ios draws a text once, with its first keyframe.",
        effect: CoreAnimationEngine.fallback,
        wayOut: "Use a text layer of its own for each text, one after the other in the timeline.")),
    example: .layer(
      #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "1"}}, {"t": 9, "s": {"t": "2"}}]}}"#),
    check: .text { text, run in
      guard run.isShown, text.document.isAnimated else { return }
      run.report(
        "the text has \(NumberWords.count(text.document.keyframes.count, "keyframe")), of which Core Animation shows the "
          + "first", at: text.document.source)
    })
}

extension FindingKind {
  /// A text changes (`ca/animated-text-document`).
  public static let caAnimatedText = Rule.caAnimatedText.pageKind
}
