public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Animated number of Repeater copies.
  package static let caAnimatedCopies = Rule(
    .rule(
      "ca/animated-repeater-copies", .warning,
      RulePage(
        title: "Animated Copies unsupported by the Core Animation engine of lottie-ios",
        meaning: """
          The Core Animation engine of lottie-ios creates all copies of a Repeater before \
          playback, so it cannot animate the number of copies.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: """
          Delete the Copies keyframes, and animate the opacity or scale of the copies instead.
          """)),
    example: .shapes(#"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": \#(ExampleShape.moving)}"#),
    check: .shape { item, run in
      guard case .repeater(let repeater) = item.kind, run.isShown, repeater.copies.isAnimated else {
        return
      }
      run.report(
        "the number of copies is animated, which the Core Animation engine does not support",
        at: item.source)
    })
}

extension FindingKind {
  /// Animated number of Repeater copies (`ca/animated-repeater-copies`).
  public static let caAnimatedCopies = Rule.caAnimatedCopies.pageKind
}
