public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Animated dash or gap length.
  package static let caAnimatedDash = Rule(
    .rule(
      "ca/animated-dash", .warning,
      RulePage(
        title:
          "Animated dash or gap length unsupported by the Core Animation engine of lottie-ios",
        meaning: """
          The Core Animation engine of lottie-ios can animate the dash offset, but not the lengths \
          of dashes and gaps.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: "Delete the Dash and Gap keyframes. Offset keyframes are supported.")),
    example: .shapes(
      #"{"ty": "el"}, {"ty": "st", "d": [{"n": "d", "v": \#(ExampleShape.moving)}]}"#),
    check: .shape { item, run in
      guard case .style(.stroke(let stroke)) = item.kind, run.isShown,
        let dash = stroke.dashes.first(where: { $0.kind != .offset && $0.length.isAnimated })
      else { return }
      run.report(
        "the length of a \(dash.kind == .gap ? "gap" : "dash") is animated, which the Core "
          + "Animation engine does not support", at: dash.source)
    })
}

extension FindingKind {
  /// Animated dash or gap length (`ca/animated-dash`).
  public static let caAnimatedDash = Rule.caAnimatedDash.pageKind
}
