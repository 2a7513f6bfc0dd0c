public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layers of one composition have the same name.
  package static let duplicateLayerName = Rule(
    .rule(
      "name/duplicate-layer", .note,
      RulePage(
        title: "Two layers have the same name",
        meaning: """
          Apps name layers by a path of names, such as “Body.Arm.Fill 1”. They cannot single out \
          one of two layers with the same name.
          """,
        effect: "An app that changes one of the layers changes both.",
        wayOut: "Give each layer of a composition a name of its own.")),
    standing: .optional,
    example: .layers([#""nm": "Arm""#, #""nm": "Arm""#]),
    check: .composition { composition, run in
      var seen: Set<String> = []
      let repeated = composition.layers.filter { layer in
        guard let name = layer.name, !name.isBlank else { return false }
        return !seen.insert(name).inserted
      }
      guard let first = repeated.first, let name = first.name else { return }
      run.report(
        repeated.count == 1
          ? "another layer before it is called “\(name)”, too"
          : "\(repeated.count) layers have the name of another one; the first one is “\(name)”",
        at: first.source, occurrences: repeated.count)
    })
}

extension FindingKind {
  /// Two layers have the same name (`name/duplicate-layer`).
  public static let duplicateLayerName = Rule.duplicateLayerName.pageKind
}
