public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Last keyframes have no value of their own.
  package static let legacyKeyframe = Rule(
    .rule(
      "schema/legacy-keyframe", .note,
      RulePage(
        title: "Keyframes are written in the old form",
        meaning: """
          Bodymovin before 5.5 wrote two values into each keyframe, where its segment starts (`s`) \
          and where it ends (`e`), and none into the last one. The specification of the format asks \
          for a value in every keyframe.
          """,
        effect: "Players read both forms. Tools that follow the specification may not.",
        wayOut: "Export the composition again with a current version of Bodymovin.")),
    example: .layer(#""ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "e": [90]}, {"t": 30}]}}"#),
    check: .document { run in
      run.report(.lastKeyWithoutValue) { count in
        count == 1
          ? "the last keyframe of a property has no value of its own"
          : "the last keyframes of \(count) properties have no value of their own; the first one "
            + "stands here"
      }
    })
}

extension FindingKind {
  /// Keyframes are written in the old form (`schema/legacy-keyframe`).
  public static let legacyKeyframe = Rule.legacyKeyframe.pageKind
}
