internal import PegbarDiagnostics
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
        wayOut: "Delete colour stops that lie between two others in the Gradient Editor.")),
    options: [RuleOption("max", 16, "how many colours a gradient may have")],
    found: [.shapes(gradient(17)).excerpted("a gradient with 17 colours")],
    silent: [.shapes(gradient(16)).excerpted("a gradient with 16 colours")],
    check: .shape { item, run in
      guard case .style(let style) = item.kind, case .gradient(let gradient) = style.paint,
        Double(gradient.stopCount) > run.number("max"), run.isShown
      else { return }
      run.report(
        "the gradient has \(NumberWords.count(gradient.stopCount, "colour")), more than "
          + NumberWords.number(run.number("max")), measured: Double(gradient.stopCount),
        at: item.source)
    })

  private static func gradient(_ count: Int) -> String {
    let stops = (0..<count).map { "\(Double($0) / Double(count)), 1, 0, 0" }
    return
      #"{"ty": "gf", "t": 1, "g": {"p": \#(count), "k": {"k": [\#(stops.joined(separator: ", "))]}}}"#
  }
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
