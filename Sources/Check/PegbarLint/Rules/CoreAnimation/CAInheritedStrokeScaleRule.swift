public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A group stretches a stroke that stands outside of it.
  package static let caInheritedStrokeScale = Rule(
    .rule(
      "ca/inherited-stroke-scale", .warning,
      RulePage(
        title: "A group stretches a path, but not its stroke",
        meaning: """
          The stroke stands outside of the group, so it keeps its width while the group scales its \
          path by different factors across and down. The Core Animation engine of lottie-ios \
          stretches both.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: "Move the stroke into the group, or scale the group alike in both directions.")),
    example: .shapes(
      #"\#(ExampleShape.group(#"{"ty": "el"}"#, scale: "[100, 50]")), {"ty": "st"}"#),
    check: .drawnShapes { list in
      guard list.hasPath, let stroke = list.inheritedStroke, list.isStretched else { return nil }
      return (
        stroke, "a group stretches the path under this stroke, and Core Animation stretches both"
      )
    })
}

extension FindingKind {
  /// A group stretches a path, but not its stroke (`ca/inherited-stroke-scale`).
  public static let caInheritedStrokeScale = Rule.caInheritedStrokeScale.pageKind
}
