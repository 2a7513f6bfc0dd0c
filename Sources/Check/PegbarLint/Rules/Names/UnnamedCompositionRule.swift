public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Precomposition without a name.
  package static let unnamedComposition = Rule(
    .rule(
      "name/unnamed-composition", .note,
      RulePage(
        title: "Precomposition without a name",
        meaning: """
          The precomposition has an ID but no name. Older exporters do not write names, and tools \
          that reduce file size remove them.
          """,
        effect: "None visible, but reports can identify the precomposition only by its ID.",
        wayOut: """
          Export again with a current version of Bodymovin. If a tool removed the name, configure \
          the tool to keep `nm`.
          """)),
    standing: .optional,
    example: .animation(#""assets": [{"id": "comp_0", "layers": []}]"#),
    check: .document { run in
      let unnamed = run.document.assets.filter { $0.layers != nil && $0.name?.isBlank ?? true }
      guard let first = unnamed.first else { return }
      run.report(
        unnamed.count == 1
          ? "the precomposition has no name"
          : "\(unnamed.count) precompositions have no name; the first is here",
        at: first.source, occurrences: unnamed.count)
    })
}

extension FindingKind {
  /// Precomposition without a name (`name/unnamed-composition`).
  public static let unnamedComposition = Rule.unnamedComposition.pageKind
}
