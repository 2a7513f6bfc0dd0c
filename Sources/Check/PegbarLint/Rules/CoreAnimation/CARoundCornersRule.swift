public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Rounded corners that Core Animation does not support.
  package static let caRoundCorners = Rule(
    .rule(
      "ca/round-corners-combined", .warning,
      RulePage(
        title: "Unsupported use of Round Corners in the Core Animation engine of lottie-ios",
        meaning: """
          The Core Animation engine of lottie-ios can apply Round Corners to a single path or to \
          rectangles, but not to polystars or to multiple paths in a group.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: """
          Put each path into a separate group that has its own Round Corners, or use the polystar's \
          Outer Roundness.
          """)),
    example: .shapes(#"{"ty": "sr"}, {"ty": "rd", "r": {"k": 5}}, \#(ExampleShape.fill)"#),
    check: .drawnShapes { list in
      guard let corners = list.corners, list.hasStyle else { return nil }
      if list.stars > 0 {
        return (
          corners,
          "the Core Animation engine does not support Round Corners on a polystar"
        )
      }
      guard list.isCombined else { return nil }
      return (
        corners,
        "Round Corners applies to \(list.paths) paths, but the Core Animation engine supports only "
          + "one"
      )
    })
}

extension FindingKind {
  /// Use of Round Corners that the Core Animation engine of lottie-ios does not support
  /// (`ca/round-corners-combined`).
  public static let caRoundCorners = Rule.caRoundCorners.pageKind
}
