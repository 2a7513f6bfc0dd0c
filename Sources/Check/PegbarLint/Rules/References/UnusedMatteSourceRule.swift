public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A track matte has no layer that shows through it.
  package static let unusedMatteSource = Rule(
    .rule(
      "ref/unused-matte-source", .warning,
      RulePage(
        title: "No layer shows through a track matte",
        meaning: """
          The layer is marked as a track matte (`td`), so it is not drawn itself; but no layer shows \
          through it.
          """,
        effect: "The layer is never seen.",
        wayOut: """
          Choose it in the Track Matte column of the layer that it is meant for, or delete it.
          """)),
    example: .layers([#""ty": 1, "sw": 9, "sh": 9, "td": 1"#, #""ty": 1, "sw": 9, "sh": 9"#]),
    check: .layer { layer, run in
      guard layer.isMatteSource, let composition = run.composition,
        !composition.uses.isNeeded(layer), !run.hasExpressions
      else { return }
      run.report(
        "the layer is a track matte, but no layer shows through it; it is never seen",
        at: layer.source)
    })
}

extension FindingKind {
  /// No layer shows through a track matte (`ref/unused-matte-source`).
  public static let unusedMatteSource = Rule.unusedMatteSource.pageKind
}
