public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Properties say the wrong thing about whether they move.
  package static let animatedFlagMismatch = Rule(
    .rule(
      "schema/animated-flag-mismatch", .warning,
      RulePage(
        title: "A property is wrongly marked as animated or not",
        meaning: """
          The flag `a` of a property says that it has keyframes (1) or one value (0), but the \
          property has the other.
          """,
        effect: """
          Players that go by the flag fail or leave the property out; others look at the value.
          """,
        wayOut: "Set `a` to 1 for a property with keyframes, and to 0 for one with a value.")),
    example: .layer(#""ks": {"r": {"a": 1, "k": 45}}"#),
    check: .document { run in
      run.report(.wrongFlag) { count in
        count == 1
          ? "the flag 'a' of the property does not agree with its value"
          : "the flags 'a' of \(count) properties do not agree with their values; the first one "
            + "stands here"
      }
    })
}

extension FindingKind {
  /// A property is wrongly marked as animated or not (`schema/animated-flag-mismatch`).
  public static let animatedFlagMismatch = Rule.animatedFlagMismatch.pageKind
}
