public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Large layer with effects.
  package static let effectArea = Rule(
    .rule(
      "perf/effect-area", .warning,
      RulePage(
        title: "Large layer with effects",
        meaning: """
          The layer has an effect and is as large as a screen. Players draw the layer into a \
          bitmap, and the effect recomputes every pixel in every frame.
          """,
        effect: "The animation drops frames while the layer is visible.",
        wayOut: """
          Apply the effect to a smaller layer, or color the shapes directly instead of using an \
          effect.
          """)),
    options: [.area],
    example: .layer(
      ##""ty": 1, "sw": 1000, "sh": 1001, "sc": "#fff", "ef": [{"ty": 29, "en": 1}]"##),
    check: .layer { layer, run in
      guard run.isShown, !layer.effects.isEmpty, let (width, height) = run.size(of: layer),
        width * height > run.number("max"),
        let effect = layer.effects.first(where: { $0.isEnabled && $0.kind?.isKnown == true })
      else { return }
      run.report(
        "the effect \(effect.name.map { "“\($0)” " } ?? "")is applied to a layer of "
          + "\(NumberWords.size(width, height))", measured: width * height, at: layer.source)
    })
}

extension Effect.Kind {
  /// `true` if any player draws the effect; `effect/other` reports the others.
  fileprivate var isKnown: Bool { isDrawn && self != .other }
}

extension FindingKind {
  /// Large layer with effects (`perf/effect-area`).
  public static let effectArea = Rule.effectArea.pageKind
}
