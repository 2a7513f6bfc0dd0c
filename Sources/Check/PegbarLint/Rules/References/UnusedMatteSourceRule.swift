public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Unused track matte.
  package static let unusedMatteSource = Rule(
    .rule(
      "ref/unused-matte-source", .warning,
      RulePage(
        title: "Unused track matte",
        meaning: """
          The layer is flagged as a track matte (`td`), so it is not drawn, but no layer uses the \
          matte.
          """,
        effect: "The layer is never visible.",
        wayOut: """
          Select the matte in the Track Matte column of the intended layer, or delete the matte.
          """)),
    example: .layers([#""ty": 1, "sw": 9, "sh": 9, "td": 1"#, #""ty": 1, "sw": 9, "sh": 9"#]),
    check: .layer { layer, run in
      guard layer.isMatteSource, let composition = run.composition,
        !composition.uses.isNeeded(layer), !run.hasExpressions
      else { return }
      run.report(
        "the layer is a track matte, but no layer uses it",
        at: layer.source)
    })
}

extension FindingKind {
  /// Unused track matte (`ref/unused-matte-source`).
  public static let unusedMatteSource = Rule.unusedMatteSource.pageKind
}
