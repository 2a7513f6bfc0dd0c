public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A null moves nothing.
  package static let identityNull = Rule(
    .rule(
      "size/identity-null", .note,
      RulePage(
        title: "A null moves nothing",
        meaning: "The null is the parent of no layer, and no effect or expression uses it.",
        effect: "Nothing; the file is larger than it has to be.",
        wayOut: "Delete the null, unless an app uses it as a place to put a view of its own.")),
    example: .layer(#""nm": "Null 1""#),
    check: .layer { layer, run in
      guard case .null = layer.kind, run.isShown, run.isDispensable(layer) else { return }
      run.report("no layer has the null as its parent", at: layer.source)
    })
}

extension FindingKind {
  /// A null moves nothing (`size/identity-null`).
  public static let identityNull = Rule.identityNull.pageKind
}
