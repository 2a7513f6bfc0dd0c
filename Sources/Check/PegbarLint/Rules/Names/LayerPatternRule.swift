public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A layer is not called as layers have to be called.
  package static let layerPattern = Rule(
    .rule(
      "name/layer-pattern", .warning,
      RulePage(
        title: "The name of a layer does not follow the convention",
        meaning: """
          The configuration sets a regular expression that names of layers have to match, and this \
          one does not. It may match a part of the name; `^` and `$` bind it to the whole.
          """,
        effect: "Apps and scripts that go by the convention do not find the layer.",
        wayOut: "Select the layer in the timeline, press Return, and give it another name.")),
    standing: .optional,
    options: [.pattern("pattern", "the regular expression that names of layers have to match")],
    example: RuleExample.layer(#""nm": "Left Arm""#).setting("pattern", to: .text("^[a-z-]+$")),
    check: .document { run in
      guard let pattern = run.pattern("pattern") else { return }
      for layer in run.document.allLayers {
        guard let name = layer.name, !name.isBlank, !pattern.matches(name) else { continue }
        run.report("the name “\(name)” does not match \(pattern.text)", at: layer.source)
      }
    })
}

extension FindingKind {
  /// The name of a layer does not follow the convention (`name/layer-pattern`).
  public static let layerPattern = Rule.layerPattern.pageKind
}
