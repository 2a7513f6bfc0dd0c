public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Keyframes have end values that nothing needs.
  package static let legacyEndValues = Rule(
    .rule(
      "size/legacy-end-values", .note,
      RulePage(
        title: "Keyframes have needless end values",
        meaning: """
          Keyframes have the value at which their segment ends (`e`), although the next keyframe has \
          its own value (`s`), which counts.
          """,
        effect: "Nothing; the file is larger than it has to be.",
        wayOut: "Export the composition again with a current version of Bodymovin.")),
    example: .layer(
      #""ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "e": [90]}, {"t": 30, "s": [90]}]}}"#),
    check: .document { run in
      guard run.document.writing[.lastKeyWithoutValue] == nil else { return }
      run.report(.endValue) { count in
        count == 1
          ? "a keyframe has an end value, which nothing needs"
          : "\(count) keyframes have end values, which nothing needs; the first one stands here"
      }
    })
}

extension FindingKind {
  /// Keyframes have needless end values (`size/legacy-end-values`).
  public static let legacyEndValues = Rule.legacyEndValues.pageKind
}
