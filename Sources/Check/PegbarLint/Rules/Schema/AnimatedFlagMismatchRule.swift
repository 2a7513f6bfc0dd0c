public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Incorrect animated flag.
  package static let animatedFlagMismatch = Rule(
    .rule(
      "schema/animated-flag-mismatch", .warning,
      RulePage(
        title: "Incorrect animated flag",
        meaning: """
          The `a` flag of a property specifies whether the property has keyframes (1) or a single \
          value (0). Here, the flag contradicts the value.
          """,
        effect: """
          Players that rely on the flag skip the property or fail to play the file. Other players \
          check the value instead.
          """,
        wayOut: """
          Set `a` to 1 for a property with keyframes, and to 0 for a property with a single value.
          """)),
    example: .layer(#""ks": {"r": {"a": 1, "k": 45}}"#),
    check: .document { run in
      run.report(.wrongFlag) { count in
        count == 1
          ? "the 'a' flag of the property contradicts its value"
          : "the 'a' flags of \(count) properties contradict their values; the first is here"
      }
    })
}

extension FindingKind {
  /// Incorrect animated flag (`schema/animated-flag-mismatch`).
  public static let animatedFlagMismatch = Rule.animatedFlagMismatch.pageKind
}
