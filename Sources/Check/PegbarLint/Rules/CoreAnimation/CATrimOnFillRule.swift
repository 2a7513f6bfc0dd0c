public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A filled path is trimmed.
  package static let caTrimOnFill = Rule(
    .rule(
      "ca/trim-on-fill", .warning,
      RulePage(
        title: "A filled path is trimmed",
        meaning: "The Core Animation engine of lottie-ios trims strokes, but not fills.",
        effect: CoreAnimationEngine.fallback,
        wayOut: """
          Put the stroke with its Trim Paths and the fill into groups of their own, or uncover the \
          fill with a mask.
          """)),
    example: .shapes(#"{"ty": "el"}, \#(ExampleShape.fill), \#(ExampleShape.trim)"#),
    check: .drawnShapes { list in
      guard list.hasColorFill, let trim = list.trimOnFill else { return nil }
      return (trim, "Trim Paths applies to a fill, which Core Animation does not trim")
    })
}

extension FindingKind {
  /// A filled path is trimmed (`ca/trim-on-fill`).
  public static let caTrimOnFill = Rule.caTrimOnFill.pageKind
}
