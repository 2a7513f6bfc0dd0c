public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Rounded corners that Core Animation does not support.
  package static let caRoundCorners = Rule(
    .rule(
      "ca/round-corners-combined", .warning,
      RulePage(
        title: "Round Corners on several paths or on a polystar",
        meaning: """
          The Core Animation engine of lottie-ios rounds only single paths and rectangles. It does \
          not support polystars or multiple paths in a group.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: """
          Put each path with its own Round Corners into a separate group, or use the polystar's \
          Outer Roundness.
          """)),
    example: .shapes(#"{"ty": "sr"}, {"ty": "rd", "r": {"k": 5}}, \#(ExampleShape.fill)"#),
    check: .drawnShapes { list in
      guard let corners = list.corners, list.hasStyle else { return nil }
      if list.stars > 0 {
        return (
          corners, "Round Corners applies to a polystar, which Core Animation does not support"
        )
      }
      guard list.isCombined else { return nil }
      return (
        corners,
        "Round Corners applies to \(list.paths) paths, which Core Animation does not support"
      )
    })
}

extension FindingKind {
  /// Round Corners on several paths or on a polystar (`ca/round-corners-combined`).
  public static let caRoundCorners = Rule.caRoundCorners.pageKind
}
