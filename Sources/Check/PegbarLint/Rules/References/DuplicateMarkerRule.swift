public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Two markers have the same name.
  package static let duplicateMarker = Rule(
    .rule(
      "ref/duplicate-marker", .warning,
      RulePage(
        title: "Two markers have the same name",
        meaning: "Apps find markers by their names, so only one of them can be found.",
        effect: "An app that plays from a marker plays the wrong one.",
        wayOut: "Give each marker a comment of its own.")),
    example: .animation(
      #""markers": [{"cm": "a", "tm": 0, "dr": 5}, {"cm": "a", "tm": 9, "dr": 5}]"#),
    check: .document { run in
      var names: Set<String> = [""]
      for marker in run.document.markers where !names.insert(marker.name).inserted {
        guard !marker.name.isEmpty else { continue }
        run.report("another marker before it is called “\(marker.name)”, too", at: marker.source)
      }
    })
}

extension FindingKind {
  /// Two markers have the same name (`ref/duplicate-marker`).
  public static let duplicateMarker = Rule.duplicateMarker.pageKind
}
