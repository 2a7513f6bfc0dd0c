public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Keyframes with unnecessary end values.
  package static let legacyEndValues = Rule(
    .rule(
      "size/legacy-end-values", .note,
      RulePage(
        title: "Keyframes with unnecessary end values",
        meaning: """
          Keyframes contain the end value of their segment (`e`), but players use the start value \
          of the next keyframe (`s`) instead.
          """,
        effect: "None visible, but the file is larger than necessary.",
        wayOut: "Export the composition again with a current version of Bodymovin.")),
    example: .layer(
      #""ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "e": [90]}, {"t": 30, "s": [90]}]}}"#),
    check: .document { run in
      guard run.document.writing[.lastKeyWithoutValue] == nil else { return }
      run.report(.endValue) { count in
        count == 1
          ? "a keyframe has an unused end value"
          : "\(count) keyframes have unused end values; the first is here"
      }
    })
}

extension FindingKind {
  /// Keyframes with unnecessary end values (`size/legacy-end-values`).
  public static let legacyEndValues = Rule.legacyEndValues.pageKind
}
