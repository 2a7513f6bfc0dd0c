public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A precomposition has no name.
  package static let unnamedComposition = Rule(
    .rule(
      "name/unnamed-composition", .note,
      RulePage(
        title: "A precomposition has no name",
        meaning: """
          The precomposition has an id, but no name. Older exporters write none, and tools that \
          make files smaller remove it.
          """,
        effect: "Nothing that a viewer sees; reports can only give the id.",
        wayOut: "Export again with a recent Bodymovin, or tell the tool to keep `nm`.")),
    standing: .optional,
    example: .animation(#""assets": [{"id": "comp_0", "layers": []}]"#),
    check: .document { run in
      let unnamed = run.document.assets.filter { $0.layers != nil && $0.name?.isBlank ?? true }
      guard let first = unnamed.first else { return }
      run.report(
        unnamed.count == 1
          ? "the precomposition has no name"
          : "\(unnamed.count) precompositions have no name; the first one stands here",
        at: first.source, occurrences: unnamed.count)
    })
}

extension FindingKind {
  /// A precomposition has no name (`name/unnamed-composition`).
  public static let unnamedComposition = Rule.unnamedComposition.pageKind
}
