public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Keyframes without easing.
  package static let missingEasing = Rule(
    .rule(
      "schema/missing-easing", .note,
      RulePage(
        title: "Keyframes without easing",
        meaning: """
          If a property changes after a keyframe, the keyframe must have easing handles (`o`, \
          `i`). One or both of these handles are missing.
          """,
        effect: """
          Most players change the property at a constant rate. In some players, the value jumps.
          """,
        wayOut: "Export the composition again, or add handles for linear easing.")),
    example: .layer(#""ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 30, "s": [90]}]}}"#),
    check: .document { run in
      run.report(.keyWithoutEasing) { count in
        count == 1
          ? "a keyframe has no easing, although the property changes after it"
          : "\(count) keyframes have no easing, although the properties change after them; the "
            + "first is here"
      }
    })
}

extension FindingKind {
  /// Keyframes without easing (`schema/missing-easing`).
  public static let missingEasing = Rule.missingEasing.pageKind
}
