public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A blur is wide.
  package static let blurRadius = Rule(
    .rule(
      "perf/blur-radius", .warning,
      RulePage(
        title: "A blur is wide",
        meaning: "The wider a blur, the more pixels a player mixes for each pixel that it draws.",
        effect: "The animation drops frames while the blur is shown.",
        wayOut: """
          Lower Blurriness of Gaussian Blur, or use a picture or a gradient that looks blurred \
          already.
          """)),
    options: [RuleOption("max", 50, "how large Blurriness may be")],
    example: .layer(#""ef": [{"ty": 29, "en": 1, "ef": [{"ty": 0, "v": {"a": 0, "k": 51}}]}]"#),
    check: .effect { effect, run in
      guard run.isShown, effect.kind == .gaussianBlur,
        case .property(let value)? = effect.parameters.first?.value,
        let radius: Property<Double> = value.property(), radius.largest > run.number("max")
      else { return }
      run.report(
        "Blurriness is \(NumberWords.frame(radius.largest)), more than "
          + NumberWords.number(run.number("max")), measured: radius.largest, at: radius.source)
    })
}

extension FindingKind {
  /// A blur is wide (`perf/blur-radius`).
  public static let blurRadius = Rule.blurRadius.pageKind
}
