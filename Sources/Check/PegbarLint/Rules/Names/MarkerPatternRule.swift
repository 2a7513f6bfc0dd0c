public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A marker is not called as markers have to be called.
  package static let markerPattern = Rule(
    .rule(
      "name/marker-pattern", .warning,
      RulePage(
        title: "The name of a marker does not follow the convention",
        meaning: """
          The configuration sets a regular expression that names of markers have to match, and this \
          one does not. It may match a part of the name; `^` and `$` bind it to the whole.
          """,
        effect: "Apps that play the part between markers do not find it.",
        wayOut: "Double-click the marker in the timeline, and change its comment.")),
    standing: .optional,
    options: [.pattern("pattern", "the regular expression that names of markers have to match")],
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
  /// The name of a marker does not follow the convention (`name/marker-pattern`).
  public static let markerPattern = Rule.markerPattern.pageKind
}
