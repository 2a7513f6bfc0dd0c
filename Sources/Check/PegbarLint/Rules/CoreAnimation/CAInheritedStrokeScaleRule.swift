public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Stroke outside a nonuniformly scaled group.
  package static let caInheritedStrokeScale = Rule(
    .rule(
      "ca/inherited-stroke-scale", .warning,
      RulePage(
        title: "Stroke distorted by the Core Animation engine of lottie-ios",
        meaning: """
          A group scales a path nonuniformly. The stroke is outside the group, so its width should \
          remain unchanged, but the Core Animation engine of lottie-ios also scales the stroke.
          """,
        effect: CoreAnimationEngine.fallback,
        wayOut: "Move the stroke into the group, or scale the group uniformly.")),
    example: .shapes(
      #"\#(ExampleShape.group(#"{"ty": "el"}"#, scale: "[100, 50]")), {"ty": "st"}"#),
    check: .drawnShapes { list in
      guard list.hasPath, let stroke = list.inheritedStroke, list.isStretched else { return nil }
      return (
        stroke,
        "a group scales the path of this stroke nonuniformly, and the Core Animation engine also "
          + "scales the stroke"
      )
    })
}

extension FindingKind {
  /// Stroke distorted by the Core Animation engine of lottie-ios (`ca/inherited-stroke-scale`).
  public static let caInheritedStrokeScale = Rule.caInheritedStrokeScale.pageKind
}
