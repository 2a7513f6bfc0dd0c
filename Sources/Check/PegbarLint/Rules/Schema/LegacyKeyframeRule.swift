public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Last keyframes without a value.
  package static let legacyKeyframe = Rule(
    .rule(
      "schema/legacy-keyframe", .note,
      RulePage(
        title: "Legacy keyframes",
        meaning: """
          Bodymovin before 5.5 wrote two values into each keyframe: the start value (`s`) and the \
          end value (`e`) of the segment after it. The last keyframe has no value. The \
          specification requires a value in every keyframe.
          """,
        effect: "Players read both forms. Tools that follow the specification might not.",
        wayOut: "Export the composition again with a current version of Bodymovin.")),
    example: .layer(#""ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "e": [90]}, {"t": 30}]}}"#),
    check: .document { run in
      run.report(.lastKeyWithoutValue) { count in
        count == 1
          ? "the last keyframe of a property has no value"
          : "the last keyframes of \(count) properties have no value; the first is here"
      }
    })
}

extension FindingKind {
  /// Legacy keyframes (`schema/legacy-keyframe`).
  public static let legacyKeyframe = Rule.legacyKeyframe.pageKind
}
