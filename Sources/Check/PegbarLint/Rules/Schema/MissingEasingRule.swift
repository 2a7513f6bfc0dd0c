public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Keyframes have no easing.
  package static let missingEasing = Rule(
    .rule(
      "schema/missing-easing", .note,
      RulePage(
        title: "Keyframes have no easing",
        meaning: """
          A keyframe from which a property moves on has two handles (`o`, `i`) for its speed. Here \
          one of them is missing, or both.
          """,
        effect: "Most players move the property at an even speed; some let it jump.",
        wayOut: "Export the composition again, or add handles for an even speed.")),
    example: .layer(#""ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 30, "s": [90]}]}}"#),
    check: .document { run in
      run.report(.keyWithoutEasing) { count in
        count == 1
          ? "a keyframe has no easing, although the property moves on from it"
          : "\(count) keyframes have no easing, although the properties move on from them; the "
            + "first one stands here"
      }
    })
}

extension FindingKind {
  /// Keyframes have no easing (`schema/missing-easing`).
  public static let missingEasing = Rule.missingEasing.pageKind
}
