public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Corners are rounded where Core Animation cannot do it.
  package static let caRoundCorners = Rule(
    .rule(
      "ca/round-corners-combined", .warning,
      RulePage(
        title: "Round Corners applies to several paths or to a polystar",
        meaning: """
          The Core Animation engine of lottie-ios rounds the corners of single paths and rectangles. \
          It can neither round several paths of one group nor polystars.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: """
          Give each path a group of its own with Round Corners in it, or use Outer Roundness of the \
          polystar.
          """)),
    example: .shapes(#"{"ty": "sr"}, {"ty": "rd", "r": {"k": 5}}, \#(ExampleShape.fill)"#),
    check: .drawnShapes { list in
      guard let corners = list.corners, list.hasStyle else { return nil }
      if list.stars > 0 {
        return (corners, "Round Corners applies to a polystar, which Core Animation does not round")
      }
      guard list.isCombined else { return nil }
      return (
        corners,
        "Round Corners applies to \(list.paths) paths, which Core Animation does not round together"
      )
    })
}

extension FindingKind {
  /// Round Corners applies to several paths or to a polystar (`ca/round-corners-combined`).
  public static let caRoundCorners = Rule.caRoundCorners.pageKind
}
