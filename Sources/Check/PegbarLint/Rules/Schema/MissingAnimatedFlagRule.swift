public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Missing animated flag.
  package static let missingAnimatedFlag = Rule(
    .rule(
      "schema/missing-animated-flag", .note,
      RulePage(
        title: "Missing animated flag",
        meaning: """
          The `a` flag of a property specifies whether the property has keyframes (1) or a single \
          value (0). Versions of Bodymovin earlier than 4.6 did not write the flag, and some tools that \
          reduce file size remove it.
          """,
        effect: "Players check the value instead. Tools that follow the specification can fail.",
        wayOut: """
          Export the composition again with a current version of Bodymovin. If a tool removed the \
          flag, configure the tool to keep it.
          """)),
    example: .layer(#""ks": {"r": {"k": 45}}"#),
    check: .document { run in
      run.report(.propertyWithoutFlag) { count in
        count == 1
          ? "a property has no 'a' flag"
          : "\(count) properties have no 'a' flag; the first is here"
      }
    })
}

extension FindingKind {
  /// Missing animated flag (`schema/missing-animated-flag`).
  public static let missingAnimatedFlag = Rule.missingAnimatedFlag.pageKind
}
