public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layers have no names.
  package static let unnamedLayer = Rule(
    .rule(
      "name/unnamed-layer", .warning,
      RulePage(
        title: "A layer has no name",
        meaning: """
          The layer has no name, or an empty one. Reports can only number it, and apps cannot name \
          it to change its colours or texts.
          """,
        effect: "Nothing that a viewer sees.",
        wayOut: """
          Name the layer in the timeline. If a tool has removed the names, tell it to keep `nm`.
          """)),
    example: .layer(#""nm": """#),
    check: .composition { composition, run in
      let unnamed = composition.layers.filter { $0.name?.isBlank ?? true }
      guard let first = unnamed.first else { return }
      run.report(
        unnamed.count == 1
          ? "the layer has no name"
          : "\(unnamed.count) layers have no name; the first one stands here",
        at: first.source, occurrences: unnamed.count)
    })
}

extension FindingKind {
  /// A layer has no name (`name/unnamed-layer`).
  public static let unnamedLayer = Rule.unnamedLayer.pageKind
}
