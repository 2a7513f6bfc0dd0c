public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Gradient with many stops.
  package static let gradientStops = Rule(
    .rule(
      "perf/gradient-stops", .note,
      RulePage(
        title: "Gradient with many colors",
        meaning: """
          A few colors are enough for a smooth gradient. Additional intermediate colors have \
          little effect.
          """,
        effect: "The file is larger than necessary, and the gradient is slower to draw.",
        wayOut: "In the Gradient Editor, delete intermediate color stops.",
        example: "a gradient with 17 colors")),
    options: [RuleOption("max", 16, "maximum number of colors in a gradient")],
    check: .shape { item, run in
      guard case .style(let style) = item.kind, case .gradient(let gradient) = style.paint,
        Double(gradient.stopCount) > run.number("max"), run.isShown
      else { return }
      run.report(
        "the gradient has \(NumberWords.count(gradient.stopCount, "color")) "
          + NumberWords.limit(run.number("max")), measured: Double(gradient.stopCount),
        at: item.source)
    })
}

extension ShapeItem.Style {
  /// The paint.
  fileprivate var paint: Paint {
    switch self {
    case .fill(let fill): fill.paint
    case .stroke(let stroke): stroke.paint
    }
  }
}

extension FindingKind {
  /// Gradient with many colors (`perf/gradient-stops`).
  public static let gradientStops = Rule.gradientStops.pageKind
}
