public import PegbarDiagnostics

extension Rule {
  /// Theme rule of an unknown type, or of another type than its slot.
  package static let themeType = Rule(
    .rule(
      "dotlottie/theme-type", .error,
      RulePage(
        title: "Theme rule of the wrong type",
        meaning: """
          The type of a theme rule must be `Color`, `Scalar`, `Position`, `Vector`, `Gradient`, \
          `Image` or `Text`, and must match the properties that use the slot.
          """,
        effect: "The rule has no effect. Some players reject the whole theme.",
        wayOut: "Correct the type in the theme, or create the theme again with a dotLottie tool.")),
    example: RuleExample.animation(#""slots": {"ink": {"p": {"a": 0, "k": [0, 0, 1]}}}"#)
      .inArchive(
        manifest: #"{"animations": [{"id": "day"}], "themes": [{"id": "dark"}]}"#,
        files: ["t/dark.json": #"{"rules": [{"id": "ink", "type": "Scalar", "value": 1}]}"#]),
    check: .document { $0.reportThemes() })
}

extension FindingKind {
  /// Theme rule of an unknown type, or of another type than its slot (`dotlottie/theme-type`).
  public static let themeType = Rule.themeType.pageKind
}
