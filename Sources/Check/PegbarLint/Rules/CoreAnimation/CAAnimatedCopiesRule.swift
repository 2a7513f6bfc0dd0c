public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A repeater changes how many copies it makes.
  package static let caAnimatedCopies = Rule(
    .rule(
      "ca/animated-repeater-copies", .warning,
      RulePage(
        title: "A Repeater changes how many copies it makes",
        meaning: "The Core Animation engine of lottie-ios makes all copies before it plays.",
        effect: CoreAnimationEngine.fallback,
        wayOut: "Delete the keyframes of Copies, and let copies appear by their opacity or scale.")),
    example: .shapes(#"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": \#(ExampleShape.moving)}"#),
    check: .shape { item, run in
      guard case .repeater(let repeater) = item.kind, run.isShown, repeater.copies.isAnimated else {
        return
      }
      run.report(
        "the number of copies changes, which Core Animation cannot show", at: item.source)
    })
}

extension FindingKind {
  /// A Repeater changes how many copies it makes (`ca/animated-repeater-copies`).
  public static let caAnimatedCopies = Rule.caAnimatedCopies.pageKind
}
