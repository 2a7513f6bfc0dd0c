public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A gradient has many stops.
  package static let gradientStops = Rule(
    .rule(
      "perf/gradient-stops", .note,
      RulePage(
        title: "A gradient has many colours",
        meaning: "Few colours make smooth gradients; further ones between them change little.",
        effect: "The file is larger than it has to be, and the gradient takes longer to draw.",
        wayOut: "Delete colour stops that lie between two others in the Gradient Editor.",
        example: "a gradient with 17 colours")),
    options: [RuleOption("max", 16, "how many colours a gradient may have")],
    check: .shape { item, run in
      guard case .style(let style) = item.kind, case .gradient(let gradient) = style.paint,
        Double(gradient.stopCount) > run.number("max"), run.isShown
      else { return }
      run.report(
        "the gradient has \(NumberWords.count(gradient.stopCount, "colour")), more than "
          + NumberWords.number(run.number("max")), measured: Double(gradient.stopCount),
        at: item.source)
    })
}

extension ShapeItem.Style {
  /// What it paints with.
  fileprivate var paint: Paint {
    switch self {
    case .fill(let fill): fill.paint
    case .stroke(let stroke): stroke.paint
    }
  }
}

extension FindingKind {
  /// A gradient has many colours (`perf/gradient-stops`).
  public static let gradientStops = Rule.gradientStops.pageKind
}
