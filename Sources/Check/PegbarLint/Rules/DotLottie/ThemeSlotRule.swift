public import PegbarDiagnostics

extension Rule {
  /// Theme rule for a slot that the animation does not have.
  package static let themeSlot = Rule(
    .rule(
      "dotlottie/theme-slot", .error,
      RulePage(
        title: "Theme rule for an unknown slot",
        meaning: """
          A theme rule sets a slot that is not defined in `slots` and not referenced by any \
          property (`sid`) in the animation. In an archive with several animations, this is a \
          warning if the rule applies to all of them.
          """,
        effect: "The rule has no effect.",
        wayOut: """
          Correct the ID of the slot in the theme, or limit the rule to the animations that have \
          the slot. If the slot is missing, add the property to the Essential Graphics panel and \
          export again.
          """)),
    example: RuleExample.animation(#""slots": {"ink": {"p": {"a": 0, "k": [0, 0, 1]}}}"#)
      .inArchive(
        manifest: #"{"animations": [{"id": "day"}], "themes": [{"id": "dark"}]}"#,
        files: [
          "t/dark.json": #"{"rules": [{"id": "inks", "type": "Color", "value": [1, 1, 1]}]}"#
        ]),
    check: .document { $0.reportThemes() })
}

extension FindingKind {
  /// Theme rule for a slot that the animation does not have (`dotlottie/theme-slot`).
  public static let themeSlot = Rule.themeSlot.pageKind
}
