public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Stroke outside an unevenly scaled group.
  package static let caInheritedStrokeScale = Rule(
    .rule(
      "ca/inherited-stroke-scale", .warning,
      RulePage(
        title: "Non-uniform scale of a path without its stroke",
        meaning: """
          The stroke is outside the group, so it keeps its width while the group scales its path \
          non-uniformly. The Core Animation engine of lottie-ios scales both.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: "Move the stroke into the group, or scale the group uniformly.")),
    example: .shapes(
      #"\#(ExampleShape.group(#"{"ty": "el"}"#, scale: "[100, 50]")), {"ty": "st"}"#),
    check: .drawnShapes { list in
      guard list.hasPath, let stroke = list.inheritedStroke, list.isStretched else { return nil }
      return (
        stroke, "a group scales the path of this stroke unevenly, and Core Animation scales both"
      )
    })
}

extension FindingKind {
  /// Group that scales a path unevenly, but not its stroke (`ca/inherited-stroke-scale`).
  public static let caInheritedStrokeScale = Rule.caInheritedStrokeScale.pageKind
}
