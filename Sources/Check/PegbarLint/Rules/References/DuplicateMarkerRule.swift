public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Duplicate marker name.
  package static let duplicateMarker = Rule(
    .rule(
      "ref/duplicate-marker", .warning,
      RulePage(
        title: "Duplicate marker name",
        meaning: """
          Multiple markers have the same name. Apps find markers by name, so they can find only \
          one of these markers.
          """,
        effect: "An app that plays from a marker might start at the wrong marker.",
        wayOut: "Give each marker a unique comment, which becomes its name.")),
    example: .animation(
      #""markers": [{"cm": "a", "tm": 0, "dr": 5}, {"cm": "a", "tm": 9, "dr": 5}]"#),
    check: .document { run in
      var names: Set<String> = [""]
      for marker in run.document.markers where !names.insert(marker.name).inserted {
        guard !marker.name.isEmpty else { continue }
        run.report("a previous marker is also named “\(marker.name)”", at: marker.source)
      }
    })
}

extension FindingKind {
  /// Duplicate marker name (`ref/duplicate-marker`).
  public static let duplicateMarker = Rule.duplicateMarker.pageKind
}
