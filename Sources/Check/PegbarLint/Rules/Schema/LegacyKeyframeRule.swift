public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Last keyframes without a value.
  package static let legacyKeyframe = Rule(
    .rule(
      "schema/legacy-keyframe", .note,
      RulePage(
        title: "Legacy keyframe format",
        meaning: """
          Versions of Bodymovin earlier than 5.5 wrote two values into each keyframe: the start value \
          (`s`) and the end value (`e`) of the segment that follows. The last keyframe has no \
          value, but the specification requires a value in every keyframe.
          """,
        effect: "Players support both formats. Tools that follow the specification might not.",
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
  /// Legacy keyframe format (`schema/legacy-keyframe`).
  public static let legacyKeyframe = Rule.legacyKeyframe.pageKind
}
