public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Dashes or gaps change their length.
  package static let caAnimatedDash = Rule(
    .rule(
      "ca/animated-dash", .warning,
      RulePage(
        title: "Dashes change their length",
        meaning: """
          The Core Animation engine of lottie-ios moves dashes along the path, but cannot change how \
          long dashes and gaps are.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: "Delete the keyframes of Dash and Gap; keyframes of Offset may stay.")),
    example: .shapes(
      #"{"ty": "el"}, {"ty": "st", "d": [{"n": "d", "v": \#(ExampleShape.moving)}]}"#),
    check: .shape { item, run in
      guard case .style(.stroke(let stroke)) = item.kind, run.isShown,
        let dash = stroke.dashes.first(where: { $0.kind != .offset && $0.length.isAnimated })
      else { return }
      run.report(
        "the length of a \(dash.kind == .gap ? "gap" : "dash") changes, which Core Animation cannot "
          + "show", at: dash.source)
    })
}

extension FindingKind {
  /// Dashes change their length (`ca/animated-dash`).
  public static let caAnimatedDash = Rule.caAnimatedDash.pageKind
}
