public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Outlines under one fill are drawn one by one.
  package static let caPathSplit = Rule(
    .rule(
      "ca/path-split", .note,
      RulePage(
        title: "Outlines under one fill are drawn one by one",
        meaning: """
          The Core Animation engine of lottie-ios joins only drawn paths to one outline. Rectangles, \
          ellipses and polystars get a layer each, so they cannot cut holes into each other.
          """,
        effect: "Holes are filled, and where outlines overlap, a transparent fill is darker.",
        wayOut: "Select the shapes and choose Convert To Bezier Path for each of them.")),
    example: .shapes(#"{"ty": "el"}, {"ty": "el"}, {"ty": "fl", "r": 2}"#),
    check: .drawnShapes { list in
      guard let fill = list.revealingFill, list.outlines > 1, !list.isCombined else { return nil }
      return (
        fill, "\(list.outlines) outlines under this fill are drawn one by one, so they cut no holes"
      )
    })
}

extension FindingKind {
  /// Outlines under one fill are drawn one by one (`ca/path-split`).
  public static let caPathSplit = Rule.caPathSplit.pageKind
}
