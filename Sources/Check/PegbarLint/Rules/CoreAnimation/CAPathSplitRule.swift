public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Outlines of one fill that are drawn separately.
  package static let caPathSplit = Rule(
    .rule(
      "ca/path-split", .note,
      RulePage(
        title: "Outlines drawn separately by the Core Animation engine of lottie-ios",
        meaning: """
          The Core Animation engine of lottie-ios combines only Bézier paths into one outline. It \
          draws rectangles, ellipses and polystars in separate layers, so they cannot cut holes in \
          one another.
          """,
        effect: "Holes are filled, and a semitransparent fill is darker where outlines overlap.",
        wayOut: "Right-click the path of each shape and choose Convert To Bezier Path.")),
    example: .shapes(#"{"ty": "el"}, {"ty": "el"}, {"ty": "fl", "r": 2}"#),
    check: .drawnShapes { list in
      guard let fill = list.revealingFill, list.outlines > 1, !list.isCombined else { return nil }
      return (
        fill,
        "\(list.outlines) outlines of this fill are drawn separately and cannot cut holes in one "
          + "another"
      )
    })
}

extension FindingKind {
  /// Outlines of one fill that are drawn separately (`ca/path-split`).
  public static let caPathSplit = Rule.caPathSplit.pageKind
}
