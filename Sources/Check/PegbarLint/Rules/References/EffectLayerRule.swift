public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Effect that references a missing layer, except for Set Matte, which has its own finding.
  package static let effectLayer = Rule(
    .rule(
      "ref/effect-layer-ref", .warning,
      RulePage(
        title: "Effect that references a missing layer",
        meaning:
          """
          A parameter of the effect references a layer index that does not exist in the \
          composition.
          """,
        effect: "The effect changes nothing, or an expression that uses the effect fails.",
        wayOut: "Select the layer again in the Effect Controls panel, or delete the effect.")),
    example: .layer(#""ty": 1, "ind": 1, "ef": [{"ty": 27, "ef": [{"ty": 10, "v": {"k": 7}}]}]"#),
    check: .effect { effect, run in
      guard run.isShown, let composition = run.composition, effect.isUseful(in: run) else { return }
      let missing = effect.layerIndices.first { composition.uses.positions[$0] == nil }
      guard let missing else { return }
      run.report(
        "the effect references layer index \(missing), which does not exist", at: effect.source)
    })
}

extension Effect {
  /// Returns `true` if the effect draws something, or if expressions can read it.
  ///
  /// Set Matte has its own finding, Stroke references masks instead of layers, and effects that no
  /// player draws use no layer.
  fileprivate func isUseful(in run: RuleRun) -> Bool {
    switch kind {
    case .control: run.hasExpressions
    case .setMatte, .stroke, .other, nil: false
    case .color, .dropShadow, .radialWipe, .displacementMap, .gaussianBlur, .transform: true
    }
  }
}

extension FindingKind {
  /// Effect that references a missing layer (`ref/effect-layer-ref`).
  public static let effectLayer = Rule.effectLayer.pageKind
}
