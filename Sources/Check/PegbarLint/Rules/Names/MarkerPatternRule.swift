public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Marker name that does not match the required pattern.
  package static let markerPattern = Rule(
    .rule(
      "name/marker-pattern", .warning,
      RulePage(
        title: "Marker name that violates the naming convention",
        meaning: """
          The name does not match the regular expression that the configuration specifies for \
          marker names. The expression can match any part of a name. Use `^` and `$` to match the \
          whole name.
          """,
        effect:
          "Apps cannot find the marker, so they cannot play the span that starts at the marker.",
        wayOut: """
          Double-click the marker in the Timeline panel, and enter a matching name as its comment.
          """)),
    standing: .optional,
    options: [.pattern("pattern", "regular expression that marker names must match")],
    example: RuleExample.animation(#""markers": [{"cm": "Loop Start", "tm": 0, "dr": 9}]"#)
      .setting("pattern", to: .text(#"^(intro|loop|outro)\d*$"#)),
    check: .document { run in
      guard let pattern = run.pattern("pattern") else { return }
      for marker in run.document.markers where !pattern.matches(marker.name) {
        run.report(
          "the name “\(marker.name)” does not match \(pattern.text)", at: marker.source)
      }
    })
}

extension FindingKind {
  /// Marker name that does not match the required pattern (`name/marker-pattern`).
  public static let markerPattern = Rule.markerPattern.pageKind
}
