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
          The flag `a` of a property specifies whether it has keyframes (1) or a single value (0). \
          Here the flag contradicts the value.
          """,
        effect: """
          Players that rely on the flag fail or skip the property. Other players check the value.
          """,
        wayOut: """
          Set `a` to 1 for a property with keyframes, and to 0 for a property with a single value.
          """)),
    example: .layer(#""ks": {"r": {"a": 1, "k": 45}}"#),
    check: .document { run in
      run.report(.wrongFlag) { count in
        count == 1
          ? "the flag 'a' of the property contradicts its value"
          : "the flags 'a' of \(count) properties contradict their values; the first is here"
      }
    })
}

extension FindingKind {
  /// Incorrect animated flag (`schema/animated-flag-mismatch`).
  public static let animatedFlagMismatch = Rule.animatedFlagMismatch.pageKind
}
