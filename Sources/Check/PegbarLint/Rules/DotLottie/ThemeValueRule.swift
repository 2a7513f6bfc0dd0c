public import PegbarDiagnostics

extension Rule {
  /// Theme rule without a valid value.
  package static let themeValue = Rule(
    .rule(
      "dotlottie/theme-value", .error,
      RulePage(
        title: "Theme rule without a valid value",
        meaning: """
          A theme rule needs a `value`, `keyframes` or an `expression` of its type. Images cannot \
          have keyframes, and all keyframes of a gradient must have the same number of colors.
          """,
        effect: "The rule has no effect. Some players reject the whole theme.",
        wayOut: """
          Correct the value in the theme, or create the theme again with a dotLottie tool.
          """)),
    example: RuleExample.animation(#""slots": {"ink": {"p": {"a": 0, "k": [0, 0, 1]}}}"#)
      .inArchive(
        manifest: #"{"animations": [{"id": "day"}], "themes": [{"id": "dark"}]}"#,
        files: ["t/dark.json": #"{"rules": [{"id": "ink", "type": "Color", "value": [1]}]}"#]),
    check: .document { $0.reportThemes() })
}

extension FindingKind {
  /// Theme rule without a valid value (`dotlottie/theme-value`).
  public static let themeValue = Rule.themeValue.pageKind
}
