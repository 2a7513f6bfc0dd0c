public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// An effect takes a layer that does not exist; Set Matte has a finding of its own.
  package static let effectLayer = Rule(
    .rule(
      "ref/effect-layer-ref", .warning,
      RulePage(
        title: "The layer that an effect takes does not exist",
        meaning:
          "A parameter of the effect names a layer index that no layer of the composition has.",
        effect: "The effect changes nothing, or an expression that uses it fails.",
        wayOut: "Choose the layer again in Effect Controls, or delete the effect.")),
    example: .layer(#""ty": 1, "ind": 1, "ef": [{"ty": 27, "ef": [{"ty": 10, "v": {"k": 7}}]}]"#),
    check: .effect { effect, run in
      guard run.isShown, let composition = run.composition, effect.isUseful(in: run) else { return }
      let missing = effect.layerIndices.first { composition.uses.positions[$0] == nil }
      guard let missing else { return }
      run.report(
        "the effect takes the layer with index \(missing), which does not exist", at: effect.source)
    })
}

extension Effect {
  /// Whether it draws something, or expressions may read it; Set Matte has a finding of its own,
  /// Stroke names masks instead of layers, and what no player draws takes nothing.
  fileprivate func isUseful(in run: RuleRun) -> Bool {
    switch kind {
    case .control: run.hasExpressions
    case .setMatte, .stroke, .other, nil: false
    case .color, .dropShadow, .radialWipe, .displacementMap, .gaussianBlur, .transform: true
    }
  }
}

extension FindingKind {
  /// The layer that an effect takes does not exist (`ref/effect-layer-ref`).
  public static let effectLayer = Rule.effectLayer.pageKind
}
