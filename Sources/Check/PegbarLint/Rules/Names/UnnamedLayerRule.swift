public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layer without a name.
  package static let unnamedLayer = Rule(
    .rule(
      "name/unnamed-layer", .warning,
      RulePage(
        title: "Layer without a name",
        meaning: """
          The layer has no name or an empty name. Reports can identify the layer only by number, \
          and apps cannot reference it to change its colors or text.
          """,
        effect: "None visible.",
        wayOut: """
          Name the layer in the Timeline panel. If a tool removed the names, configure the tool to \
          keep `nm`.
          """)),
    example: .layer(#""nm": """#),
    check: .composition { composition, run in
      let unnamed = composition.layers.filter { $0.name?.isBlank ?? true }
      guard let first = unnamed.first else { return }
      run.report(
        unnamed.count == 1
          ? "the layer has no name"
          : "\(unnamed.count) layers have no name; the first is here",
        at: first.source, occurrences: unnamed.count)
    })
}

extension FindingKind {
  /// A layer has no name (`name/unnamed-layer`).
  public static let unnamedLayer = Rule.unnamedLayer.pageKind
}
