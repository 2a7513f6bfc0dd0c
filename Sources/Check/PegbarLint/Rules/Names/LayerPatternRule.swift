public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layer name that does not match the required pattern.
  package static let layerPattern = Rule(
    .rule(
      "name/layer-pattern", .warning,
      RulePage(
        title: "Layer name that violates the naming convention",
        meaning: """
          The name does not match the regular expression that the configuration specifies for \
          layer names. The expression can match any part of a name. Use `^` and `$` to match the \
          whole name.
          """,
        effect: "Apps and scripts that rely on the convention cannot find the layer.",
        wayOut: """
          Select the layer in the Timeline panel, press Return, and enter a matching name.
          """)),
    standing: .optional,
    options: [.pattern("pattern", "regular expression that layer names must match")],
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
  /// Layer name that does not match the required pattern (`name/layer-pattern`).
  public static let layerPattern = Rule.layerPattern.pageKind
}
