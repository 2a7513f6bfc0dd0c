public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Duplicate layer name in a composition.
  package static let duplicateLayerName = Rule(
    .rule(
      "name/duplicate-layer", .note,
      RulePage(
        title: "Duplicate layer name",
        meaning: """
          Apps refer to layers by key path (for example, “Body.Arm.Fill 1”). A key path cannot \
          distinguish layers that have the same name.
          """,
        effect: "An app that changes one of the layers changes all of them.",
        wayOut: "Give each layer in a composition a unique name.")),
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
          ? "an earlier layer is also named “\(name)”"
          : "\(repeated.count) layers have the same name as another layer; the first is “\(name)”",
        at: first.source, occurrences: repeated.count)
    })
}

extension FindingKind {
  /// Duplicate layer name (`name/duplicate-layer`).
  public static let duplicateLayerName = Rule.duplicateLayerName.pageKind
}
