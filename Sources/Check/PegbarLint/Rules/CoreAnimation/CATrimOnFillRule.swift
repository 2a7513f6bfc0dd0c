public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Trimmed path with a fill.
  package static let caTrimOnFill = Rule(
    .rule(
      "ca/trim-on-fill", .warning,
      RulePage(
        title: "Trim Paths on a fill unsupported by the Core Animation engine of lottie-ios",
        meaning: "The Core Animation engine of lottie-ios can trim strokes but not fills.",
        effect: CoreAnimationEngine.fallback,
        wayOut: """
          Put the stroke and its Trim Paths into one group and the fill into another, or reveal \
          the fill with a mask.
          """)),
    example: .shapes(#"{"ty": "el"}, \#(ExampleShape.fill), \#(ExampleShape.trim)"#),
    check: .drawnShapes { list in
      guard list.hasColorFill, let trim = list.trimOnFill else { return nil }
      return (trim, "the Core Animation engine does not support Trim Paths on a fill")
    })
}

extension FindingKind {
  /// Trimmed path with a fill (`ca/trim-on-fill`).
  public static let caTrimOnFill = Rule.caTrimOnFill.pageKind
}
