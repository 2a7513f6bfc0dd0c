public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Invalid shape direction.
  package static let shapeDirection = Rule(
    .rule(
      "schema/shape-direction", .note,
      RulePage(
        title: "Shape direction other than 1 or 3",
        meaning: """
          The `d` member of a shape is 1 if the path runs clockwise, and 3 if the path is reversed. \
          Bodymovin sometimes writes 2.
          """,
        effect: "Players draw the shape as if `d` were 1. Only strict validators reject the value.",
        wayOut: "Set `d` to 1, or leave the shape unchanged.")),
    standing: .optional,
    example: .shapes(#"{"ty": "el", "d": 2, "p": {"k": [50, 50]}, "s": {"k": [40, 40]}}"#),
    check: .document { run in
      run.report(.otherDirection) { count in
        count == 1
          ? "the direction of the shape ('d') is neither 1 nor 3"
          : "the directions of \(count) shapes ('d') are neither 1 nor 3; the first is here"
      }
    })
}

extension FindingKind {
  /// Shape direction other than 1 or 3 (`schema/shape-direction`).
  public static let shapeDirection = Rule.shapeDirection.pageKind
}
