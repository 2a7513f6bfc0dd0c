public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Properties do not say whether they move.
  package static let missingAnimatedFlag = Rule(
    .rule(
      "schema/missing-animated-flag", .note,
      RulePage(
        title: "Properties do not say whether they are animated",
        meaning: """
          A property has a flag (`a`) that says whether it has keyframes (1) or one value (0). \
          Bodymovin before 4.6 did not write it, and some tools that shrink files leave it out.
          """,
        effect: "Players look at the value. Tools that follow the specification may fail.",
        wayOut: """
          Export the composition again with a current version of Bodymovin, or tell the tool to \
          keep `a`.
          """)),
    example: .layer(#""ks": {"r": {"k": 45}}"#),
    check: .document { run in
      run.report(.propertyWithoutFlag) { count in
        count == 1
          ? "a property has no flag 'a'"
          : "\(count) properties have no flag 'a'; the first one stands here"
      }
    })
}

extension FindingKind {
  /// Properties do not say whether they are animated (`schema/missing-animated-flag`).
  public static let missingAnimatedFlag = Rule.missingAnimatedFlag.pageKind
}
