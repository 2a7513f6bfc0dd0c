public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Unused null layer.
  package static let identityNull = Rule(
    .rule(
      "size/identity-null", .note,
      RulePage(
        title: "Unused null layer",
        meaning: "The null is not the parent of any layer, and no effect or expression uses it.",
        effect: "None visible, but the file is larger than necessary.",
        wayOut: "Delete the null, unless an app uses the null to position a view.")),
    example: .layer(#""nm": "Null 1""#),
    check: .layer { layer, run in
      guard case .null = layer.kind, run.isShown, run.isDispensable(layer) else { return }
      run.report("no layer uses the null as its parent", at: layer.source)
    })
}

extension FindingKind {
  /// Unused null layer (`size/identity-null`).
  public static let identityNull = Rule.identityNull.pageKind
}
