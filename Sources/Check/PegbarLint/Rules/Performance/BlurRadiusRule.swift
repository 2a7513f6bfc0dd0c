public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Large blur radius.
  package static let blurRadius = Rule(
    .rule(
      "perf/blur-radius", .warning,
      RulePage(
        title: "Large blur radius",
        meaning: """
          The larger the blur radius, the more pixels a player combines for each pixel that it \
          draws.
          """,
        effect: "The animation drops frames while the blur is visible.",
        wayOut: """
          Reduce the Blurriness of the Gaussian Blur effect, or use an image or gradient that \
          looks blurred.
          """)),
    options: [RuleOption("max", 50, "maximum Blurriness")],
    example: .layer(#""ef": [{"ty": 29, "en": 1, "ef": [{"ty": 0, "v": {"a": 0, "k": 51}}]}]"#),
    check: .effect { effect, run in
      guard run.isShown, effect.kind == .gaussianBlur,
        case .property(let value)? = effect.parameters.first?.value,
        let radius: Property<Double> = value.property(), radius.largest > run.number("max")
      else { return }
      run.report(
        "Blurriness is \(NumberWords.frame(radius.largest)) "
          + NumberWords.limit(run.number("max")), measured: radius.largest, at: radius.source)
    })
}

extension FindingKind {
  /// Large blur radius (`perf/blur-radius`).
  public static let blurRadius = Rule.blurRadius.pageKind
}
